import HeaderCore
import HeaderRendering
public import ScrollSimulator

extension PlaygroundSession {
  /// Reports a finger at (`x`, `y`) on the screen, in points from its top left corner, at the host's time `now`
  /// in milliseconds. Ignored for numbers that are not finite.
  ///
  /// A finger that lands ends a pause. Moves of a finger that was down before count when time continues.
  public func touch(_ phase: TouchSample.Phase, x: Double, y: Double, at now: Double) {
    // A finger that lands between two lists only stops what it shows.
    guard x.isFinite, y.isFinite, now.isFinite, turn == nil else { return }
    // The rest of a touch that became a swipe is ignored.
    guard phase == .down || scrollView.touchedY != nil || !waiting.isEmpty else { return }
    if phase == .down {
      takeOver()
      begin(at: now)
      travelFinger.end { deliverNow($0, y: $1) }
    }
    var time = clock.time(atHost: now).hundredthsBelow
    // A late touch counts for the next frame.
    let deadline = TouchSample.deadline(ofFrameAt: finishedTime)
    if time <= deadline { time = deadline.hundredthsBelow + 0.01 }
    time = max(time, waiting.last?.time ?? 0, lastRecordedTime)
    let sample = TouchSample(
      time: time.hundredths, phase: phase, x: x.hundredths, y: y.hundredths)
    // A host that sends touches without frames does not fill the memory.
    if waiting.count == waiting.capacity, phase == .move, waiting.last?.phase == .move {
      waiting[waiting.count - 1] = sample
    } else {
      waiting.append(sample)
    }
  }

  /// Moves the content by `points` for a wheel, a trackpad or a key, positive for a larger offset, at the host's
  /// time `now`: at once, or over some frames. Ends a pause. Ignored while a finger is down.
  public func travel(by points: Double, gradually: Bool, at now: Double) {
    guard points.isFinite, now.isFinite, points != 0, turn == nil else { return }
    takeOver()
    guard travelFinger.y != nil || (scrollView.touchedY == nil && waiting.isEmpty) else { return }
    begin(at: now)
    let limit = 100_000.0
    travelFinger.move(
      by: min(max(points, -limit), limit), gradually: gradually, at: scrollView.time)
  }

  /// Performs an action of an app or the system. Ends a replay and a pause. Ignored during a recording, which has
  /// only touches.
  public func perform(_ command: SimulationCommand) {
    guard mode == .live || mode == .replaying else { return }
    takeOver()
    travelFinger.end { deliverNow($0, y: $1) }
    simulation.deliver(SimulationInput(time: scrollView.time, action: .command(command)))
    show()
  }

  /// Ends a pause and a replay, before a user or an app moves the content.
  private func takeOver() {
    if isPaused { setPaused(false) }
    if mode == .replaying { endReplay() }
  }

  /// Prepares for input: a session at rest continues its time at `now`, and an armed recording begins.
  func begin(at now: Double) {
    guard isIdle && !isKeptAwake || mode == .armed else { return }
    if mode == .armed { mode = .recording }
    clock.resume(scrollView.time, at: now)
  }

  // MARK: Lists side by side

  /// The duration of a turn to another list, after a lift or a tab, in milliseconds.
  private static let turnDuration = 300.0

  /// The list in the middle of the screen, from 0, with a fraction during a turn.
  var pagePosition: Double {
    turn.map { $0.swipe.position(from: $0.start, at: finishedTime) } ?? Double(activePage)
  }

  /// The list that a finger moves, from 0.
  var activePage: Int { simulation.pages?.activeIndex ?? 0 }

  /// Moves the lists with a horizontal finger, to `share` screens from the active one, positive towards the last,
  /// at the host's time `now`. The finger does not count as a touch. Ignored with a single list.
  public func turn(by share: Double, at now: Double) {
    guard share.isFinite, now.isFinite, !configuration.pages.isEmpty else { return }
    prepareTurn(at: now)
    guard simulation.pages != nil else { return }
    let active = activePage
    let neighbor = active + (share < 0 ? -1 : 1)
    let exists = simulation.scrollViews.indices.contains(neighbor)
    if exists, turn?.swipe.page != neighbor + 1 { swipe(to: neighbor, over: .infinity) }
    turn = (
      start: exists ? Double(active) + min(max(share, -1), 1) : Double(active),
      swipe: PageSwipe(
        time: scrollView.time, duration: .infinity, page: (exists ? neighbor : active) + 1)
    )
  }

  /// Shows the list at `index`, from 0, at the host's time `now`, after a tab is chosen or a horizontal finger
  /// lifts. For the active list, the lists turn back to it. Ignored if there is no such list.
  public func show(page index: Int, at now: Double) {
    guard now.isFinite, configuration.pages.indices.contains(index) else { return }
    prepareTurn(at: now)
    let duration = configuration.prefersReducedMotion ? 0 : PlaygroundSession.turnDuration
    if mode == .recording, index != activePage {
      // In the middle between two frames, rounding does not change the frame.
      let time = max(0, (scrollView.time - scrollView.frameDuration / 2).hundredths)
      try? recording.appendSwipe(to: index + 1, at: time, over: duration)
    }
    beginTurn(to: index, over: duration)
  }

  /// Begins a turn to the list at `index`, over `duration` milliseconds.
  func beginTurn(to index: Int, over duration: Double) {
    guard simulation.pages != nil, simulation.scrollViews.indices.contains(index) else { return }
    let swipe = PageSwipe(time: scrollView.time, duration: duration, page: index + 1)
    turn = (start: pagePosition, swipe: swipe)
    if index != activePage { self.swipe(to: index, over: duration) }
  }

  /// Ends a turn that is over in the frame at `time`.
  func finishTurn(at time: Double) {
    guard let swipe = turn?.swipe, time >= swipe.time + swipe.duration else { return }
    turn = nil
    simulation.cancelSwipe()
  }

  private func swipe(to index: Int, over duration: Double) {
    simulation.deliver(
      SimulationInput(
        time: scrollView.time, action: .swipe(page: index + 1, duration: duration)))
  }

  private func prepareTurn(at now: Double) {
    guard turn == nil else { return }
    takeOver()
    begin(at: now)
    endTouch(.cancel)
  }
}
