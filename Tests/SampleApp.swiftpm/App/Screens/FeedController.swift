import HeaderCore
import HeaderUIKit
import UIKit

/// A feed that fills the screen, under the header that a way in gives it.
class FeedController: UIViewController {
  let tableView: UITableView
  /// What moves its header, if that is not the table itself. The button closes the header and opens it.
  var header: HeaderAttachment? {
    didSet {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .refresh, target: self, action: #selector(toggle))
    }
  }
  private let attach: @MainActor (FeedController) -> Void
  private lazy var posts = PostList(tableView)

  /// A feed in `tableView`, to which `attach` gives its header once the view is loaded.
  init(
    _ tableView: UITableView = UITableView(frame: .zero, style: .plain),
    attach: @escaping @MainActor (FeedController) -> Void
  ) {
    (self.tableView, self.attach) = (tableView, attach)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    _ = posts
    attach(self)
  }

  /// Hangs the table under `cover`, whose top lies at `top`; gives the constraint of the cover's height.
  @discardableResult
  func hang(under cover: UIView, at top: NSLayoutYAxisAnchor, height: CGFloat) -> NSLayoutConstraint
  {
    view.addSubview(cover)
    let coverHeight = cover.heightAnchor.constraint(equalToConstant: height)
    for part in [cover, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: top), coverHeight,
      tableView.topAnchor.constraint(equalTo: cover.bottomAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return coverHeight
  }

  @objc private func toggle() {
    guard let header else { return }
    header.setCollapsed(header.layout.collapsedFraction < 0.5, animated: true)
  }
}
