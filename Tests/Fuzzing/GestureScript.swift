import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// Reads text as a gesture script. If it is one, reads it back from its own text, and plays its beginning.
@_cdecl("LLVMFuzzerTestOneInput")
public func readScript(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let script = try? HeaderFormats.GestureScript(text) else { return 0 }
  let again = try? HeaderFormats.GestureScript(script.statements.text)
  promise(again == script, "a script reads back from its own text")
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

/// The first inputs of a gesture, so that long ones take no longer.
private struct Beginning: SimulationSource {
  var playback: GesturePlayback
  var remaining = 60

  mutating func next() -> SimulationInput? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return playback.next()
  }
}
