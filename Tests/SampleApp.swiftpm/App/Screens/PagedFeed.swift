import HeaderBehaviors
import HeaderUIKit
import UIKit

/// Three feeds as pages under one cover, with tabs at the cover's bottom and a refresh control on each page.
@MainActor
enum PagedFeed {
  /// Makes the screen, with the refresh controls at `placement`.
  static func make(refreshing placement: HeaderRefreshPlacement) -> UIViewController {
    let tabs = UISegmentedControl(items: ["Posts", "Short", "None"])
    tabs.selectedSegmentIndex = 0
    let pages = [60, 3, 0].map { PostsController(count: $0, canBePulled: true) }
    let profile = HeaderContainerViewController(
      OffscreenContainerHeader(), header: CoverView("Harbour", "Drag me, too"), pages: pages,
      foot: tabs)
    profile.onSelect = { [weak tabs] in tabs?.selectedSegmentIndex = $0 }
    tabs.addAction(
      UIAction { [weak profile, weak tabs] _ in
        profile?.select(tabs?.selectedSegmentIndex ?? 0, animated: true)
      }, for: .valueChanged)
    profile.loadViewIfNeeded()
    profile.attachment?.refreshPlacement = placement
    return profile
  }
}
