public import HeaderCore

extension Simulation {
  /// Plays everything `source` has to `driver`, until all is at rest, and gives every row.
  ///
  /// For gestures that fit in memory: a test's, a picture's. An observer of the simulation hears of
  /// the rows of any other as they come.
  public static func rows<Source: SimulationSource>(
    of driver: any HeaderDriving, playing source: inout Source,
    configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) throws(Source.Failure) -> [SimulationRow] {
    let recorder = RowRecorder()
    let simulation = Simulation(driver: driver, configuration: configuration, observer: recorder)
    try simulation.run(&source)
    return recorder.rows
  }

  /// Plays `touches`, a recorded trace's for example, to `driver`, until all is at rest, and gives
  /// every row.
  public static func rows(
    of driver: any HeaderDriving, touches: [TouchSample],
    configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) -> [SimulationRow] {
    var playback = TouchPlayback(touches)
    return rows(of: driver, playing: &playback, configuration: configuration)
  }
}

private final class RowRecorder: SimulationObserver {
  private(set) var rows: [SimulationRow] = []

  func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
  }
}
