#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The room for a header above a list's first row.
  ///
  /// Techniques ask for a content inset. In a table view with section headers, an inset is not enough: sections would
  /// pin below it even after the header is gone. There an empty table header view makes the room, which scrolls away,
  /// and offsets are shifted by its height. Only the part that a collapsed header covers stays an inset, below which
  /// sections pin. A collection view has no header view, and its layout is the app's: see ``HeaderRoom``.
  extension ScrollViewLink {
    /// The room above the content, in points.
    var topRoom: Double { added.top.amount + added.contentRoom }
    /// The part of the room that is content for the scroll view. Its offsets and content height are larger by that
    /// than the technique's.
    var contentShift: Double { isDisplaced ? 0 : added.contentRoom }
    /// Whether the app replaced the empty header view with its own.
    private var isDisplaced: Bool {
      added.spacer.map { $0 !== (view as? UITableView)?.spacerView } ?? false
    }
    /// Whether the app overwrote the room, so that it has to be made again.
    var isTopOverwritten: Bool {
      isDisplaced || added.top.isOverwritten(by: Double(view.contentInset.top))
    }

    /// Makes `amount` points of room above the content, also after the app overwrote it. The content stays where it is
    /// on the screen.
    ///
    /// In a plain table view without a header view, an empty one makes the room if sections have headers or if
    /// `prefersSpacer`, and continues to make it while the room is larger than what the collapsed header covers.
    /// Section headers then pin below `collapsedCover`, the points of the list below the safe area that the collapsed
    /// header covers. `seekingSections` checks whether room that is an inset has to change because sections now have
    /// headers.
    func makeRoom(
      _ amount: Double, seekingSections: Bool = false, prefersSpacer: @autoclosure () -> Bool,
      collapsedCover: @autoclosure () -> Double
    ) {
      guard
        amount != topRoom || isTopOverwritten
          || seekingSections && added.contentRoom == 0 && amount > 0 && takesSpacer(prefersSpacer())
      else { return }
      let previous = contentOffset
      var content = 0.0
      if case .content = maker {
        content = max(0, amount)
      } else if added.spacer != nil ? !isDisplaced : takesSpacer(prefersSpacer()) {
        content = max(0, amount - max(0, collapsedCover()))
      }
      share(amount - content, \.top, of: \.contentInset.top)
      makeContentRoom(content)
      move(to: previous)
    }

    /// Removes the room.
    func removeTopRoom() {
      share(0, \.top, of: \.contentInset.top)
      makeContentRoom(0)
    }

    private func takesSpacer(_ prefersSpacer: Bool) -> Bool {
      guard let tableView = view as? UITableView, tableView.style == .plain else { return false }
      return tableView.spacerView == nil && (prefersSpacer || tableView.pinsSectionHeaders)
    }

    /// Lets the content, or an empty header view above it, leave `amount` points free.
    private func makeContentRoom(_ amount: Double) {
      // A deallocated scroll view has no content.
      guard amount != added.contentRoom, !isGone else { return }
      added.contentRoom = amount
      if case .content(let leaveFree) = maker {
        leaveFree(CGFloat(amount))
        // Updates the content's height.
        view.layOutIfShown()
      } else {
        setSpacer(amount)
      }
    }

    private func setSpacer(_ height: Double) {
      let table = view as? UITableView
      guard height > 0 else {
        if !isDisplaced { table?.spacerView = nil }
        added.spacer = nil
        return
      }
      let spacer = added.spacer ?? UIView(frame: .zero)
      spacer.isUserInteractionEnabled = false
      spacer.frame.size.height = height
      added.spacer = spacer
      // A table view reads the height only when the view is assigned.
      table?.spacerView = spacer
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
