import HeaderBehaviors
import HeaderCore
import HeaderUIKit
import UIKit

/// A line of the menu, and the screen behind it.
@MainActor
struct MenuEntry {
  /// What it is called.
  let title: String
  /// What there is to see.
  let summary: String
  private let make: @MainActor () -> UIViewController

  private init(
    _ title: String, _ summary: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.summary = summary
    self.make = make
  }

  /// The screen of one technique, with the parameters of its document.
  init(technique: HeaderTechnique) {
    self.init(technique.descriptor.name, technique.descriptor.summary) {
      FeedController.technique(technique)
    }
  }

  /// The screen, under its title.
  func makeController() -> UIViewController {
    let controller = make()
    controller.title = title
    return controller
  }

  /// The ways to give a screen a header.
  static let waysIn = [
    MenuEntry("Your own constraints", "A list hung under a header in Auto Layout.") {
      FeedController.constrained()
    },
    MenuEntry("A container", "A large cover above a controller that knows nothing of it.") {
      HeaderContainerViewController(
        OffscreenContainerHeader(), header: CoverView("Lagoon Trail", "Four days on foot"),
        child: PostsController())
    },
    MenuEntry("Pages", "Three feeds under one cover, of which two are short. Pull to refresh each.")
    {
      PagedFeed.make(refreshing: .automatic)
    },
    MenuEntry("Pages, spinner above", "The same, and the cover makes way for the spinner.") {
      PagedFeed.make(refreshing: .above)
    },
    MenuEntry("A table that stretches", "The table's own header view, with its class set.") {
      FeedController.stretching()
    },
    MenuEntry("A table header that waits", "Pull once to see the search, as in Mail.") {
      FeedController.technique(HeaderTechnique(StickyPullRevealHeader.self), title: "Search")
    },
    MenuEntry("A table controller in place", "A header over a UITableViewController's own list.") {
      PostsController(header: CoverView("Inbox", "Twelve unread"))
    },
  ]

  /// What is measured on the device.
  static let deviceChecks = [
    MenuEntry("Record a header", "A hand-written header, recorded and shared for 'headers fit'.") {
      RecordingController()
    },
    MenuEntry("Device check", "Six gestures, and how far the simulation is from this device.") {
      DeviceCheckController()
    },
    MenuEntry(
      "Device check of a whole screen",
      "The same, with rows that measure themselves, sections, a large title and a search bar."
    ) {
      DeviceCheckController { DeviceCheckBed(in: $0, isSimulated: false) }
    },
  ]
}
