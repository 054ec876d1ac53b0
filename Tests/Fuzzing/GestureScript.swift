import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// Text as a gesture script; where it is one, its own spelling, and the gesture played for a while.
@_cdecl("LLVMFuzzerTestOneInput")
public func readScript(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let script = try? HeaderFormats.GestureScript(text) else { return 0 }
  let again = try? HeaderFormats.GestureScript(script.statements.text)
  promise(again == script, "a script comes back from its own spelling")
  let configuration = SimulatorConfiguration()
  let simulation = Simulation(
    driver: HeaderDriver(FacebookHideHeader()), configuration: configuration, observer: nil)
  var playback = Beginning(
    playback: GesturePlayback(script.statements, configuration: configuration))
  simulation.run(&playback)
  promise(simulation.scrollView.layout.isFinite, "every layout is finite")
  promise(simulation.scrollView.contentOffset.isFinite, "every offset is finite")
  return 0
}

/// The first inputs of a gesture: one that lasts an hour teaches no more than its beginning.
private struct Beginning: SimulationSource {
  var playback: GesturePlayback
  var remaining = 60

  mutating func next() -> SimulationInput? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return playback.next()
  }
}
