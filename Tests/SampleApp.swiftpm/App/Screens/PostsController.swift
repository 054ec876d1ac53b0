import HeaderBehaviors
import HeaderUIKit
import UIKit

/// A feed in a table controller, which need know nothing of a header; it may have one of its own.
final class PostsController: UITableViewController {
  private let cover: UIView?
  private lazy var posts = PostList(tableView)
  private var header: HeaderAttachment?

  /// A feed, under `header` if there is one.
  init(header: UIView? = nil) {
    cover = header
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = posts
    guard let cover else { return }
    header = HeaderAttachment(FacebookHideHeader(), header: cover, scrollView: tableView)
  }
}
