#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The room for a header above a list's first row.
  ///
  /// Techniques speak of a content inset. In a table view with section headers an inset is not
  /// enough: sections would stop below a header that has long gone. There the room is made by the
  /// table's own header view, which scrolls away, and offsets are shifted by its height; by an inset it is
  /// made as far as a collapsed header lies over the table, below which sections pin. A collection view has
  /// no such view, and its layout is the app's: see ``HeaderRoom``.
  extension ScrollViewLink {
    private var spacerHeight: Double { Double(added.spacer?.frame.height ?? 0) }

    /// Points added above the content.
    var topRoom: Double { added.top.amount + spacerHeight + added.contentRoom }
    /// What of them has become part of the content: by so much are the view's offsets and its content's
    /// height larger than the technique's.
    var contentShift: Double { (isDisplaced ? 0 : spacerHeight) + added.contentRoom }
    /// Whether the app has a header view of its own where the empty one was.
    private var isDisplaced: Bool {
      spacerHeight != 0 && (view as? UITableView)?.spacerView !== added.spacer
    }
    /// Whether the app has written over what was added, and it has to be added again.
    var isTopOverwritten: Bool {
      isDisplaced || added.top.isOverwritten(by: Double(view.contentInset.top))
    }

    /// Makes `amount` points of room above the content, makes good what the app has overwritten, and leaves
    /// the content where it is seen.
    ///
    /// A plain table view's own header view makes it, where that is not used, if sections have headers or it
    /// `prefersSpacer`, and goes on doing so. Section headers pin below `collapsedCover`: points of the list,
    /// below the safe area, that are under the collapsed header. Whether sections have got headers under room
    /// that is an inset is looked at only if it is `seekingSections`.
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

    /// Takes away what was added.
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
      // A scroll view that has gone has no content to make room for.
      guard amount != added.contentRoom, !isGone else { return }
      added.contentRoom = amount
      leaveFree(CGFloat(amount))
      // Only then is the content as high as it will be.
      view.layOutIfShown()
    }
  }

  extension UITableView {
    /// The header view that UITableView itself lays out: room for ours may be one.
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
