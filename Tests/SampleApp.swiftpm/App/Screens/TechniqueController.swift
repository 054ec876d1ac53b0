import HeaderCore
import HeaderUIKit
import UIKit

/// One technique over a feed, as its document has it. The button closes the header and opens it.
final class TechniqueController: UIViewController {
  private let technique: HeaderTechnique
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let cover: CoverView
  private lazy var posts = PostList(tableView)
  private var header: HeaderAttachment?

  /// A screen for `technique`.
  init(_ technique: HeaderTechnique) {
    self.technique = technique
    cover = CoverView("Harbour Feed", technique.traits.movedBy.phrase)
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
    attach()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(toggle))
  }

  /// A header that waits to be pulled is the first part of the table; one that lies in the content
  /// goes into it; every other lies over the list.
  private func attach() {
    guard let driver = try? technique.makeDriver() else { return }
    let traits = technique.traits
    guard traits.movedBy != .intent else {
      cover.frame.size.height = 60
      tableView.tableHeaderView = cover
      header = HeaderAttachment(driver: driver, tableHeaderOf: tableView)
      return
    }
    header = HeaderAttachment(
      driver: driver, header: cover, scrollView: tableView,
      placement: traits.liesInContent ? .content : .automatic)
    let elements = driver.choreography.elements.map(\.name)
    if elements.contains("title") { header?.bind("title", to: cover.titleLabel) }
  }

  @objc private func toggle() {
    guard let header else { return }
    header.setCollapsed(header.layout.collapsedFraction < 0.5, animated: true)
  }
}
