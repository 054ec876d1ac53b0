#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// The guides and the README show code that compiles and runs.
  @Suite(.ownScreen) @MainActor struct GuideTests {
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
        try PackageFolder.text("Tests/HeaderUIKitTests/GuideSnippets.swift")
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

    /// The blocks of code in `text`, without what they import.
    private func shown(in text: String) -> [String] {
      text.components(separatedBy: "```swift\n").dropFirst().map { block in
        let code = block.components(separatedBy: "```")[0]
        guard code.hasPrefix("import ") else { return code }
        return code.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
      }
    }

    private nonisolated static let guides =
      [
        "AttachAHeader", "ShareAHeader", "ContainAController", "StretchATableHeader",
        "RevealATableHeader", "RefreshTheList", "PinSectionHeaders", "RecordAndReplay", "MoveBars",
      ].map { "Sources/HeaderUIKit/HeaderUIKit.docc/\($0).md" }
      + [
        "TwitterCondense", "FacebookHide", "TikiCondense", "ElasticStretch", "OffscreenContainer",
        "StickyPullReveal",
      ].map { "Strategies/\($0)/README.md" }

    @Test("What the guides show is what is compiled here, and nothing else", arguments: guides)
    func sameWords(guide: String) throws {
      let compiled = try snippets()
      let shown = try shown(in: PackageFolder.text(guide))
      #expect(!shown.isEmpty)
      for snippet in shown { #expect(compiled.contains(snippet), "\(snippet)") }
    }

    @Test("The techniques' guides make the headers that they say")
    func techniques() {
      let stage = Stage()
      let snippets = Snippets(nibName: nil, bundle: nil)
      snippets.prepare()
      snippets.headerHeight.isActive = false
      stage.show(snippets)
      let top = Double(snippets.view.safeAreaInsets.top)
      #expect(snippets.useTechniques() == [88 + top, 120 + top, 8, 320, 320, 52])
    }

    @Test("The README's UIKit section is three snippets, each shorter than twelve lines")
    func readme() throws {
      let readme = try PackageFolder.text("README.md")
      let section = try #require(
        readme.components(separatedBy: "\n`HeaderUIKit` takes ").dropFirst().first?
          .components(separatedBy: "\n## ").first)
      let compiled = try snippets()
      let shown = shown(in: section)
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
