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
    /// Whether the app has let go of the view.
    var isGone: Bool { _view.isGone }
    /// The room for the header above the content.
    let room: ListRoom
    /// Whether sections may have got headers since that was last asked. It is asked at the end of a turn:
    /// a table tells of its size in the middle of its changes, and is not to be changed then.
    var mayHaveSections = false
    /// The header's share of the content inset at the bottom.
    private var bottomShare = InsetShare()
    /// Points of it that are for a bar at the bottom, above which the indicator ends.
    var barRoom: Double { indicatorBottomShare.amount }
    /// The header's share of the vertical indicator's top inset, and the bar's of its bottom one.
    private var indicatorShare = InsetShare()
    private var indicatorBottomShare = InsetShare()
    /// Its refresh control, if it has one.
    let refreshControl: RefreshControlLink
    /// An offset that was written and came back rounded: what was meant, and what was read.
    private var rounded: (meant: Double, read: Double)?

    init(_ view: UIScrollView, room: HeaderRoom = .automatic) {
      _view = WeakView(view)
      self.room = ListRoom(in: view, madeBy: room)
      refreshControl = RefreshControlLink(view)
    }

    // MARK: Reading

    /// The device's pixels.
    var grid: PixelGrid { PixelGrid(scale: Double(view.traitCollection.displayScale)) }

    /// The content offset. Where the view has rounded what was written to it, it is what was
    /// written: fractions of a pixel then add up instead of being lost.
    var contentOffset: Double {
      let offset = Double(view.contentOffset.y)
      guard let rounded, rounded.read == offset else { return offset - room.contentShift }
      return rounded.meant - room.contentShift
    }

    /// Height of the content.
    var contentSize: Double { Double(view.contentSize.height) - room.contentShift }

    /// Height of the view.
    var bounds: Double { Double(view.bounds.height) }

    /// Everything that insets the content, what the header adds included.
    var adjustedContentInset: ScrollInsets {
      let inset = view.adjustedContentInset
      return ScrollInsets(
        top: Double(inset.top) + room.contentShift, bottom: Double(inset.bottom))
    }

    /// The part of the inset at the top that lies above header and content. A refresh control's room
    /// lies between the two.
    var foreignInsetTop: Double {
      adjustedContentInset.top - room.amount - refreshControl.inset
    }

    /// Points added below the content, so that a header can stay collapsed over little of it.
    var bottomRoom: Double { bottomShare.amount - barRoom }

    /// The part of the inset at the bottom that is not the header's.
    var foreignInsetBottom: Double { Double(view.adjustedContentInset.bottom) - bottomRoom }

    /// Whether the app has written over what was added to its insets.
    var isOverwritten: Bool {
      room.isOverwritten || bottomShare.isOverwritten(by: Double(view.contentInset.bottom))
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
      let added = Double(view.adjustedContentInset.top - view.contentInset.top)
      return min(Double(view.safeAreaInsets.top), added - refreshControl.inset)
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
      let meant = offset + room.contentShift
      view.contentOffset.y = meant
      let read = Double(view.contentOffset.y)
      rounded = read == meant ? nil : (meant, read)
    }

    /// Ends whatever moves the content, and puts it at `offset`, animated or not.
    func scroll(to offset: Double, animated: Bool) {
      var target = view.contentOffset
      target.y = offset + room.contentShift
      view.setContentOffset(target, animated: animated)
    }

    /// Makes `amount` points of room above the content, and leaves the content where it is seen. Section
    /// headers pin below `collapsedCover`: points of the list, below the safe area, that are under the
    /// collapsed header. A plain table view's own header view makes it, where that is not used, if sections
    /// have headers or it `prefersSpacer`.
    func makeRoom(
      _ amount: Double, prefersSpacer: @autoclosure () -> Bool,
      collapsedCover: @autoclosure () -> Double
    ) {
      guard amount != room.amount || room.isOverwritten else { return }
      replaceRoom(by: amount, takesSpacer(prefersSpacer()), collapsedCover())
    }

    private func replaceRoom(by amount: Double, _ takesSpacer: Bool, _ collapsedCover: Double) {
      let previous = contentOffset
      room.make(amount, takesSpacer: takesSpacer, cover: collapsedCover)
      move(to: previous)
    }

    /// Makes room that is an inset with a spacer, if sections have got headers meanwhile: an inset would stop
    /// them below a header that has long gone.
    func makeRoomForSections(prefersSpacer: Bool, collapsedCover: @autoclosure () -> Double) {
      guard room.isInset, room.amount > 0, takesSpacer(prefersSpacer) else { return }
      replaceRoom(by: room.amount, true, collapsedCover())
    }

    private func takesSpacer(_ prefersSpacer: Bool) -> Bool {
      guard let tableView = view as? UITableView, tableView.style == .plain else { return false }
      return tableView.spacerView == nil && (prefersSpacer || tableView.pinsSectionHeaders)
    }

    /// Adds `amount` points below the content instead.
    func makeBottomRoom(_ amount: Double) {
      let bottom = Double(view.contentInset.bottom)
      let total = amount + barRoom
      guard total != bottomShare.amount || bottomShare.isOverwritten(by: bottom) else { return }
      let inset = bottomShare.change(to: total, in: bottom)
      if inset != bottom { view.contentInset.bottom = inset }
    }

    /// Adds `amount` points below that, for a bar at the bottom, which the indicator ends above.
    func makeBarRoom(_ amount: Double) {
      let pageRoom = bottomRoom
      let bottom = Double(view.verticalScrollIndicatorInsets.bottom)
      let inset = indicatorBottomShare.change(to: amount, in: bottom)
      if inset != bottom { view.verticalScrollIndicatorInsets.bottom = inset }
      makeBottomRoom(pageRoom)
    }

    /// Lets the indicator begin `amount` points below where it would by itself; where content has come to
    /// rest it is still seen for a while, and `glides` there.
    func keepIndicatorClear(_ amount: Double, glides: Bool = false) {
      let top = Double(view.verticalScrollIndicatorInsets.top)
      var appTop = top
      if indicatorShare.isOverwritten(by: top), top == Double(view.contentInset.top) {
        // An app that makes way for a keyboard gives the indicator the content's insets, and what
        // the header has added to those is not the app's.
        indicatorShare = InsetShare()
        appTop -= room.amount - room.contentShift
      }
      let inset = indicatorShare.change(to: amount, in: appTop)
      guard inset != top else { return }
      UIView.animate(
        withDuration: glides ? 0.25 : 0, delay: 0, options: [.allowUserInteraction],
        animations: { [view] in view.verticalScrollIndicatorInsets.top = inset })
    }

    /// Takes everything away again, with the content staying where it is seen.
    func remove() {
      keepIndicatorClear(0)
      makeBottomRoom(0)
      makeBarRoom(0)
      refreshControl.restore()
      let offset = contentOffset
      let shift = room.contentShift
      room.remove()
      if shift != 0 { view.contentOffset.y = offset }
      rounded = nil
    }
  }
#endif
