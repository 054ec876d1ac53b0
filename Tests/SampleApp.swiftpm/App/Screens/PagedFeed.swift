import HeaderBehaviors
import HeaderUIKit
import UIKit

/// A cover over three feeds that a finger turns, with tabs for its foot and a spinner on each.
@MainActor
enum PagedFeed {
  /// The screen. The spinners appear where `placement` has them.
  static func make(refreshing placement: HeaderRefreshPlacement) -> UIViewController {
    let tabs = UISegmentedControl(items: ["Posts", "Short", "None"])
    tabs.selectedSegmentIndex = 0
    let pages = [60, 3, 0].map { RefreshedFeed(count: $0) }
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

/// A feed of its own length that can be pulled.
private final class RefreshedFeed: UITableViewController {
  private let count: Int
  private lazy var posts = PostList(tableView, count: count)

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = posts
    let control = UIRefreshControl()
    tableView.refreshControl = control
    control.addAction(
      UIAction { [weak control] _ in
        Task {
          try? await Task.sleep(nanoseconds: 2_000_000_000)
          control?.endRefreshing()
        }
      }, for: .valueChanged)
  }
}
