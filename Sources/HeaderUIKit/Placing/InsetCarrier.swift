#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// How a header makes room above the first row.
  ///
  /// Techniques speak of a content inset. In a table view with section headers an inset is not
  /// enough: sections would stop below a header that has long gone. There the room is made by the
  /// table's own header view, which scrolls away, and offsets are shifted by its height. A collection
  /// view has no such view, and its layout is the app's: see ``HeaderRoom``.
  @MainActor
  protocol InsetCarrier: AnyObject {
    /// Points added above the content.
    var amount: Double { get }
    /// What of `amount` has become part of the content: by so much are the view's offsets and its
    /// content's height larger than the technique's.
    var contentShift: Double { get }
    /// Whether the app has taken the place this carrier puts its room in.
    var isDisplaced: Bool { get }
    /// Whether the app has written over what was added, and it has to be added again.
    var isOverwritten: Bool { get }

    /// Adds `amount` points instead, and makes good what the app has overwritten.
    func carry(_ amount: Double)
    /// Takes away what was added.
    func remove()
  }

  extension InsetCarrier {
    var contentShift: Double { 0 }
    var isDisplaced: Bool { false }
    var isOverwritten: Bool { false }

    func remove() { carry(0) }
  }

  /// Adds to `contentInset.top`.
  @MainActor
  final class ContentInsetCarrier: InsetCarrier {
    @WeakView private var scrollView: UIScrollView
    private var share = InsetShare()

    init(_ scrollView: UIScrollView) {
      _scrollView = WeakView(scrollView)
    }

    var amount: Double { share.amount }
    var isOverwritten: Bool { share.isOverwritten(by: Double(scrollView.contentInset.top)) }

    func carry(_ amount: Double) {
      let total = share.change(to: amount, in: scrollView.contentInset.top)
      if scrollView.contentInset.top != total { scrollView.contentInset.top = total }
    }
  }

  /// Makes room with an empty table header view, and with an inset as far as a collapsed header lies over
  /// the table: section headers pin below that.
  @MainActor
  final class TableSpacerCarrier: InsetCarrier {
    /// Where the spacer goes; a subclass that answers for `tableHeaderView` itself gives another.
    struct Slot {
      let get: @MainActor () -> UIView?
      let set: @MainActor (UIView?) -> Void
    }

    private let slot: Slot
    private let spacer = UIView(frame: .zero)
    private let inset: ContentInsetCarrier?
    /// Points of the table, below the safe area, that are under the collapsed header.
    var cover = 0.0

    init(_ slot: Slot, inset: ContentInsetCarrier? = nil) {
      self.slot = slot
      self.inset = inset
      spacer.isUserInteractionEnabled = false
    }

    convenience init(_ tableView: UITableView) {
      self.init(
        Slot(
          get: { [weak tableView] in tableView?.tableHeaderView },
          set: { [weak tableView] in tableView?.tableHeaderView = $0 }),
        inset: ContentInsetCarrier(tableView))
    }

    private var height: Double { Double(spacer.frame.height) }
    var amount: Double { height + (inset?.amount ?? 0) }
    var contentShift: Double { isDisplaced ? 0 : height }
    var isDisplaced: Bool { height != 0 && slot.get() !== spacer }
    var isOverwritten: Bool { isDisplaced || inset?.isOverwritten ?? false }

    func carry(_ amount: Double) {
      guard amount != self.amount || isOverwritten else { return }
      let cover = inset == nil ? 0 : min(max(0, cover), amount)
      inset?.carry(cover)
      guard amount - cover != height else { return }
      spacer.frame.size.height = amount - cover
      // A table view reads the height only when the view is assigned.
      slot.set(spacer)
    }

    func remove() {
      inset?.remove()
      if slot.get() === spacer { slot.set(nil) }
      spacer.frame.size.height = 0
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

    /// The app's part of `value`, which the view has now.
    ///
    /// A number that is not the one last written was written by the app, and is the app's whole part: as
    /// if there were no header.
    func appPart(of value: Double) -> Double {
      isOverwritten(by: value) ? value : value - amount
    }

    /// Changes the share to `amount`; gives the number to write in place of `value`.
    mutating func change(to amount: Double, in value: Double) -> Double {
      let total = appPart(of: value) + amount
      self.amount = amount
      known = total
      return total
    }
  }
#endif
