#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A browser's screen: an address above, tools below, and what the guide on bars shows.
  @MainActor
  final class BarScreen: UIViewController, UITableViewDelegate {
    let address = UIView(frame: .zero)
    let tools = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
    let notice = UIView(frame: .zero)
    let tableView = UITableView(frame: .zero, style: .plain)
    let rows = Rows(50)
    var header: HeaderAttachment?

    override func viewDidLoad() {
      super.viewDidLoad()
      rows.fill(tableView)
      tableView.frame = view.bounds
      tableView.delegate = self
      view.addSubview(tableView)
      header = HeaderAttachment(FacebookHideHeader(), header: address, scrollView: tableView)
    }

    func addBar() {
      // GUIDE
      header?.addBar(tools)
      // end
    }

    func addBarOfItsOwn() {
      // GUIDE
      header?.addBar(tools, moving: .by(EnterAlwaysHeader()))
      // end
    }

    func hang() {
      view.addSubview(notice)
      // GUIDE
      if let guide = header?.contentGuide {
        notice.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          notice.topAnchor.constraint(equalTo: guide.topAnchor),
          notice.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          notice.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
      // end
      notice.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }

    func takeTabBarAlong() {
      // GUIDE
      header?.onLayout = { [weak self] layout, _ in
        let fraction = layout.collapsedFraction
        guard fraction == 0 || fraction == 1, #available(iOS 18.0, *) else { return }
        self?.tabBarController?.setTabBarHidden(fraction == 1, animated: true)
      }
      // end
    }

    func nameActions() {
      // GUIDE
      header?.accessibilityTitles = HeaderAccessibilityTitles(
        expand: "Show the address", collapse: "Hide the address")
      // end
    }

    // GUIDE
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      guard let header, header.layout.collapsedFraction > 0 else { return true }
      header.setCollapsed(false, animated: true)
      return false
    }
    // end
  }
#endif
