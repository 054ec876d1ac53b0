#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// The code under "Use it" in each technique's guide, compiled and run; what stands between the
  /// marks here stands there, word for word, below its imports.
  @Suite @MainActor final class TechniqueGuideTests {
    private lazy var stage = Stage()
    private lazy var headerView = {
      _ = stage
      return UIView(frame: .zero)
    }()
    private lazy var tableView = {
      let stage = stage
      let controller = UIViewController(nibName: nil, bundle: nil)
      let tableView = UITableView(frame: controller.view.bounds, style: .plain)
      controller.view.addSubview(tableView)
      stage.show(controller)
      return tableView
    }()
    private var header: HeaderAttachment?

    @Test("The header of TwitterCondense's guide condenses")
    func twitterCondense() {
      // TwitterCondense
      var technique = TwitterCondenseHeader()
      technique.condensing.minimumHeight = 30
      header = HeaderAttachment(technique, header: headerView, scrollView: tableView)
      // end
      #expect(header?.layout.headerHeight == 88 + Double(tableView.window?.safeAreaInsets.top ?? 0))
      header = nil
    }

    @Test("The header of FacebookHide's guide hides")
    func facebookHide() {
      // FacebookHide
      var technique = FacebookHideHeader()
      technique.condensing.maximumHeight = 120
      header = HeaderAttachment(technique, header: headerView, scrollView: tableView)
      // end
      #expect(header?.driver.assignments.first?.value == .number(120))
      header = nil
    }

    @Test("The header of TikiCondense's guide makes room for its buttons")
    func tikiCondense() {
      let searchField = UIView(frame: .zero)
      headerView.addSubview(searchField)
      let fieldTrailing = headerView.trailingAnchor.constraint(equalTo: searchField.trailingAnchor)
      // TikiCondense
      var technique = TikiCondenseHeader()
      technique.buttonInset = 96
      header = HeaderAttachment(technique, header: headerView, scrollView: tableView)
      header?.bind("search-field", to: searchField, edges: [.trailing: fieldTrailing])
      // end
      #expect(fieldTrailing.constant == 8)
      header = nil
    }

    @Test("The header of ElasticStretch's guide stretches")
    func elasticStretch() {
      // ElasticStretch
      var technique = ElasticStretchHeader()
      technique.height = 320
      header = HeaderAttachment(
        technique, header: headerView, scrollView: tableView, placement: .content)
      // end
      #expect(header?.layout.headerHeight == 320)
      header = nil
    }

    @Test("The header of OffscreenContainer's guide slides offscreen")
    func offscreenContainer() {
      _ = stage
      let posts = UITableViewController(style: .plain)
      // OffscreenContainer
      var technique = OffscreenContainerHeader()
      technique.expandedHeight = 320
      technique.collapsedHeight = 96
      let profile = HeaderContainerViewController(technique, header: headerView, child: posts)
      // end
      profile.loadViewIfNeeded()
      #expect(profile.attachment?.layout.headerHeight == 320)
      header = nil
    }

    @Test("The header of StickyPullReveal's guide waits to be pulled")
    func stickyPullReveal() {
      // StickyPullReveal
      var technique = StickyPullRevealHeader()
      technique.height = 52
      tableView.tableHeaderView = headerView
      header = HeaderAttachment(technique, tableHeaderOf: tableView)
      // end
      #expect(header?.layout.headerHeight == 52)
      header = nil
    }

    @Test(
      "Each guide shows the code above",
      arguments: [
        "TwitterCondense", "FacebookHide", "TikiCondense", "ElasticStretch", "OffscreenContainer",
        "StickyPullReveal",
      ])
    func sameWords(folder: String) throws {
      let source = try PackageFolder.text("Tests/HeaderUIKitTests/TechniqueGuideTests.swift")
      let compiled = try #require(
        source.components(separatedBy: "      // \(folder)\n").dropFirst().first?
          .components(separatedBy: "      // end\n").first)
      let lines = compiled.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.map { $0.dropFirst(6) }.joined(separator: "\n")
      let guide = try PackageFolder.text("Strategies/\(folder)/README.md")
      let imports = ["HeaderUIKit", folder].sorted().map { "import \($0)\n" }.joined()
      #expect(guide.contains("## Use it\n\n```swift\n\(imports)\n\(code)```\n"))
    }
  }
#endif
