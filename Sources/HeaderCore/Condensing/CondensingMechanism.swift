/// The mechanism of the headers that condense: the header consumes travel first, the content gets
/// the rest.
///
///     height
///      max ─────╮                      ╭────
///               │╲   finger up        ╱   finger down
///      min      │ ╲__________________╱
///               └─────────────────────────── finger travel
///     offset    0  0 ───────▶ grows … shrinks ◀─ frozen again while the header grows
///
/// On the user's own scroll, with h the height below the safe area:
///
///     travel   = change of the content's position      (up collapses, down expands)
///     h'       = clamp(h - travel, minimum, maximum)
///     consumed = h - h'                                 contentOffset is corrected by -consumed
///
/// so header travel + content travel = finger travel, exactly, and the result does not depend on
/// how the travel is cut into events. A bounce never moves the header: travel up counts between the
/// edges only, travel down only from the bottom edge upwards. What the app asks for during a fling
/// holds until a finger drags again; the rest of the fling is the content's.
public struct CondensingMechanism: Sendable, Equatable {
  /// Points below the safe area when expanded, 0 to 1000.
  public var maximumHeight: Double
  /// Points below the safe area when collapsed, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// The expanded share above which a header that stopped half-way expands, 0 to 1.
  public var snapThreshold: Double
  /// Seconds a snap takes, 0 to 5.
  public var snapDuration: Double
  /// Whether the content stands still while the header consumes travel.
  public var freezesContent: Bool

  /// A mechanism with the given parameters.
  @inlinable
  public init(
    maximumHeight: Double, minimumHeight: Double, snapThreshold: Double = 0.5,
    snapDuration: Double = 0.2, freezesContent: Bool = true
  ) {
    self.maximumHeight = maximumHeight
    self.minimumHeight = minimumHeight
    self.snapThreshold = snapThreshold
    self.snapDuration = snapDuration
    self.freezesContent = freezesContent
  }

  /// Throws when the collapsed header would be taller than the expanded one.
  @inlinable @inline(always)
  public func validate() throws(HeaderParameterError) {
    guard minimumHeight <= maximumHeight else {
      throw .wrongOrder(
        lower: "minimum-height", lowerValue: minimumHeight,
        upper: "maximum-height", upperValue: maximumHeight)
    }
  }

  /// Expanded: whoever arrives at a screen sees all of its header.
  @inlinable @inline(always)
  public func initialState(in context: HeaderContext) -> CondensingState {
    CondensingState(height: maximumHeight, position: context.scroll.unboundedContentOffset)
  }

  /// The header covers the safe area and `state.height` below it; the scroll view begins there.
  @inlinable @inline(always)
  public func layout(for state: CondensingState, in context: HeaderContext) -> HeaderLayout {
    let bottom = max(0, context.environment.safeAreaTop + state.height)
    return HeaderLayout(
      headerMinY: 0, headerHeight: bottom, scrollViewMinY: bottom,
      collapsedFraction: 1 - expandedFraction(of: state.height))
  }

  /// Answers `event`; see ``CondensingMechanism`` for the rule.
  @inlinable @inline(always)
  public func respond(
    to event: ScrollEvent, state: inout CondensingState, in context: HeaderContext
  ) -> HeaderReaction {
    if case .didScroll(let cause) = event, state.isMoved(by: cause),
      !isSpent(state, in: context), canCollapse(in: context)
    {
      return takeTravel(cause, state: &state, in: context)
    }
    // Whatever else has moved the content, the header has no part in it.
    state.position = context.scroll.unboundedContentOffset
    switch event {
    case .willBeginDragging:
      takeHold(&state, in: context)
      return .none
    case .didStop:
      return settle(&state, in: context)
    case .didScrollToTop:
      state.requestedCollapse = nil
      return move(&state, to: maximumHeight, animated: true)
    case .setCollapsed(let collapsed, let animated):
      state.requestedCollapse = collapsed
      let height = collapsed && canCollapse(in: context) ? minimumHeight : maximumHeight
      return move(&state, to: height, animated: animated)
    case .geometryDidChange:
      return reconsider(&state, in: context)
    case .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation:
      return .none
    }
  }

  /// 1 expanded, 0 collapsed; 1 where the two heights are the same.
  @inlinable @inline(always)
  public func expandedFraction(of height: Double) -> Double {
    let range = maximumHeight - minimumHeight
    guard range > 0 else { return 1 }
    // The two rests are where a header mostly is, and a division takes longer than all else here.
    if height == minimumHeight { return 0 }
    if height == maximumHeight { return 1 }
    return (height - minimumHeight) / range
  }

  /// Whether there is something left to scroll once the header has collapsed.
  ///
  /// Measured with the viewport at its largest, so that collapsing cannot change the answer: a
  /// screen whose content barely fits does not flicker between the two.
  @inlinable @inline(always)
  public func canCollapse(in context: HeaderContext) -> Bool {
    let inset = context.scroll.adjustedContentInset
    return context.scroll.contentSize + inset.top + inset.bottom
      > max(0, viewport(under: minimumHeight, in: context))
  }

  /// What a header `height` points high leaves for the content; negative where it leaves nothing.
  @inlinable @inline(always)
  func viewport(under height: Double, in context: HeaderContext) -> Double {
    context.environment.containerHeight - context.environment.safeAreaTop - height
  }

  /// Points that many additions of travel may be off by, and no screen could show.
  @usableFromInline static let roundingError = 1e-10

  /// The possible height nearest to `height`. One that has reached a rest but for rounding is at
  /// that rest, and will not snap to it.
  @inlinable @inline(always)
  func clamp(_ height: Double) -> Double {
    if height < minimumHeight + CondensingMechanism.roundingError { return minimumHeight }
    if height > maximumHeight - CondensingMechanism.roundingError { return maximumHeight }
    return height
  }
}

/// What a condensing header remembers.
public struct CondensingState: Sendable, Equatable {
  /// The header's height below the safe area: the travel it has consumed so far is in it.
  public var height: Double
  /// Where the content was after the last event, which the next one's travel is measured from.
  public var position: Double
  /// What the app asked for last, collapsed or not, while no finger has said otherwise since; `nil`
  /// where nothing is asked. Content that arrives later still finds the header as the app wanted it,
  /// and what is left of a fling leaves it so.
  public var requestedCollapse: Bool?

  /// The state of a header `height` points high over content at `position`.
  @inlinable
  public init(height: Double, position: Double) {
    self.height = height
    self.position = position
  }

  /// Whether a scroll with `cause` is the header's to take. A fling is the user's travel, but a
  /// request made since the finger lifted is newer than what the user wanted.
  @inlinable @inline(always)
  func isMoved(by cause: ScrollCause) -> Bool {
    cause.isUserTravel && (cause == .drag || requestedCollapse == nil)
  }
}
