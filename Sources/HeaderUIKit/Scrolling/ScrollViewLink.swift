#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// A scroll view as techniques see one: one axis, in points, and without what the header has
  /// put into its content.
  @MainActor
  final class ScrollViewLink {
    @WeakView var view: UIScrollView
    /// Who makes the room for the header above the content.
    let maker: HeaderRoom
    /// What has been added to the view.
    var added = Additions()
    /// Whether sections may have got headers since that was last asked. It is asked at the end of a turn:
    /// a table tells of its size in the middle of its changes, and is not to be changed then.
    var mayHaveSections = false
    /// An offset that was written and came back rounded: what was meant, and what was read.
    private var rounded: (meant: Double, read: Double)?

    /// What the header, and a bar at the bottom, have added to a scroll view.
    struct Additions {
      /// Room above the content that is an empty header view of the table's.
      var spacer: UIView?
      /// Room that the app's content leaves free.
      var contentRoom = 0.0
      /// Room that is an inset.
      var top = InsetShare()
      /// For pages with little content, and for the bar.
      var bottom = InsetShare()
      var indicatorTop = InsetShare()
      /// For the bar, above which the indicator ends.
      var indicatorBottom = InsetShare()
      /// The refresh control whose content was moved, and by how much.
      weak var movedControl: UIRefreshControl?
      var control = InsetShare()
    }

    init(_ view: UIScrollView, room: HeaderRoom = .automatic) {
      _view = WeakView(view)
      maker = room
    }

    /// Whether the app has let go of the view.
    var isGone: Bool { _view.isGone }

    // MARK: Reading

    /// The device's pixels.
    var grid: PixelGrid { PixelGrid(scale: Double(view.traitCollection.displayScale)) }

    /// The content offset. Where the view has rounded what was written to it, it is what was
    /// written: fractions of a pixel then add up instead of being lost.
    var contentOffset: Double {
      let offset = Double(view.contentOffset.y)
      guard let rounded, rounded.read == offset else { return offset - contentShift }
      return rounded.meant - contentShift
    }

    /// Height of the content.
    var contentSize: Double { Double(view.contentSize.height) - contentShift }

    /// Height of the view.
    var bounds: Double { Double(view.bounds.height) }

    /// Everything that insets the content, what the header adds included.
    var adjustedContentInset: ScrollInsets {
      let inset = view.adjustedContentInset
      return ScrollInsets(
        top: Double(inset.top) + contentShift, bottom: Double(inset.bottom))
    }

    /// The part of the inset at the top that lies above header and content. A refresh control's room
    /// lies between the two.
    var foreignInsetTop: Double {
      adjustedContentInset.top - topRoom - refreshInset
    }

    /// Points added below the content, so that a header can stay collapsed over little of it.
    var bottomRoom: Double { added.bottom.amount - barRoom }

    /// Points added below that, for a bar at the bottom.
    var barRoom: Double { added.indicatorBottom.amount }

    /// Whether the app has written over what was added to its insets.
    var isOverwritten: Bool {
      isTopOverwritten || added.bottom.isOverwritten(by: Double(view.contentInset.bottom))
    }

    /// The time, in seconds.
    var time: Double { CACurrentMediaTime() }

    /// What the view says of itself.
    var sample: ScrollSample {
      var sample = view.sample(at: time)
      (sample.offset, sample.contentSize) = (contentOffset, contentSize)
      return sample
    }

    /// The part of the adjusted inset that comes from the safe area.
    var overlappedSafeArea: Double {
      min(Double(view.safeAreaInsets.top), systemInsetTop - refreshInset)
    }

    /// What UIKit adds to the app's inset at the top.
    var systemInsetTop: Double {
      Double(view.adjustedContentInset.top - view.contentInset.top)
    }

    /// What UIKit adds to the app's inset at the bottom.
    var systemInsetBottom: Double {
      Double(view.adjustedContentInset.bottom - view.contentInset.bottom)
    }

    // MARK: Writing

    /// Puts the content at `offset` without ending a drag or a deceleration. Writes only what
    /// differs.
    func move(to offset: Double) {
      guard offset != contentOffset else { return }
      let meant = offset + contentShift
      view.contentOffset.y = meant
      let read = Double(view.contentOffset.y)
      rounded = read == meant ? nil : (meant, read)
    }

    /// Ends whatever moves the content, and puts it at `offset`, animated or not.
    func scroll(to offset: Double, animated: Bool) {
      var target = view.contentOffset
      target.y = offset + contentShift
      view.setContentOffset(target, animated: animated)
    }

    /// Adds `amount` points below the content instead.
    func makeBottomRoom(_ amount: Double) {
      let total = amount + barRoom
      guard
        total != added.bottom.amount
          || added.bottom.isOverwritten(by: Double(view.contentInset.bottom))
      else { return }
      share(total, \.bottom, of: \.contentInset.bottom)
    }

    /// Adds `amount` points below that, for a bar at the bottom, which the indicator ends above.
    func makeBarRoom(_ amount: Double) {
      let pageRoom = bottomRoom
      share(amount, \.indicatorBottom, of: \.verticalScrollIndicatorInsets.bottom)
      makeBottomRoom(pageRoom)
    }

    /// Lets the indicator begin `amount` points below where it would by itself; where content has come to
    /// rest it is still seen for a while, and `glides` there.
    func keepIndicatorClear(_ amount: Double, glides: Bool = false) {
      let top = Double(view.verticalScrollIndicatorInsets.top)
      var appTop = top
      if added.indicatorTop.isOverwritten(by: top), top == Double(view.contentInset.top) {
        // An app that makes way for a keyboard gives the indicator the content's insets, and what
        // the header has added to those is not the app's.
        added.indicatorTop = InsetShare()
        appTop -= topRoom - contentShift
      }
      let inset = added.indicatorTop.change(to: amount, in: appTop)
      guard inset != top else { return }
      UIView.animate(
        withDuration: glides ? 0.25 : 0, delay: 0, options: [.allowUserInteraction],
        animations: { [view] in view.verticalScrollIndicatorInsets.top = inset })
    }

    /// Makes the header's `share` of one of the view's `inset`s `amount` points. The share is changed before
    /// the view is written to, which may ask for it meanwhile.
    func share<Points: BinaryFloatingPoint>(
      _ amount: Double, _ share: WritableKeyPath<Additions, InsetShare>,
      of inset: ReferenceWritableKeyPath<UIScrollView, Points>
    ) {
      let before = view[keyPath: inset]
      let changed = Points(added[keyPath: share].change(to: amount, in: Double(before)))
      if changed != before { view[keyPath: inset] = changed }
    }

    /// Takes everything away again, with the content staying where it is seen.
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
