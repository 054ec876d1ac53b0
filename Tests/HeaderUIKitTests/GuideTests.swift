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
  private final class AccessibleScreen: UIViewController {
    var header: HeaderAttachment?

    // GUIDE
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      header?.accessibilityScroll(direction) ?? false
    }
    // end
  }

  /// A screen on which the shorter snippets stand.
  @MainActor
  private final class Snippets: UIViewController {
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

  /// The guides and the README show code that compiles and runs.
  @Suite @MainActor struct GuideTests {
    @Test("Every snippet of the guides attaches a header, and takes it away again")
    func run() throws {
      let stage = Stage()
      let snippets = Snippets(nibName: nil, bundle: nil)
      snippets.prepare()
      stage.show(snippets)
      snippets.attach()
      #expect(
        snippets.header?.layout.headerHeight == 120 + Double(snippets.view.safeAreaInsets.top))
      #expect(snippets.header?.driver.assignments.first?.value == .number(120))
      snippets.expandOnEveryAppearance()
      snippets.header = nil
      snippets.attachBeside()
      #expect(snippets.headerHeight.constant == 88 + snippets.view.safeAreaInsets.top)
      snippets.header = nil
      snippets.refresh()
      #expect(snippets.tableView.refreshControl === snippets.refreshControl)
      snippets.choosePlaceOfRefresh()
      #expect(snippets.header?.refreshPlacement == .above)
      snippets.header = nil
      snippets.addPages()
      #expect(snippets.header?.scrollsFromHeader == true)
      snippets.header = nil
      #expect(snippets.share().selectedIndex == 1)
      #expect(!AccessibleScreen(nibName: nil, bundle: nil).accessibilityScroll(.down))
      snippets.header = nil
      _ = snippets.contain()
      snippets.stretch()
      snippets.stretchAnother()
      #expect(snippets.header?.layout.stretch == 0)
      snippets.header = nil
      snippets.reveal()
      #expect(snippets.header?.layout.collapsedFraction == 0)
      snippets.restore()
      #expect(snippets.header?.layout.collapsedFraction == 0)
      snippets.header = nil
      try snippets.record()
      snippets.header = nil
      #expect(snippets.tableView.contentInset == .zero)
      stage.show(FeedScreen(nibName: nil, bundle: nil))
      stage.show(
        ShopController(
          driver: HeaderDriver(TikiCondenseHeader()), header: UIView(frame: .zero),
          child: PostsController(style: .plain)))
    }

    private func snippets() throws -> [String] {
      let source =
        try PackageFolder.text("Tests/HeaderUIKitTests/GuideTests.swift")
        + PackageFolder.text("Tests/HeaderUIKitTests/GridScreen.swift")
        + PackageFolder.text("Tests/HeaderUIKitTests/BarScreen.swift")
      return source.components(separatedBy: "// GUIDE\n").dropFirst().compactMap { part in
        let lines = part.components(separatedBy: "// end").first?.split(
          separator: "\n", omittingEmptySubsequences: false)
        guard var lines = lines?.dropLast(), let first = lines.first else { return nil }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indent = first.prefix { $0 == " " }.count
        return lines.map { $0.dropFirst(indent) }.joined(separator: "\n") + "\n"
      }
    }

    private nonisolated static let guides = [
      "AttachAHeader", "ShareAHeader", "ContainAController", "StretchATableHeader",
      "RevealATableHeader",
      "RefreshTheList", "PinSectionHeaders", "RecordAndReplay", "MoveBars",
    ]

    @Test("What the guides show is what is compiled here, and nothing else", arguments: guides)
    func sameWords(guide: String) throws {
      let text = try PackageFolder.text("Sources/HeaderUIKit/HeaderUIKit.docc/\(guide).md")
      let compiled = try snippets()
      let shown = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
      #expect(!shown.isEmpty)
      for snippet in shown { #expect(compiled.contains(snippet), "\(snippet)") }
    }

    @Test("The README's UIKit section is three snippets, each shorter than twelve lines")
    func readme() throws {
      let readme = try PackageFolder.text("README.md")
      let section = try #require(
        readme.components(separatedBy: "\n`HeaderUIKit` takes ").dropFirst().first?
          .components(separatedBy: "\n## ").first)
      let compiled = try snippets()
      let shown = section.components(separatedBy: "```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
      #expect(shown.count == 3)
      for snippet in shown {
        #expect(snippet.split(separator: "\n").count < 12)
        let known = compiled.contains { $0 == snippet }
        let joined = compiled.contains { first in
          compiled.contains { first + $0 == snippet }
        }
        #expect(known || joined, "\(snippet)")
      }
    }
  }
#endif
