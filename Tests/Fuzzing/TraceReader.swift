import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// The bytes of a touch trace, through the reader and, where they are one, through a simulation.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTrace(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var reader = TouchTraceReader(Pieces(bytes: bytes))
  var time = -Double.infinity
  var touches: [SimulationInput] = []
  do {
    while let input = try reader.next() {
      promise(input.time.isFinite && input.time >= time, "times go on")
      time = input.time
      touches.append(input)
    }
  } catch {
    return 0
  }
  promise(!touches.isEmpty, "a trace that is accepted has samples")
  play(touches)
  return 0
}

/// Plays `touches`, if they are over within a minute.
private func play(_ touches: [SimulationInput]) {
  guard let last = touches.last, last.time < 60_000, touches.count < 200 else { return }
  guard touches[0].time > -1000 else { return }
  let simulation = Simulation(
    driver: HeaderDriver(TwitterCondenseHeader()), configuration: SimulatorConfiguration(),
    observer: nil)
  var source = InputPlayback(touches)
  simulation.run(&source)
  promise(simulation.scrollView.layout.isFinite, "every layout is finite")
  promise(simulation.scrollView.contentOffset.isFinite, "every offset is finite")
}
