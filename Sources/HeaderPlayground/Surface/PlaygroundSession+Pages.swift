import HeaderCore
import ScrollSimulator

extension PlaygroundSession {
  /// Milliseconds that lists take to the next one once they are let go, or a tab is chosen.
  private static let turnDuration = 300.0

  /// Which list is in the middle of the screen, 0 being the first; between two during a turn.
  var pagePosition: Double { turn?.position(at: finishedTime) ?? Double(activePage) }

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
    if exists, turn?.to != neighbour { swipe(to: neighbour, over: .infinity) }
    turn = PageTurn(
      from: exists ? Double(active) + min(max(share, -1), 1) : Double(active),
      to: exists ? neighbour : active, start: scrollView.time, duration: .infinity)
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
    turn = PageTurn(from: pagePosition, to: index, start: scrollView.time, duration: duration)
    if index != activePage { swipe(to: index, over: duration) }
  }

  /// Ends a turn that is over in the frame at `time`.
  func finishTurn(at time: Double) {
    guard let turn, turn.isOver(at: time) else { return }
    self.turn = nil
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
