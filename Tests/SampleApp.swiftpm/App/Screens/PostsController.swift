import HeaderBehaviors
import HeaderUIKit
import UIKit

/// A feed in a table view controller, with or without a header of its own.
final class PostsController: UITableViewController {
  private let count: Int
  private let canBePulled: Bool
  private let cover: UIView?
  private lazy var posts = PostList(tableView, count: count)
  private var header: HeaderAttachment?

  /// A feed of `count` posts, with a refresh control if it can be pulled, under `header` if there is one.
  init(count: Int = 60, canBePulled: Bool = false, header: UIView? = nil) {
    (self.count, self.canBePulled, cover) = (count, canBePulled, header)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = posts
    if canBePulled { addRefreshControl() }
    guard let cover else { return }
    header = HeaderAttachment(FacebookHideHeader(), header: cover, scrollView: tableView)
  }

  /// Adds a refresh control whose refresh takes two seconds.
  private func addRefreshControl() {
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
