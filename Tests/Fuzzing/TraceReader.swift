import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// Reads bytes as a touch trace, and plays it if it is one.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTrace(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let touches = try? TouchTrace(text).touches else { return 0 }
  promise(!touches.isEmpty, "an accepted trace has samples")
  for (touch, next) in zip(touches, touches.dropFirst()) {
    promise(touch.time.isFinite && next.time >= touch.time, "times do not decrease")
  }
  play(touches)
  return 0
}

/// Plays `touches` if there are less than 200 within a minute.
private func play(_ touches: [TouchSample]) {
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
