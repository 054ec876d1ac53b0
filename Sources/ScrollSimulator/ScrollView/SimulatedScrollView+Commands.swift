public import HeaderCore
import ScrollPhysics

/// An action of the app or the system on a scroll view.
public enum SimulationCommand: Sendable, Equatable {
  /// Collapses or expands the header.
  public static func setCollapsed(_ isCollapsed: Bool, animated: Bool) -> SimulationCommand {
    .setFraction(isCollapsed ? 1 : 0, animated: animated)
  }

  /// Scrolls to a content offset, clamped to the range and rounded to a pixel. It is a technique's offset: at 0 the
  /// content begins under the header, with either mounting.
  case setContentOffset(Double, animated: Bool)
  /// Sets the content offset as it is, in the range or not. A drag or a deceleration continues from there.
  case assignContentOffset(Double)
  /// Taps the status bar.
  case scrollToTop
  /// Requests a collapsed fraction of the header, 0 to 1.
  case setFraction(Double, animated: Bool)
  /// Changes the height of the content.
  case setContentSize(Double)
  /// Changes the height of the container, as a rotation, a split view or a keyboard does.
  case setContainerHeight(Double)
  /// Changes the height of the safe area at the top.
  case setSafeAreaTop(Double)
  /// Changes the app's insets.
  case setContentInset(ScrollInsets)
  /// Changes the app's top inset only.
  case setContentInsetTop(Double)
  /// Changes the fitting height of the header.
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
  /// Performs `command` now. Ignores a command with a number that no screen can have.
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
      // The content jumps, and the drag continues from there.
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
    // No other event reports that the content rests now.
    if endsScroll { report(.didStop) }
  }

  private func assignContentOffset(_ offset: Double) {
    let offset = offset - shift
    guard offset != contentOffset else { return }
    move(to: offset)
    // A fling has to continue from the new offset in its next frame. Other phases read the current offset.
    switch phase {
    case .decelerating(var fling):
      fling.move(to: offset)
      phase = .decelerating(fling)
    case .resting, .tracking, .dragging, .releasing, .stopping, .scrolling: break
    }
    report(.didScroll(.programmatic))
  }

  /// Moves the content to `offset`. A drag continues from the position that it shows.
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
        ScrollAnimation(
          start: contentOffset, end: top, startTime: time,
          animation: HeaderAnimation(duration: ScrollToTop.duration / 1000), isToTop: true))
    }
  }

  /// Replaces the current motion with `begin`, then reports the end of an interrupted deceleration.
  func replaceMotion(with begin: () -> Void) {
    var event: ScrollEvent?
    switch phase {
    case .decelerating:
      event = configuration.reportsCutDeceleration ? .didEndDecelerating : .didStop
    case .releasing: event = .didStop
    case .stopping: event = .didEndDecelerating
    case .resting, .tracking, .dragging, .scrolling: break
    }
    begin()
    if let event { report(event) }
  }

  /// Changes the geometry, reports it, and clamps resting content to its range.
  private func changeGeometry(_ change: (inout SimulatorConfiguration) -> Void) {
    var changed = configuration
    change(&changed)
    guard changed != configuration else { return }
    configuration = changed
    report(.geometryDidChange)
    guard isSettled else { return }
    scroll(to: contentOffsetRange.clamp(contentOffset), cause: .layout)
  }

  /// Changes the safe area, and with it the top inset from a to b. Resting content moves too:
  ///
  ///     at -a                     to -b: it stays at the top
  ///     a > b, offset > -b        to offset + a - b: it keeps its distance to the bar
  ///     a > b, up to -b           stays, as in the recordings
  ///     a < b                     stays within its range; a modeling choice, not measured
  ///
  /// In the middle of the content it moves before the safe area is reported, as on a phone.
  private func setSafeAreaTop(_ height: Double) {
    guard height != configuration.safeAreaTop else { return }
    let offset = contentOffset
    let before = contentOffsetRange.minimum
    configuration.safeAreaTop = height
    let change = contentOffsetRange.minimum - before
    if isSettled, change > 0, offset > before + change {
      contentOffset = contentOffsetRange.clamp(offset + change)
    }
    let isMoved = contentOffset != offset
    report(.geometryDidChange)
    if isMoved { report(.didScroll(.layout)) }
    guard isSettled else { return }
    let range = contentOffsetRange
    let lowest = change > 0 ? min(contentOffset, range.minimum) : range.minimum
    scroll(
      to: offset == before ? range.minimum : max(lowest, min(contentOffset, range.maximum)),
      cause: .layout)
  }

  /// Whether new geometry may move the content: it rests, and scrolling is enabled.
  private var isSettled: Bool {
    if case .resting = phase { isScrollEnabled } else { false }
  }
}
