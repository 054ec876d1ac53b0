#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A view that owns an attachment is deallocated with it.
  @Suite(.ownScreen) @MainActor final class OwnershipTests {
    private let stage = Stage(safeAreaTop: 47)

    /// A view that owns what is attached to it.
    private final class OwningView: UIView {
      var attachment: HeaderAttachment?
    }

    /// A table view that owns what is attached to it.
    private final class OwningTable: UITableView {
      var attachment: HeaderAttachment?
    }

    private let frame = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// Which view owns what is attached.
    enum Owner: CaseIterable {
      case tableClass, container, content, header, constrainedHeader, table
    }

    /// A view on screen, the one of it that owns an attachment, and that.
    private func make(
      _ owner: Owner, _ name: String
    ) throws -> (shown: UIView, owner: UIView, attachment: HeaderAttachment?) {
      let list = OwningTable(frame: frame, style: .plain)
      let box = OwningView(frame: frame)
      box.addSubview(list)
      switch owner {
      case .tableClass:
        let table = ElasticHeaderTableView(frame: frame, style: .plain)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        return (table, table, nil)
      case .container, .content:
        box.attachment = HeaderAttachment(
          driver: try makeDriver(name), header: UIView(frame: .zero), scrollView: list,
          placement: owner == .content ? .content : .beside())
        box.attachment?.scrollsFromHeader = true
        box.attachment?.bind("background", to: box)
        return (box, box, box.attachment)
      case .header, .constrainedHeader:
        let header = OwningView(frame: .zero)
        box.addSubview(header)
        header.attachment = HeaderAttachment(
          driver: try makeDriver(name), header: header, scrollView: list,
          placement: owner == .header ? .beside() : .beside(HeaderConstraints()))
        return (box, header, header.attachment)
      case .table:
        list.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        list.attachment = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: list)
        return (box, list, list.attachment)
      }
    }

    /// Shows `view`, and then something else.
    private func showForAMoment(_ view: UIView) {
      stage.show(view)
      stage.show(UIViewController())
    }

    @Test(
      "Any view that owns an attachment is deallocated when it is released",
      arguments: HeaderCatalog.standard.names, Owner.allCases)
    func owned(name: String, owner: Owner) throws {
      weak var gone: UIView?
      weak var attachment: HeaderAttachment?
      do {
        let made = try make(owner, name)
        showForAMoment(made.shown)
        (gone, attachment) = (made.owner, made.attachment)
      }
      #expect(gone == nil && attachment == nil)
    }

    @Test("An attachment that outlives its views does nothing")
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
