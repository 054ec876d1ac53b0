#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import Foundation
    import HeadlessUIKit
  #endif

  /// The first article's screen, in the plain UIKit way it describes: the controller is the table's
  /// delegate, remembers the previous offset, and moves a height constraint.
  @MainActor
  final class ArticleCondensingScreen: UIViewController, UITableViewDelegate {
    let headerView = UIView(frame: .zero)
    let tableView = UITableView(frame: .zero, style: .plain)
    let rows = Rows(50)
    let maximum: CGFloat
    let minimum: CGFloat
    private(set) lazy var height = headerView.heightAnchor.constraint(equalToConstant: maximum)
    private var previousOffset: CGFloat = 0

    init(maximum: CGFloat, minimum: CGFloat) {
      (self.maximum, self.minimum) = (maximum, minimum)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      rows.fill(tableView)
      tableView.delegate = self
      for part in [headerView, tableView] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        headerView.topAnchor.constraint(equalTo: view.topAnchor), height,
        tableView.topAnchor.constraint(equalTo: headerView.bottomAnchor),
        tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset.y
      let difference = offset - previousOffset
      let bottom = scrollView.contentSize.height - scrollView.frame.height
      let isUp = difference > 0 && offset > 0
      let isDown = difference < 0 && offset < bottom
      let tallest = scrollView.frame.height + height.constant - minimum
      if scrollView.contentSize.height > tallest, isUp || isDown {
        let wanted = height.constant - difference
        let next = isUp ? max(minimum, wanted) : min(maximum, wanted)
        if next != height.constant {
          height.constant = next
          scrollView.contentOffset.y = previousOffset
        }
      }
      previousOffset = scrollView.contentOffset.y
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      snap()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { snap() }
    }

    private func snap() {
      let middle = minimum + (maximum - minimum) / 2
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.2) {
        self.height.constant = self.height.constant > middle ? self.maximum : self.minimum
        self.view.layoutIfNeeded()
      }
    }
  }

  /// The container article's two controllers: the child passes its scrolling on, the container moves
  /// the header's top.
  @MainActor
  final class ArticleContainerScreen: UIViewController {
    let headerView = UIView(frame: .zero)
    let child = ListController(rows: Rows(50))
    private(set) lazy var headerTop = headerView.topAnchor.constraint(equalTo: view.topAnchor)
    private(set) var isCollapsed = false
    private let farthest: CGFloat = 400

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      for part in [child.view as UIView, headerView] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        headerTop, headerView.heightAnchor.constraint(equalToConstant: 500),
        child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      child.didMove(toParent: self)
      child.tableView.contentInset.top = farthest
      child.onScroll = { [weak self] in self?.move(with: $0) }
    }

    private func move(with scrollView: UIScrollView) {
      let top = -(scrollView.contentOffset.y + scrollView.contentInset.top)
      headerTop.constant = min(0, max(-farthest, top))
      isCollapsed = headerTop.constant == -farthest
    }
  }

  /// The elastic article's table view: an inset as high as the header, and a header that fills what
  /// a pull leaves free.
  @MainActor
  final class ArticleElasticTable: UITableView {
    var elasticHeader: UIView?

    override var contentOffset: CGPoint {
      didSet { layOutHeader() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layOutHeader()
    }

    private func layOutHeader() {
      guard let header = elasticHeader else { return }
      let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      let stretch = -min(0, contentOffset.y + height)
      header.frame = CGRect(
        x: 0, y: -height - stretch, width: bounds.width, height: height + stretch)
      contentInset.top = height - safeAreaInsets.top
    }
  }

  /// The sticky article's controller: a table header behind a negative inset, until a pull.
  @MainActor
  final class ArticleStickyScreen: UIViewController, UITableViewDelegate {
    let headerView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    let tableView = UITableView(frame: .zero, style: .plain)
    let rows = Rows(50)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      rows.fill(tableView)
      tableView.delegate = self
      tableView.tableHeaderView = headerView
      tableView.contentInset.top = -60
      view.addSubview(tableView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset.y
      guard offset < 0 || offset > 60 else { return }
      UIView.animate(withDuration: 0.25) {
        self.tableView.contentInset.top = offset < 0 ? 0 : -60
      }
    }
  }
#endif
