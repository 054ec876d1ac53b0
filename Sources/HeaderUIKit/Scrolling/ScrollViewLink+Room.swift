#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The room for a header above a list's first row.
  ///
  /// Techniques ask for a content inset. In a table view with section headers, an inset is not enough: sections would
  /// pin below it even after the header is gone. There an empty table header view makes the room, which scrolls away,
  /// and offsets are shifted by its height. Only the part that a collapsed header covers stays an inset, below which
  /// sections pin. A collection view has no header view, and its layout is the app's: see ``HeaderRoom``.
  extension ScrollViewLink {
    private var spacerHeight: Double { Double(added.spacer?.frame.height ?? 0) }

    /// The room above the content, in points.
    var topRoom: Double { added.top.amount + spacerHeight + added.contentRoom }
    /// The part of the room that is content for the scroll view. Its offsets and content height are larger by that
    /// than the technique's.
    var contentShift: Double { (isDisplaced ? 0 : spacerHeight) + added.contentRoom }
    /// Whether the app replaced the empty header view with its own.
    private var isDisplaced: Bool {
      spacerHeight != 0 && (view as? UITableView)?.spacerView !== added.spacer
    }
    /// Whether the app overwrote the room, so that it has to be made again.
    var isTopOverwritten: Bool {
      isDisplaced || added.top.isOverwritten(by: Double(view.contentInset.top))
    }

    /// Makes `amount` points of room above the content, also after the app overwrote it. The content stays where it is
    /// on the screen.
    ///
    /// In a plain table view without a header view, an empty one makes the room if sections have headers or if
    /// `prefersSpacer`, and continues to make it. Section headers then pin below `collapsedCover`, the points of the
    /// list below the safe area that the collapsed header covers. `seekingSections` checks whether room that is an
    /// inset has to change because sections now have headers.
    func makeRoom(
      _ amount: Double, seekingSections: Bool = false, prefersSpacer: @autoclosure () -> Bool,
      collapsedCover: @autoclosure () -> Double
    ) {
      let isInset = added.spacer == nil && added.contentRoom == 0
      guard
        amount != topRoom || isTopOverwritten
          || seekingSections && isInset && amount > 0 && takesSpacer(prefersSpacer())
      else { return }
      let previous = contentOffset
      if case .content(let leaveFree) = maker, amount >= 0 {
        share(0, \.top, of: \.contentInset.top)
        setContentRoom(amount, leaveFree)
      } else {
        let hasSpacer =
          amount >= 0 && !isDisplaced
          && (added.spacer != nil || amount > 0 && takesSpacer(prefersSpacer()))
        let inset = hasSpacer ? min(max(0, collapsedCover()), amount) : amount
        if !hasSpacer { removeSpacer() }
        share(inset, \.top, of: \.contentInset.top)
        if hasSpacer { setSpacer(amount - inset) }
      }
      move(to: previous)
    }

    /// Removes the room.
    func removeTopRoom() {
      share(0, \.top, of: \.contentInset.top)
      removeSpacer()
      if case .content(let leaveFree) = maker { setContentRoom(0, leaveFree) }
    }

    private func takesSpacer(_ prefersSpacer: Bool) -> Bool {
      guard let tableView = view as? UITableView, tableView.style == .plain else { return false }
      return tableView.spacerView == nil && (prefersSpacer || tableView.pinsSectionHeaders)
    }

    private func setSpacer(_ height: Double) {
      guard height != spacerHeight else { return }
      let spacer = added.spacer ?? UIView(frame: .zero)
      spacer.isUserInteractionEnabled = false
      spacer.frame.size.height = height
      added.spacer = spacer
      // A table view reads the height only when the view is assigned.
      (view as? UITableView)?.spacerView = spacer
    }

    private func removeSpacer() {
      if let table = view as? UITableView, let spacer = added.spacer, table.spacerView === spacer {
        table.spacerView = nil
      }
      added.spacer = nil
    }

    private func setContentRoom(_ amount: Double, _ leaveFree: @MainActor (CGFloat) -> Void) {
      // A deallocated scroll view has no content.
      guard amount != added.contentRoom, !isGone else { return }
      added.contentRoom = amount
      leaveFree(CGFloat(amount))
      // Updates the content's height.
      view.layOutIfShown()
    }
  }

  extension UITableView {
    /// The header view that UITableView itself lays out, which may be our empty one.
    var spacerView: UIView? {
      get {
        if let elastic = self as? ElasticHeaderTableView { return elastic.plainTableHeaderView }
        return tableHeaderView
      }
      set {
        if let elastic = self as? ElasticHeaderTableView {
          elastic.plainTableHeaderView = newValue
        } else {
          tableHeaderView = newValue
        }
      }
    }
  }
#endif
