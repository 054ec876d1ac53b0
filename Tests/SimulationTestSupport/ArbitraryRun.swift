import HeaderBehaviors
import ScrollSimulator

/// Plays bytes to a driver, to pages under one header, or to a simulation: nothing traps, and nothing
/// that comes out is less than finite. Gives the first promise that is broken.
public func brokenPromise(playing bytes: [UInt8]) -> String? {
  let promises = Promises()
  var input = ArbitraryInput(bytes)
  switch input.index(below: 4) {
  case 0: playDriver(&input, promises)
  case 1, 2: ArbitraryPages(input, promises).play()
  default: playSimulation(&input, promises)
  }
  return promises.broken
}

/// The first promise that was broken.
final class Promises {
  private(set) var broken: String?

  func keep(_ isKept: Bool, _ text: String) {
    if !isKept, broken == nil { broken = text }
  }

  func keep(_ layout: HeaderLayout, _ whose: String) {
    keep(layout.isFinite, "\(whose): every layout is finite")
  }

  func keep(_ numbers: Double?..., whose: String) {
    keep(numbers.allSatisfy { $0?.isFinite ?? true }, "\(whose): every number is finite")
  }
}

private func playDriver(_ input: inout ArbitraryInput, _ promises: Promises) {
  let driver = input.driver()
  func check(_ layout: HeaderLayout) {
    promises.keep(layout, "driver")
    promises.keep(layout.headerHeight >= 0, "no header is less than nothing high")
    promises.keep(layout.stretch >= 0, "no stretch is less than nothing")
  }
  check(driver.start(in: input.context()))
  while !input.isEmpty {
    switch input.index(below: 16) {
    case 0: check(driver.layout(in: input.context()))
    case 1: check(driver.collapsedLayout(in: input.context()))
    case 2: promises.keep(driver.start(continuing: input.layout(), in: input.context()), "start")
    case 3:
      let assignments = driver.assignments.prefix(1).map {
        HeaderParameterAssignment($0.name, .number(input.number(isWild: true)))
      }
      if let layout = try? driver.replaceParameters(assignments, in: input.context()) {
        check(layout)
      }
    default:
      let update = driver.update(for: input.event(), in: input.context())
      check(update.layout)
      promises.keep(
        update.reaction.position, update.reaction.targetContentOffset, whose: "reaction")
      if let followUp = update.followUp {
        check(driver.update(for: followUp, in: input.context()).layout)
      }
    }
  }
}

/// Hears of every row of a simulation.
private final class RowCheck: SimulationObserver {
  let promises: Promises

  init(_ promises: Promises) {
    self.promises = promises
  }

  func simulationDidRecord(_ row: SimulationRow) {
    promises.keep(row.layout, "row")
    promises.keep(
      row.time, row.scroll.contentOffset, row.scroll.contentSize, row.scroll.bounds,
      row.scroll.adjustedContentInset.top, row.scroll.position, row.correctedOffset,
      row.finalPosition, row.overlap, whose: "row")
  }
}

private func playSimulation(_ input: inout ArbitraryInput, _ promises: Promises) {
  let simulation = Simulation(
    driver: input.driver(), configuration: input.configuration(), observer: RowCheck(promises))
  var inputs: [SimulationInput] = []
  var time = 0.0
  while !input.isEmpty { inputs.append(input.simulationInput(after: &time)) }
  var playback = InputPlayback(inputs)
  simulation.run(&playback)
  simulation.detach()
  for view in simulation.scrollViews {
    promises.keep(view.contentOffset, view.minY, view.room, view.bottomRoom, whose: "view")
    promises.keep(view.visibleLayout, "view")
  }
}
