public import HeaderCore
import ScrollPhysics

/// What an app, or the system, does to a scroll view.
public enum SimulationCommand: Sendable, Equatable {
  /// The app wants the header collapsed or expanded.
  public static func setCollapsed(_ isCollapsed: Bool, animated: Bool) -> SimulationCommand {
    .setFraction(isCollapsed ? 1 : 0, animated: animated)
  }

  /// Scrolls to a content offset, brought into the range of content offsets and onto the pixel grid. They
  /// are those that a technique is told: 0 is under the header as it is, however it is mounted.
  case setContentOffset(Double, animated: Bool)
  /// Puts the content at a content offset just as it is, in its range or not; a drag or a deceleration goes
  /// on from there.
  case assignContentOffset(Double)
  /// The status bar is tapped.
  case scrollToTop
  /// The app wants the header at a collapsed fraction, 0 to 1.
  case setFraction(Double, animated: Bool)
  /// The content has a new height.
  case setContentSize(Double)
  /// The container has a new height: a rotation, a split view, a keyboard that pushes.
  case setContainerHeight(Double)
  /// The safe area at the top has a new height.
  case setSafeAreaTop(Double)
  /// The app's own insets change.
  case setContentInset(ScrollInsets)
  /// The app's own top inset changes; the bottom one stays as it is.
  case setContentInsetTop(Double)
  /// The header's content asks for a new height.
  case setFittingHeight(Double?)
}

extension SimulationCommand {
  fileprivate var isOnScreen: Bool {
    switch self {
    case .setContentOffset(let number, _), .assignContentOffset(let number),
      .setContentSize(let number), .setContainerHeight(let number), .setSafeAreaTop(let number),
      .setFraction(let number, _), .setContentInsetTop(let number):
      number.isOnScreen
    case .setContentInset(let inset): inset.isOnScreen
    case .setFittingHeight(let height): height?.isOnScreen ?? true
    case .scrollToTop: true
    }
  }
}

extension SimulatedScrollView {
  /// Does what an app or the system would, now. A command with a number that no screen has is ignored.
  public func perform(_ command: SimulationCommand) {
    guard command.isOnScreen else { return }
    deliverTouches()
    deliverLatestMove()
    switch command {
    case .setContentOffset(let offset, let animated): setContentOffset(offset, animated: animated)
    case .assignContentOffset(let offset): assignContentOffset(offset)
    case .scrollToTop: scrollToTop()
    case .setFraction(let fraction, let animated):
      report(.setFraction(min(max(fraction, 0), 1), animated: animated))
    case .setContentSize(let size): changeGeometry { $0.contentSize = size }
    case .setContainerHeight(let height): changeGeometry { $0.containerHeight = height }
    case .setSafeAreaTop(let height): setSafeAreaTop(height)
    case .setContentInset(let inset): changeGeometry { $0.contentInset = inset }
    case .setContentInsetTop(let top): changeGeometry { $0.contentInset.top = top }
    case .setFittingHeight(let height): changeGeometry { $0.fittingHeight = height }
    }
  }

  private func setContentOffset(_ offset: Double, animated: Bool) {
    let target = contentOffsetRange.clamp(grid.rounded(offset - shift))
    guard finger == nil else {
      // A finger stays in charge: the content jumps, and the drag goes on from there.
      guard target != contentOffset else { return }
      move(to: target)
      report(.didScroll(.programmatic))
      return
    }
    let endsScroll = isScrollAnimating && target == contentOffset
    replaceMotion {
      if animated, target != contentOffset {
        phase = .scrolling(ScrollAnimation(start: contentOffset, end: target, startTime: time))
      } else {
        phase = .resting
        scroll(to: target, cause: .programmatic)
      }
    }
    // Nothing else says that the content is at rest now.
    if endsScroll { report(.didStop) }
  }

  private func assignContentOffset(_ offset: Double) {
    let offset = offset - shift
    guard offset != contentOffset else { return }
    move(to: offset)
    // A motion that this happens in the middle of looks at the offset afterwards; one that waits for
    // its next frame would not.
    switch phase {
    case .decelerating(var fling):
      fling.move(to: offset)
      phase = .decelerating(fling)
    case .resting, .tracking, .dragging, .releasing, .stopping, .scrolling: break
    }
    report(.didScroll(.programmatic))
  }

  /// Moves the content to `offset`, and lets a drag go on from what that shows.
  private func move(to offset: Double) {
    put(offset, position: contentOffsetRange.position(forOffset: offset, dimension: bounds))
  }

  private func scrollToTop() {
    guard finger == nil else { return }
    replaceMotion {
      let top = contentOffsetRange.minimum
      guard contentOffset != top else {
        phase = .resting
        report(.didScrollToTop)
        return
      }
      phase = .scrolling(
        ScrollAnimation(start: contentOffset, end: top, startTime: time, course: .toTop))
    }
  }

  /// Begins something in place of a deceleration, and says that the user's travel is over.
  func replaceMotion(with begin: () -> Void) {
    var event: ScrollEvent?
    switch phase {
    case .decelerating:
      event = configuration.reportsCutDeceleration ? .didEndDecelerating : .didStop
    case .stopping: event = .didEndDecelerating
    case .resting, .tracking, .dragging, .releasing, .scrolling: break
    }
    begin()
    if let event { report(event) }
  }

  /// Changes the geometry, tells the technique, and brings content at rest back into its range.
  private func changeGeometry(_ change: (inout SimulatorConfiguration) -> Void) {
    var changed = configuration
    change(&changed)
    guard changed != configuration else { return }
    configuration = changed
    report(.geometryDidChange)
    guard isSettled else { return }
    scroll(to: contentOffsetRange.clamp(contentOffset), cause: .layout)
  }

  /// The safe area changes, and with it the top inset, from a to b. Content at rest goes along:
  ///
  ///     at -a                     to -b: it stays at the top
  ///     a > b, beyond -b          to offset + a - b: what was under the bar's edge still is
  ///     a > b, between the two    stays, as recorded
  ///     a < b                     stays as far as it may; unmeasured, a modelling choice
  ///
  /// In mid-content it has gone before the technique hears of the safe area, as on a phone.
  private func setSafeAreaTop(_ height: Double) {
    guard height != configuration.safeAreaTop else { return }
    let offset = contentOffset
    let before = contentOffsetRange.minimum
    configuration.safeAreaTop = height
    let shift = contentOffsetRange.minimum - before
    let isShifted = isSettled && shift > 0 && offset > before + shift
    if isShifted { contentOffset = contentOffsetRange.clamp(offset + shift) }
    let isMoved = contentOffset != offset
    report(.geometryDidChange)
    if isMoved { report(.didScroll(.layout)) }
    guard isSettled else { return }
    let range = contentOffsetRange
    let lowest = shift > 0 ? min(contentOffset, range.minimum) : range.minimum
    scroll(
      to: offset == before ? range.minimum : max(lowest, min(contentOffset, range.maximum)),
      cause: .layout)
  }

  /// Whether new geometry moves the content: nothing else does, and the app lets it.
  private var isSettled: Bool {
    if case .resting = phase { isScrollEnabled } else { false }
  }
}
