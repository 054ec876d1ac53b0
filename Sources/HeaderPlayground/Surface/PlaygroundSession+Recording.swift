public import HeaderCore
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
      for touch in waiting { deliver(touch) }
      waiting.removeAll(keepingCapacity: true)
      travel.end { deliverTravel($0, y: $1) }
      if let last = recording.touches.last, let y = scrollView.finger {
        let time = max(scrollView.time.hundredthsBelow, last.time)
        deliver(TouchSample(time: time, phase: .up, x: last.x, y: y.hundredths))
      }
      mode = .live
    case .replaying:
      endReplay()
    case .live:
      return
    }
    frame.update(from: self)
  }

  /// Goes back to the beginning and plays the recording, if there is one.
  public func replay() {
    play(recording.touches[...])
  }

  /// Goes back to the beginning and plays a gesture that shows what headers do: a pull at the top, a
  /// flick, a turn half-way, and back.
  public func demonstrate() {
    play(PlaygroundSession.demonstration(on: configuration)[...])
  }

  private func play(_ touches: ArraySlice<TouchSample>) {
    if mode == .recording { stop() }
    guard !touches.isEmpty else { return }
    restart()
    replayed = touches
    mode = .replaying
    frame.update(from: self)
  }

  /// The finger of a replay goes up, and the user's may come.
  func endReplay() {
    replayed = []
    mode = .live
    guard let y = scrollView.finger else { return }
    scrollView.receive(
      TouchSample(
        time: scrollView.time, phase: .cancel, x: GesturePlayback.middleOfScreen, y: y))
  }

  /// Makes a recording of touches that come from elsewhere, a file or a link; ``record()`` or
  /// ``clearRecording()`` comes first.
  public func load(_ sample: TouchSample) throws(TouchRefusal) {
    try recording.append(sample)
    frame.update(from: self)
  }

  /// Forgets the recording.
  public func clearRecording() {
    if mode == .recording || mode == .armed { stop() }
    recording.removeAll()
    frame.update(from: self)
  }

  /// What `headers simulate --format csv` prints for the recording, byte for byte.
  public func trajectory() throws(HeaderParameterError) -> [UInt8] {
    let writer = TrajectoryWriter()
    let simulation = Simulation(
      driver: try technique.makeDriver(assignments), configuration: configuration,
      observer: writer)
    var source = TouchPlayback(recording.touches)
    simulation.run(&source)
    return writer.bytes
  }

  private static func demonstration(on configuration: SimulatorConfiguration) -> [TouchSample] {
    var playback = GesturePlayback(
      [
        .drag(distance: 190, duration: 450), .hold(duration: 120), .lift, .wait(duration: 1100),
        .drag(distance: -330, duration: 330), .lift, .wait(duration: 2100),
        .drag(distance: 90, duration: 500), .hold(duration: 150), .lift, .wait(duration: 900),
        .drag(distance: 380, duration: 300), .lift,
      ], configuration: configuration)
    var touches: [TouchSample] = []
    while let input = playback.next() {
      if case .touch(let sample) = input.action { touches.append(sample) }
    }
    return touches
  }
}
