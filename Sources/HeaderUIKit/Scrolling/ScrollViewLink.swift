#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// A scroll view as techniques know it: one axis, in points, without the room that the header added to its content.
  @MainActor
  final class ScrollViewLink {
    @WeakView var view: UIScrollView
    /// How the room above the content is made.
    let maker: HeaderRoom
    /// The changes to the view.
    var added = Additions()
    /// The last offset that the view rounded: the written and the resulting value.
    private var rounded: (meant: Double, read: Double)?

    /// The changes that the header and a bar make to a scroll view.
    struct Additions {
      /// The empty header view that makes room above the content.
      var spacer: UIView?
      /// The room that the app's content leaves free, in points.
      var contentRoom = 0.0
      /// The room that is an inset.
      var top = InsetShare()
      /// The room below short pages, and for the bar.
      var bottom = InsetShare()
      var indicatorTop = InsetShare()
      /// The room for the bar, above which the indicator ends.
      var indicatorBottom = InsetShare()
      /// The refresh control whose bounds were moved.
      weak var movedControl: UIRefreshControl?
      var control = InsetShare()
    }

    init(_ view: UIScrollView, room: HeaderRoom) {
      _view = WeakView(view)
      maker = room
    }

    /// Whether the view was deallocated.
    var isGone: Bool { _view.isGone }

    // MARK: Reading

    /// The pixels of the screen.
    var grid: PixelGrid { PixelGrid(scale: Double(view.traitCollection.displayScale)) }

    /// The content offset. If the view rounded the last written offset, this is the written one, so that fractions of
    /// a pixel add up.
    var contentOffset: Double {
      let offset = Double(view.contentOffset.y)
      guard let rounded, rounded.read == offset else { return offset - contentShift }
      return rounded.meant - contentShift
    }

    /// The whole inset, with the header's room.
    var adjustedContentInset: ScrollInsets {
      let inset = view.adjustedContentInset
      return ScrollInsets(
        top: Double(inset.top) + contentShift, bottom: Double(inset.bottom))
    }

    /// The part of the top inset that is neither the header's nor the refresh control's.
    var foreignInsetTop: Double {
      adjustedContentInset.top - topRoom - refreshInset
    }

    /// The room below the content, in points, so that a header can stay collapsed over short content.
    var bottomRoom: Double { added.bottom.amount - barRoom }

    /// The room below that for a bar at the bottom, in points.
    var barRoom: Double { added.indicatorBottom.amount }

    /// Whether the app overwrote an inset.
    var isOverwritten: Bool {
      isTopOverwritten || added.bottom.isOverwritten(by: Double(view.contentInset.bottom))
    }

    /// The view's current sample.
    var sample: ScrollSample {
      var sample = view.sample(at: CACurrentMediaTime())
      sample.offset = contentOffset
      sample.contentSize -= contentShift
      return sample
    }

    /// The part of the adjusted inset that comes from the safe area.
    var overlappedSafeArea: Double {
      min(Double(view.safeAreaInsets.top), systemInsetTop - refreshInset)
    }

    /// The part of the top inset that UIKit adds.
    var systemInsetTop: Double {
      Double(view.adjustedContentInset.top - view.contentInset.top)
    }

    /// The part of the bottom inset that UIKit adds.
    var systemInsetBottom: Double {
      Double(view.adjustedContentInset.bottom - view.contentInset.bottom)
    }

    // MARK: Writing

    /// Moves the content to `offset` without ending a drag or a deceleration. Writes only a changed offset.
    func move(to offset: Double) {
      guard offset != contentOffset else { return }
      let meant = offset + contentShift
      view.contentOffset.y = meant
      let read = Double(view.contentOffset.y)
      rounded = read == meant ? nil : (meant, read)
    }

    /// Ends the content's motion, and moves it to `offset`.
    func scroll(to offset: Double, animated: Bool) {
      var target = view.contentOffset
      target.y = offset + contentShift
      view.setContentOffset(target, animated: animated)
    }

    /// Makes `amount` points of room below the content.
    func makeBottomRoom(_ amount: Double) {
      share(amount + barRoom, \.bottom, of: \.contentInset.bottom)
    }

    /// Makes `amount` points of room below that for a bar at the bottom. The indicator ends above it.
    func makeBarRoom(_ amount: Double) {
      let pageRoom = bottomRoom
      share(amount, \.indicatorBottom, of: \.verticalScrollIndicatorInsets.bottom)
      makeBottomRoom(pageRoom)
    }

    /// Lets the scroll indicator begin `amount` points lower, animated if it `glides`, because it is still visible
    /// shortly after a scroll.
    func keepIndicatorClear(_ amount: Double, glides: Bool = false) {
      let top = Double(view.verticalScrollIndicatorInsets.top)
      var appTop = top
      if added.indicatorTop.isOverwritten(by: top), top == Double(view.contentInset.top) {
        // An app that makes room for a keyboard copies the content's insets to the indicator. The header's share in
        // them is not the app's.
        added.indicatorTop = InsetShare()
        appTop -= topRoom - contentShift
      }
      let inset = added.indicatorTop.change(to: amount, in: appTop)
      guard inset != top else { return }
      UIView.animate(
        withDuration: glides ? 0.25 : 0, delay: 0, options: [.allowUserInteraction],
        animations: { [view] in view.verticalScrollIndicatorInsets.top = inset })
    }

    /// Sets the header's `share` of one of the view's insets to `amount` points. The share is stored before the view
    /// is written to, because that may read it.
    func share<Points: BinaryFloatingPoint>(
      _ amount: Double, _ share: WritableKeyPath<Additions, InsetShare>,
      of inset: ReferenceWritableKeyPath<UIScrollView, Points>
    ) {
      let before = view[keyPath: inset]
      let changed = Points(added[keyPath: share].change(to: amount, in: Double(before)))
      if changed != before { view[keyPath: inset] = changed }
    }

    /// Removes everything that was added. The content stays where it is on the screen.
    func remove() {
      keepIndicatorClear(0)
      makeBottomRoom(0)
      makeBarRoom(0)
      restoreRefreshControl()
      let offset = contentOffset
      let shift = contentShift
      removeTopRoom()
      if shift != 0 { view.contentOffset.y = offset }
      rounded = nil
    }
  }
#endif
