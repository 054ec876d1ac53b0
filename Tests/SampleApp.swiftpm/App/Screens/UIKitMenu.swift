import HeaderBehaviors
import HeaderCore
import HeaderUIKit
import SwiftUI
import UIKit

/// The list of UIKit's screens.
struct UIKitMenu: View {
  /// Shows a screen.
  let open: @MainActor (UIViewController) -> Void
  private let techniques = HeaderCatalog.standard.techniques

  var body: some View {
    List {
      Section("Techniques") {
        ForEach(techniques, id: \.descriptor.name) { technique in
          entry(technique.descriptor.name, technique.descriptor.summary) {
            FeedController.technique(technique)
          }
        }
      }
      Section("Ways to attach") { waysToAttach }
      Section("Device check") { deviceChecks }
    }
    .navigationTitle("Headers")
  }

  @ViewBuilder private var waysToAttach: some View {
    entry("Your own constraints", "A list below a header in Auto Layout.") {
      FeedController.constrained()
    }
    entry("A container", "A large cover above a controller that knows nothing of it.") {
      HeaderContainerViewController(
        OffscreenContainerHeader(), header: CoverView("Lagoon Trail", "Four days on foot"),
        child: PostsController())
    }
    entry("Pages", "Three feeds under one cover, of which two are short. Pull to refresh each.") {
      PagedFeed.make(refreshing: .automatic)
    }
    entry("Pages, spinner above", "The same, with the spinners above the cover.") {
      PagedFeed.make(refreshing: .above)
    }
    entry("A table that stretches", "The table's own header view, with its class set.") {
      FeedController.stretching()
    }
    entry("A table controller", "A header over a UITableViewController's own list.") {
      PostsController(header: CoverView("Inbox", "Twelve unread"))
    }
  }

  @ViewBuilder private var deviceChecks: some View {
    entry("Record a header", "A hand-written header, recorded and shared for 'headers fit'.") {
      RecordingController()
    }
    entry("Device check", "Six gestures, and how far the simulation is from this device.") {
      DeviceCheckController { UIKitCheckedScreen(in: $0, isSimulated: true) }
    }
    entry(
      "Device check of a whole screen",
      "The same, with self-sizing rows, sections, a large title and a search bar."
    ) {
      DeviceCheckController { UIKitCheckedScreen(in: $0, isSimulated: false) }
    }
  }

  /// A line of the menu, and the screen behind it.
  private func entry(
    _ title: String, _ summary: String, _ make: @escaping @MainActor () -> UIViewController
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Button(title) {
        let screen = make()
        screen.title = title
        open(screen)
      }
      Text(summary).font(.footnote).foregroundColor(.secondary)
    }
  }
}
