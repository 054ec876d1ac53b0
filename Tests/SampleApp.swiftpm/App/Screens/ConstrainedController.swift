import HeaderBehaviors
import HeaderUIKit
import UIKit

/// A list that the app's own constraints hang under a header: the header's height is all that moves.
final class ConstrainedController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let cover = CoverView("Night Library", "Open until two", color: .systemTeal)
  private lazy var posts = PostList(tableView)
  private var header: HeaderAttachment?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [cover, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: view.topAnchor),
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cover.heightAnchor.constraint(equalToConstant: 88),
      tableView.topAnchor.constraint(equalTo: cover.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    _ = posts
    header = HeaderAttachment(
      TwitterCondenseHeader(), header: cover, scrollView: tableView)
    header?.bind("title", to: cover.titleLabel)
  }
}
