#if canImport(UIKit) || canImport(HeadlessUIKit)
  // The code of the guides and of the README, compiled; what stands between the marks here stands
  // there, word for word.

  // GUIDE
  final class FeedScreen: UIViewController {
    let headerView = UIView()
    let tableView = UITableView()
    private var header: HeaderAttachment?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(tableView)
      header = HeaderAttachment(FacebookHideHeader(), header: headerView, scrollView: tableView)
    }
  }
  // end

  // GUIDE
  final class PostsController: UITableViewController, ScrollViewContained {
    weak var scrollDelegate: (any ScrollViewContainingDelegate)?

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewDidScroll(scrollView)
    }
  }
  // end

  // GUIDE
  final class ShopController: HeaderContainerViewController {
    override func makeDriver() -> any HeaderDriving {
      HeaderDriver(TikiCondenseHeader())
    }
  }
  // end

  /// A screen whose header passes VoiceOver's question on.
  @MainActor
  final class AccessibleScreen: UIViewController {
    var header: HeaderAttachment?

    // GUIDE
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      header?.accessibilityScroll(direction) ?? false
    }
    // end
  }

  /// A screen on which the shorter snippets stand.
  @MainActor
  final class Snippets: UIViewController {
    var header: HeaderAttachment?
    let headerView = UIView(frame: .zero)
    let tableView = UITableView(frame: .zero, style: .plain)
    let collectionView = UIScrollView(frame: .zero)
    let (logo, titleLabel, cover) = (UIView(), UIView(), UIView())
    let (hairline, blur) = (UIView(), UIView())
    let refreshControl = UIRefreshControl()
    let searchBar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 52))
    let posts = UITableViewController(style: .plain)
    private(set) lazy var headerHeight = headerView.heightAnchor.constraint(equalToConstant: 88)
    private(set) lazy var titleTop = titleLabel.topAnchor.constraint(equalTo: headerView.topAnchor)

    func prepare() {
      for part in [headerView, tableView, collectionView] { view.addSubview(part) }
      headerView.addSubview(titleLabel)
      headerHeight.isActive = true
    }

    func attach() {
      // GUIDE
      header = HeaderAttachment(
        TwitterCondenseHeader(), header: headerView, scrollView: tableView)
      // end
      // GUIDE
      header?.bind("logo", to: logo)
      header?.bind("title", to: titleLabel, edges: [.top: titleTop])
      // end
      // GUIDE
      header?.onLayout = { [hairline, blur] layout, overlap in
        hairline.isHidden = overlap <= 0
        blur.alpha = min(1, overlap / 20)
      }
      // end
      // GUIDE
      var technique = TwitterCondenseHeader()
      technique.condensing.maximumHeight = 120
      header?.replace(technique)
      // end
    }

    func attachBeside() {
      // GUIDE
      header = HeaderAttachment(
        TwitterCondenseHeader(), header: headerView, scrollView: tableView,
        placement: .beside(HeaderConstraints(headerHeight: headerHeight)))
      // end
    }

    func expandOnEveryAppearance() {
      // GUIDE
      header?.setCollapsed(false, animated: false)
      // end
    }

    func refresh() {
      // GUIDE
      tableView.refreshControl = refreshControl
      header = HeaderAttachment(OffscreenContainerHeader(), header: cover, scrollView: tableView)
      // end
    }

    func choosePlaceOfRefresh() {
      // GUIDE
      header?.refreshPlacement = .above
      // end
    }

    func share() -> HeaderContainerViewController {
      let cover = UIView(frame: .zero)
      let likes = UITableViewController(style: .plain)
      let tabs = UISegmentedControl(items: ["Posts", "Likes"])
      // GUIDE
      let profile = HeaderContainerViewController(
        OffscreenContainerHeader(), header: cover, pages: [posts, likes], foot: tabs)
      // end
      // GUIDE
      profile.onSelect = { [weak tabs] in tabs?.selectedSegmentIndex = $0 }
      tabs.addAction(
        UIAction { [weak profile, weak tabs] _ in
          profile?.select(tabs?.selectedSegmentIndex ?? 0, animated: true)
        }, for: .valueChanged)
      // end
      tabs.selectedSegmentIndex = 1
      tabs.sendActions(for: .valueChanged)
      return profile
    }

    func addPages() {
      let (feed, likes, map) = (tableView, collectionView, titleLabel)
      // GUIDE
      header = HeaderAttachment(OffscreenContainerHeader(), header: cover, scrollView: feed)
      header?.add(likes)
      header?.scrollsFromHeader = true
      // end
      // GUIDE
      header?.ignoreTouches(on: map)
      // end
    }

    func contain() -> UIViewController {
      // GUIDE
      let profile = HeaderContainerViewController(
        OffscreenContainerHeader(), header: cover, child: posts)
      // end
      profile.loadViewIfNeeded()
      // GUIDE
      profile.attachment?.bind(
        "background", to: cover, colors: HeaderColors(resting: .systemIndigo, other: .systemGreen))
      // end
      return profile
    }

    func stretch() {
      // GUIDE
      let tableView = ElasticHeaderTableView(frame: view.bounds, style: .plain)
      tableView.tableHeaderView = cover
      // end
      view.addSubview(tableView)
    }

    func stretchAnother() {
      // GUIDE
      header = HeaderAttachment(
        ElasticStretchHeader(), header: cover, scrollView: collectionView, placement: .content)
      // end
    }

    func reveal() {
      // GUIDE
      tableView.tableHeaderView = searchBar
      header = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: tableView)
      // end
      // GUIDE
      header?.setCollapsed(false, animated: true)
      // end
    }

    /// The techniques' guides, below their imports; gives the heights of their headers.
    func useTechniques() -> [Double?] {
      var heights: [Double?] = []
      do {
        // GUIDE
        var technique = TwitterCondenseHeader()
        technique.condensing.minimumHeight = 30
        header = HeaderAttachment(technique, header: headerView, scrollView: tableView)
        // end
        heights.append(header?.layout.headerHeight)
      }
      do {
        // GUIDE
        var technique = FacebookHideHeader()
        technique.condensing.maximumHeight = 120
        header = HeaderAttachment(technique, header: headerView, scrollView: tableView)
        // end
        heights.append(header?.layout.headerHeight)
      }
      do {
        let searchField = UIView(frame: .zero)
        headerView.addSubview(searchField)
        let fieldTrailing = headerView.trailingAnchor.constraint(
          equalTo: searchField.trailingAnchor)
        // GUIDE
        var technique = TikiCondenseHeader()
        technique.buttonInset = 96
        header = HeaderAttachment(technique, header: headerView, scrollView: tableView)
        header?.bind("search-field", to: searchField, edges: [.trailing: fieldTrailing])
        // end
        heights.append(Double(fieldTrailing.constant))
      }
      do {
        // GUIDE
        var technique = ElasticStretchHeader()
        technique.height = 320
        header = HeaderAttachment(
          technique, header: headerView, scrollView: tableView, placement: .content)
        // end
        heights.append(header?.layout.headerHeight)
      }
      do {
        // GUIDE
        var technique = OffscreenContainerHeader()
        technique.expandedHeight = 320
        technique.collapsedHeight = 96
        let profile = HeaderContainerViewController(technique, header: headerView, child: posts)
        // end
        profile.loadViewIfNeeded()
        heights.append(profile.attachment?.layout.headerHeight)
      }
      do {
        header = nil
        // GUIDE
        var technique = StickyPullRevealHeader()
        technique.height = 52
        tableView.tableHeaderView = headerView
        header = HeaderAttachment(technique, tableHeaderOf: tableView)
        // end
        heights.append(header?.layout.headerHeight)
      }
      return heights
    }

    func restore() {
      // GUIDE
      let isCollapsed = header?.layout.collapsedFraction == 1
      // in the next launch:
      header?.setCollapsed(isCollapsed, animated: false)
      // end
    }

    func record() throws {
      // GUIDE
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("header.jsonl")
      let driver = try RecordingHeaderDriver(
        HeaderDriver(TwitterCondenseHeader()), writingTo: url)
      header = HeaderAttachment(driver: driver, header: headerView, scrollView: tableView)
      // end
      try? FileManager.default.removeItem(at: url)
    }
  }
#endif
