#if canImport(UIKit) || canImport(HeadlessUIKit)
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
      for part in [headerView, tableView] { view.addWide(part) }
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

#endif
