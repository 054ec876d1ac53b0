import HeaderCore
import HeaderRendering
public import ScrollSimulator

extension PlaygroundSession {
  /// A finger was seen at (`x`, `y`) on the screen, in points from its top left corner, at the host's
  /// time `now` in milliseconds. Ignored for numbers that are not finite.
  ///
  /// A finger that lands ends a pause; what one does that was down before counts once time goes on.
  public func touch(_ phase: TouchSample.Phase, x: Double, y: Double, at now: Double) {
    // A finger that lands between two lists only stops what it sees.
    guard x.isFinite, y.isFinite, now.isFinite, turn == nil else { return }
    // What is left of a touch that became a swipe is none.
    guard phase == .down || scrollView.touchedY != nil || !waiting.isEmpty else { return }
    if phase == .down {
      resume()
      if mode == .replaying { endReplay() }
      begin(at: now)
      if travel.isActive { travel.end { deliverTravel($0, y: $1) } }
    }
    var time = clock.time(atHost: now).hundredthsBelow
    // One that comes late counts for the frame that is next.
    let deadline = TouchSample.deadline(ofFrameAt: finishedTime)
    if time <= deadline { time = deadline.hundredthsBelow + 0.01 }
    time = max(time, waiting.last?.time ?? 0, recording.touches.last?.time ?? 0)
    let sample = TouchSample(
      time: time.hundredths, phase: phase, x: x.hundredths, y: y.hundredths)
    // A host that sends without ever asking for a frame does not fill the memory.
    if waiting.count == waiting.capacity, phase == .move, waiting.last?.phase == .move {
      waiting[waiting.count - 1] = sample
    } else {
      waiting.append(sample)
    }
    frame.update(from: self)
  }

  /// A wheel, a trackpad or a key moves the content by `points`, positive when its offset grows, at
  /// the host's time `now`: at once, or spread over some frames. Ends a pause. Ignored while a finger
  /// is down.
  public func travel(by points: Double, gradually: Bool, at now: Double) {
    guard points.isFinite, now.isFinite, points != 0, turn == nil else { return }
    resume()
    if mode == .replaying { endReplay() }
    guard travel.y != nil || (scrollView.touchedY == nil && waiting.isEmpty) else { return }
    begin(at: now)
    let limit = 100_000.0
    travel.move(
      by: min(max(points, -limit), limit), gradually: gradually, at: scrollView.time)
    frame.update(from: self)
  }

  /// Does what an app or the system would. Ends a replay and a pause; ignored during a recording,
  /// which can keep nothing but touches.
  public func perform(_ command: SimulationCommand) {
    guard mode == .live || mode == .replaying else { return }
    resume()
    if mode == .replaying { endReplay() }
    if travel.isActive { travel.end { deliverTravel($0, y: $1) } }
    simulation.deliver(SimulationInput(time: scrollView.time, action: .command(command)))
    show()
  }

  /// Lets time go on for a caller that wants to see something move.
  func resume() {
    if isPaused { setPaused(false) }
  }

  /// A touch wakes a session up: time goes on from now, and a recording that waits for it begins.
  func begin(at now: Double) {
    guard isIdle && !isKeptAwake || mode == .armed else { return }
    if mode == .armed { mode = .recording }
    clock.resume(at: now, time: scrollView.time)
  }

  // MARK: Lists side by side

  /// Milliseconds that lists take to the next one once they are let go, or a tab is chosen.
  private static let turnDuration = 300.0

  /// Which list is in the middle of the screen, 0 being the first; between two during a turn.
  var pagePosition: Double {
    turn.map { $0.swipe.position(from: $0.start, at: finishedTime) } ?? Double(activePage)
  }

  /// The list that a finger moves, 0 being the first.
  var activePage: Int { simulation.pages?.activeIndex ?? 0 }

  /// A sideways finger holds the lists `share` screens from the active one, positive towards the last,
  /// at the host's time `now`; it is no touch any more. Ignored where there is one list.
  public func turn(by share: Double, at now: Double) {
    guard share.isFinite, now.isFinite, !configuration.pages.isEmpty else { return }
    prepareTurn(at: now)
    guard simulation.pages != nil else { return }
    let active = activePage
    let neighbour = active + (share < 0 ? -1 : 1)
    let exists = simulation.scrollViews.indices.contains(neighbour)
    if exists, turn?.swipe.page != neighbour + 1 { swipe(to: neighbour, over: .infinity) }
    turn = (
      start: exists ? Double(active) + min(max(share, -1), 1) : Double(active),
      swipe: PageSwipe(
        time: scrollView.time, duration: .infinity, page: (exists ? neighbour : active) + 1)
    )
    frame.update(from: self)
  }

  /// Shows the list at `index`, 0 being the first, at the host's time `now`: a tab is chosen, or a
  /// sideways finger lifts. The active one takes a turn back. Ignored where there is no such list.
  public func show(page index: Int, at now: Double) {
    guard now.isFinite, configuration.pages.indices.contains(index) else { return }
    prepareTurn(at: now)
    let duration = configuration.prefersReducedMotion ? 0 : PlaygroundSession.turnDuration
    if mode == .recording, index != activePage {
      // In the middle between two frames, no rounding makes it another frame's.
      let time = max(0, (scrollView.time - scrollView.frameDuration / 2).hundredths)
      try? recording.appendSwipe(to: index + 1, at: time, over: duration)
    }
    beginTurn(to: index, over: duration)
    frame.update(from: self)
  }

  /// Begins to show the list at `index`, which is over after `duration` milliseconds.
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
    resume()
    if mode == .replaying { endReplay() }
    begin(at: now)
    endTouch(.cancel)
  }
}
