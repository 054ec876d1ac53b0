#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Whichever view owns an attachment goes when the app lets go of it, and the attachment with it.
  @Suite @MainActor final class OwnershipTests {
    private lazy var stage = Stage(safeAreaTop: 47)

    /// A view that owns what is attached to it.
    @MainActor
    private final class OwningView: UIView {
      var attachment: HeaderAttachment?
    }

    /// A table view that owns what is attached to it.
    @MainActor
    private final class OwningTable: UITableView {
      var attachment: HeaderAttachment?
    }

    private let frame = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// Shows `view`, and then something else.
    private func showForAMoment(_ view: UIView) {
      stage.show(view)
      stage.show(UIViewController(nibName: nil, bundle: nil))
    }

    @Test("A table view whose header stretches goes when it is not wanted any more")
    func elasticTable() {
      weak var gone: UITableView?
      do {
        let table = ElasticHeaderTableView(frame: frame, style: .plain)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        showForAMoment(table)
        gone = table
      }
      #expect(gone == nil)
    }

    @Test(
      "A view that owns the attachment of what is in it goes when it is not wanted any more",
      arguments: HeaderCatalog.standard.names, [true, false])
    func container(name: String, inContent: Bool) throws {
      weak var gone: UIView?
      do {
        let owner = OwningView(frame: frame)
        let table = UITableView(frame: frame, style: .plain)
        owner.addSubview(table)
        owner.attachment = HeaderAttachment(
          driver: try #require(HeaderCatalog.standard[name]).makeDriver(),
          header: UIView(frame: .zero), scrollView: table,
          placement: inContent ? .content : .beside())
        owner.attachment?.scrollsFromHeader = true
        owner.attachment?.bind("background", to: owner)
        showForAMoment(owner)
        gone = owner
      }
      #expect(gone == nil)
    }

    @Test(
      "A header that owns its attachment goes when it is not wanted any more",
      arguments: [true, false])
    func header(byConstraints: Bool) {
      weak var gone: UIView?
      do {
        let container = UIView(frame: frame)
        let owner = OwningView(frame: .zero)
        let table = UITableView(frame: frame, style: .plain)
        container.addSubview(table)
        container.addSubview(owner)
        owner.attachment = HeaderAttachment(
          TwitterCondenseHeader(), header: owner, scrollView: table,
          placement: byConstraints ? .beside(HeaderConstraints()) : .beside())
        showForAMoment(container)
        gone = owner
      }
      #expect(gone == nil)
    }

    @Test("A table view that owns the attachment of its header goes when it is not wanted any more")
    func table() {
      weak var gone: UIView?
      do {
        let owner = OwningTable(frame: frame, style: .plain)
        owner.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        owner.attachment = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: owner)
        showForAMoment(owner)
        gone = owner
      }
      #expect(gone == nil)
    }

    @Test("An attachment that outlives its views does nothing any more, and does no harm")
    func outlives() {
      let header: HeaderAttachment
      do {
        let container = UIView(frame: frame)
        let table = UITableView(frame: frame, style: .plain)
        container.addSubview(table)
        header = HeaderAttachment(
          OffscreenContainerHeader(), header: UIView(frame: .zero), scrollView: table,
          placement: .beside())
        header.scrollsFromHeader = true
        showForAMoment(container)
      }
      let layout = header.layout
      header.setCollapsed(true, animated: true)
      header.headerContentDidChange()
      header.detach()
      #expect(header.layout.headerHeight == layout.headerHeight)
    }
  }
#endif
