import HeaderCore
import HeaderFit
import HeaderFormats
import HeaderRendering
public import ScrollSimulator

extension PlaygroundSession {
  /// Goes back to the beginning: the content at its top, time 0.
  public func restart() {
    guard let driver = try? technique.makeDriver(assignments) else { return }
    mode = .live
    isPaused = false
    replayed = []
    rebuild(driver, keepsPlace: false)
  }

  /// Goes back to the beginning, and keeps every touch from the next one on, which is at time 0.
  public func record() {
    recording.removeAll()
    restart()
    mode = .armed
    frame.update(from: self)
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
    frame.update(from: self)
  }

  /// Ends the touch that is down, or the one that stands for a wheel, with `phase`, at once.
  func endTouch(_ phase: TouchSample.Phase) {
    for touch in waiting { deliver(touch) }
    waiting.removeAll(keepingCapacity: true)
    travel.end { deliverTravel($0, y: $1) }
    guard let y = scrollView.touchedY else { return }
    let last = recording.touches.last
    let time = max(scrollView.time.hundredthsBelow, mode == .recording ? last?.time ?? 0 : 0)
    deliver(
      TouchSample(
        time: time, phase: phase, x: last?.x ?? GesturePlayback.middleOfScreen, y: y.hundredths))
  }

  /// Goes back to the beginning and plays the recording, or what was seen of a header elsewhere where there
  /// is none.
  public func replay() {
    if recording.isEmpty { replaySeen() } else { play(recording.inputs) }
  }

  /// Goes back to the beginning and plays an example, as `headers simulate` does: the technique's own,
  /// or that of `other`'s.
  public func demonstrate(as other: PlaygroundSession? = nil) {
    play((other ?? self).example)
  }

  /// Goes back to the beginning, and plays `inputs` or shows `moments`.
  func play(_ inputs: [SimulationInput], showing moments: [RecordMotion.Moment] = []) {
    if mode == .recording { stop() }
    guard !inputs.isEmpty || !moments.isEmpty else { return }
    restart()
    (replayed, comingMoments) = (inputs[...], moments[...])
    mode = .replaying
    frame.update(from: self)
  }

  /// The finger of a replay goes up, and the user's may come.
  func endReplay() {
    replayed = []
    mode = .live
    if moment != nil, let driver = try? technique.makeDriver(assignments) {
      // The phone goes on from what is seen.
      rebuild(driver, keepsPlace: true)
    }
    guard let y = scrollView.touchedY else { return }
    deliver(
      TouchSample(
        time: scrollView.time, phase: .cancel, x: GesturePlayback.middleOfScreen, y: y))
  }

  /// Makes a recording of touches and swipes that come from elsewhere, a file or a link; ``record()`` or
  /// ``clearRecording()`` comes first.
  public func load(_ sample: TouchSample) throws(TouchRefusal) {
    try recording.append(sample)
    frame.update(from: self)
  }

  /// Adds a swipe to the list with the number `page`, 1 being the first, which is over after `duration`
  /// milliseconds; see ``load(_:)``.
  public func loadSwipe(at time: Double, page: Double, duration: Double) throws(TouchRefusal) {
    guard let page = Int(exactly: page) else { throw .impossibleNumber }
    try recording.appendSwipe(to: page, at: time, over: duration)
    frame.update(from: self)
  }

  /// Forgets the recording.
  public func clearRecording() {
    if mode == .recording || mode == .armed { stop() }
    recording.removeAll()
    frame.update(from: self)
  }

  /// What `headers simulate --format csv` prints for the recording, byte for byte.
  public var trajectory: String {
    guard let driver = try? technique.makeDriver(assignments) else { return "" }
    var source = InputPlayback(recording.inputs)
    let rows = Simulation.rows(
      of: driver, barDriver: makeBarDriver(), playing: &source, configuration: screen)
    return SimulationRow.csvHeading(
      hasPages: !screen.pages.isEmpty, hasBar: screen.bottomBar != nil)
      + rows.map { $0.csvLine }.joined()
  }

  /// Takes over the recording of another phone, whose technique may be another.
  public func takeRecording(of other: PlaygroundSession) {
    clearRecording()
    (recording, seen) = (other.recording, other.seen)
    frame.update(from: self)
  }

  /// The recording, or the technique's example where there is none.
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

  /// What the tool's comparison says of the gesture of `other`, its recording or its example, played
  /// to this technique: its name, and a cell for each column.
  func summary(playing other: PlaygroundSession) -> PlaygroundRows {
    var rows = PlaygroundRows()
    rows.begin(technique.descriptor.name)
    guard let driver = try? technique.makeDriver(assignments) else { return rows }
    var source = InputPlayback(other.gesture)
    let summary = GestureSummary(
      GestureRecording(
        of: driver, barDriver: makeBarDriver(), playing: &source, configuration: screen))
    for column in SummaryColumn.allCases { rows.add(column.text(of: summary)) }
    return rows
  }

  /// The recording as a link spells it, with at most `limit` touches: `0d196,426;8m196,420;…`, and
  /// `900p2,300` for a swipe to the second list. A touch that is not over is left out.
  ///
  /// The row has four values: that gesture, empty where it cannot be made so short; how many touches and
  /// swipes were recorded; how many touches are kept; and by how many points the finger is off at most.
  func link(limit: Int) -> PlaygroundRows {
    let finished = recording.finished
    let thinned = finished.thinned(to: limit)
    var gesture = ""
    func add(_ time: Double, _ letter: String, _ x: Double, _ y: Double) {
      if !gesture.isEmpty { gesture += ";" }
      gesture += DecimalNumber.text(time) + letter + DecimalNumber.text(x) + ","
      gesture += DecimalNumber.text(y)
    }
    for touch in thinned?.recording.touches ?? [] {
      let letter = String(decoding: touch.phase.name.utf8.prefix(1), as: UTF8.self)
      add(touch.time, letter, touch.x, touch.y)
    }
    for swipe in thinned?.recording.swipes ?? [] {
      add(swipe.time, "p", Double(swipe.page), swipe.duration)
    }
    var rows = PlaygroundRows()
    rows.begin(gesture)
    rows.add(Double(finished.touches.count + finished.swipes.count))
    rows.add(Double(thinned?.recording.touches.count ?? 0))
    rows.add(thinned?.loss ?? 0)
    return rows
  }
}
