#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The room for a header above a list's first row.
  ///
  /// Techniques speak of a content inset. In a table view with section headers an inset is not
  /// enough: sections would stop below a header that has long gone. There the room is made by the
  /// table's own header view, which scrolls away, and offsets are shifted by its height; by an inset it is
  /// made as far as a collapsed header lies over the table, below which sections pin. A collection view has
  /// no such view, and its layout is the app's: see ``HeaderRoom``.
  @MainActor
  final class ListRoom {
    @WeakView private var list: UIScrollView
    private let maker: HeaderRoom
    /// What of it is inset.
    private var inset = InsetShare()
    /// What of it is an empty header view of the table's.
    private var spacer: UIView?
    /// What of it the app's content leaves free.
    private var contentRoom = 0.0

    /// Room in `list`, made by `maker`.
    init(in list: UIScrollView, madeBy maker: HeaderRoom) {
      _list = WeakView(list)
      self.maker = maker
    }

    private var spacerHeight: Double { Double(spacer?.frame.height ?? 0) }

    /// Points added above the content.
    var amount: Double { inset.amount + spacerHeight + contentRoom }
    /// What of them has become part of the content: by so much are the view's offsets and its content's
    /// height larger than the technique's.
    var contentShift: Double { (isDisplaced ? 0 : spacerHeight) + contentRoom }
    /// Whether all of it is inset.
    var isInset: Bool { spacer == nil && contentRoom == 0 }
    /// Whether the app has a header view of its own where the empty one was.
    private var isDisplaced: Bool {
      spacerHeight != 0 && (list as? UITableView)?.spacerView !== spacer
    }
    /// Whether the app has written over what was added, and it has to be added again.
    var isOverwritten: Bool {
      isDisplaced || inset.isOverwritten(by: Double(list.contentInset.top))
    }

    /// Adds `amount` points instead, and makes good what the app has overwritten. A table view makes room
    /// with an empty header view if it `takesSpacer`, and goes on doing so: `cover` points of the list, below
    /// the safe area, are under the collapsed header.
    func make(_ amount: Double, takesSpacer: Bool, cover: Double) {
      if case .content(let leaveFree) = maker, amount >= 0 {
        if inset.amount != 0 { setInset(0) }
        return setContentRoom(amount, leaveFree)
      }
      let hasSpacer =
        amount >= 0 && !isDisplaced && (spacer != nil || takesSpacer && amount > 0)
      let insetAmount = hasSpacer ? min(max(0, cover), amount) : amount
      if !hasSpacer { removeSpacer() }
      setInset(insetAmount)
      if hasSpacer { setSpacer(amount - insetAmount) }
    }

    /// Takes away what was added.
    func remove() {
      setInset(0)
      removeSpacer()
      if case .content(let leaveFree) = maker { setContentRoom(0, leaveFree) }
    }

    private func setInset(_ amount: Double) {
      let total = inset.change(to: amount, in: list.contentInset.top)
      if list.contentInset.top != total { list.contentInset.top = total }
    }

    private func setSpacer(_ height: Double) {
      guard height != spacerHeight else { return }
      let view = spacer ?? UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      view.frame.size.height = height
      spacer = view
      // A table view reads the height only when the view is assigned.
      (list as? UITableView)?.spacerView = view
    }

    private func removeSpacer() {
      if let table = list as? UITableView, let spacer, table.spacerView === spacer {
        table.spacerView = nil
      }
      spacer = nil
    }

    private func setContentRoom(_ amount: Double, _ leaveFree: @MainActor (CGFloat) -> Void) {
      // A scroll view that has gone has no content to make room for.
      guard amount != contentRoom, !_list.isGone else { return }
      contentRoom = amount
      leaveFree(CGFloat(amount))
      // Only then is the content as high as it will be.
      list.layOutIfShown()
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

  /// What the header has added to a number that belongs to the app, and can take
  /// away again.
  ///
  /// The original is never remembered, because the app may change it at any time: only the share is.
  ///
  ///     the view's number = the app's part + the header's share
  struct InsetShare: Equatable {
    /// What the header has added, in points.
    private(set) var amount = 0.0
    /// The number as it was last written or accepted, `nil` before the first time.
    private var known: Double?

    /// Whether the app has written `value` over what was there.
    func isOverwritten(by value: Double) -> Bool {
      known.map { $0 != value } ?? false
    }

    /// Changes the share to `amount`; gives the number to write in place of `value`, which the view has
    /// now. A number that is not the one last written was written by the app, and is the app's whole part: as
    /// if there were no header.
    mutating func change(to amount: Double, in value: Double) -> Double {
      let appPart = isOverwritten(by: value) ? value : value - self.amount
      self.amount = amount
      known = appPart + amount
      return appPart + amount
    }
  }
#endif
