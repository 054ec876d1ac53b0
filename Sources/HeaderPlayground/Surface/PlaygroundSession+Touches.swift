import HeaderCore
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
    guard phase == .down || scrollView.finger != nil || !waiting.isEmpty else { return }
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
    guard travel.y != nil || (scrollView.finger == nil && waiting.isEmpty) else { return }
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
}
