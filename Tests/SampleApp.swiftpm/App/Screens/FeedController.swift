import HeaderCore
import HeaderUIKit
import UIKit

/// A feed that fills the screen, with a header.
class FeedController: UIViewController {
  let tableView: UITableView
  /// The header's attachment; `nil` if the table moves the header itself. Setting it adds a button that collapses and
  /// expands the header.
  var header: HeaderAttachment? {
    didSet {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .refresh, target: self, action: #selector(toggle))
    }
  }
  private let attach: @MainActor (FeedController) -> Void
  private lazy var posts = PostList(tableView)

  /// A feed in `tableView`. `attach` adds the header once the view is loaded.
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

  /// Places the table below `cover`, whose top is at `top`. Returns the constraint of the cover's height.
  @discardableResult
  func placeTable(
    below cover: UIView, at top: NSLayoutYAxisAnchor, height: CGFloat
  ) -> NSLayoutConstraint {
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
