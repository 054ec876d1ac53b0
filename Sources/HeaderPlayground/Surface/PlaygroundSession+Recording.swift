import HeaderCore
import HeaderFit
import HeaderFormats
import HeaderRendering
import ScrollSimulator

extension PlaygroundSession {
  /// Starts over: the content at its top, time 0.
  public func restart() {
    guard let driver = try? technique.makeDriver(assignments) else { return }
    mode = .live
    isPaused = false
    replayed = []
    rebuild(driver, keepsPlace: false)
  }

  /// Starts over, and records every touch from the next one on, which is at time 0.
  public func record() {
    recording.removeAll()
    restart()
    mode = .armed
  }

  /// Ends a recording or a replay. A finger that is down in a recording lifts.
  public func stop() {
    switch mode {
    case .armed:
      mode = .live
    case .recording:
      endTouch(.up)
      mode = .live
    case .replaying:
      endReplay()
    case .live:
      return
    }
  }

  /// Ends the current touch, or that of a wheel, with `phase` at once.
  func endTouch(_ phase: TouchSample.Phase) {
    for touch in waiting { deliver(touch) }
    waiting.removeAll(keepingCapacity: true)
    travelFinger.end { deliverNow($0, y: $1) }
    guard let y = scrollView.touchedY else { return }
    deliverNow(phase, x: recording.touches.last?.x ?? GesturePlayback.middleOfScreen, y: y)
  }

  /// Starts over, and plays the recording, or without one the header that was recorded elsewhere.
  public func replay() {
    if recording.isEmpty { replaySeen() } else { play(recording.inputs) }
  }

  /// Starts over, and plays an example like `headers simulate`: the technique's own, or that of `other`.
  public func demonstrate(as other: PlaygroundSession? = nil) {
    play((other ?? self).example)
  }

  /// Starts over, and plays `inputs` or shows `moments`.
  func play(_ inputs: [SimulationInput], showing moments: [RecordMotion.Moment] = []) {
    if mode == .recording { stop() }
    guard !inputs.isEmpty || !moments.isEmpty else { return }
    restart()
    (replayed, comingMoments) = (inputs[...], moments[...])
    mode = .replaying
  }

  /// Ends a replay: its finger lifts, and the user's may touch.
  func endReplay() {
    replayed = []
    mode = .live
    if moment != nil, let driver = try? technique.makeDriver(assignments) {
      // The phone continues from the screen.
      rebuild(driver, keepsPlace: true)
    }
    endTouch(.cancel)
  }

  /// Removes the recording.
  public func clearRecording() {
    if mode == .recording || mode == .armed { stop() }
    recording.removeAll()
  }

  /// The rows that `headers simulate --format csv` prints for the recording, byte for byte.
  public var trajectory: String {
    guard let driver = try? technique.makeDriver(assignments) else { return "" }
    var source = InputPlayback(recording.inputs)
    let rows = Simulation.rows(
      of: driver, barDriver: makeBarDriver(), playing: &source, configuration: screen)
    return (rows.first?.csvHeading ?? "") + rows.map { $0.csvLine }.joined()
  }

  /// Copies the recording of another phone, whose technique may be a different one.
  public func takeRecording(of other: PlaygroundSession) {
    clearRecording()
    (recording, seen) = (other.recording, other.seen)
  }

  /// The recording, or the technique's example without one.
  var gesture: [SimulationInput] {
    recording.isEmpty ? example : recording.inputs
  }

  /// The technique's example on this screen.
  private var example: [SimulationInput] {
    guard let text = technique.descriptor.exampleGesture, let script = try? GestureScript(text)
    else { return [] }
    var playback = GesturePlayback(script.statements, configuration: configuration)
    var inputs: [SimulationInput] = []
    while let input = playback.next() { inputs.append(input) }
    return inputs
  }

  // MARK: Summary and link

  /// Returns the row of the tool's comparison for the gesture of `other`, its recording or its example, played to
  /// this technique: its name, and a cell for each column.
  func summary(playing other: PlaygroundSession) -> PlaygroundRows {
    var rows = PlaygroundRows()
    rows.begin(technique.descriptor.name)
    guard let driver = try? technique.makeDriver(assignments) else { return rows }
    var source = InputPlayback(other.gesture)
    let summary = GestureSummary(
      GestureRecording(
        of: driver, barDriver: makeBarDriver(), playing: &source, configuration: screen))
    for column in SummaryColumn.all { rows.add(column.text(summary)) }
    return rows
  }

  /// Returns the recording with at most `limit` touches, for a link; see `playground_link`. A touch without an end
  /// is left out.
  func link(limit: Int) -> PlaygroundRows {
    let finished = recording.finished
    let thinned = finished.thinned(to: limit)
    var rows = PlaygroundRows()
    rows.begin(
      numbers: [
        Double(finished.touches.count + finished.swipes.count),
        Double(thinned?.recording.touches.count ?? 0), thinned?.loss ?? 0,
      ])
    for touch in thinned?.recording.touches ?? [] {
      let phase = TouchSample.Phase.allCases.firstIndex(of: touch.phase) ?? 0
      rows.begin(numbers: [touch.time, Double(phase), touch.x, touch.y])
    }
    for swipe in thinned?.recording.swipes ?? [] {
      rows.begin(numbers: [swipe.time, 4, Double(swipe.page), swipe.duration])
    }
    return rows
  }
}
