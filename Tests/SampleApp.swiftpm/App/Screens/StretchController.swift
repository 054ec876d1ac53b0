import HeaderUIKit
import UIKit

/// A table whose class is all that was set: its header view stretches when it is pulled.
final class StretchController: UIViewController {
  private let tableView = ElasticHeaderTableView(frame: .zero, style: .plain)
  private let cover = CoverView("Lagoon Trail", "Stage three", color: .systemTeal)
  private lazy var posts = PostList(tableView)

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = posts
    cover.frame.size.height = 200
    tableView.tableHeaderView = cover
  }
}
