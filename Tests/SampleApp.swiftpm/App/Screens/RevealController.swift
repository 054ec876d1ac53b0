import HeaderBehaviors
import HeaderUIKit
import UIKit

/// A table whose header view is hidden until it is pulled out.
final class RevealController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let search = CoverView("Search", "In all posts", color: .systemIndigo)
  private lazy var posts = PostList(tableView)
  private var header: HeaderAttachment?

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = posts
    search.frame.size.height = 60
    tableView.tableHeaderView = search
    header = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: tableView)
  }
}
