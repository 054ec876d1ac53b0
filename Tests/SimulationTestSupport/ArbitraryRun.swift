import HeaderBehaviors

/// Plays bytes to a driver, or to pages under one header, and returns the first broken promise: nothing traps,
/// and all numbers that are returned are finite.
public func brokenPromise(playing bytes: [UInt8]) -> String? {
  let promises = Promises()
  var input = ArbitraryInput(bytes)
  if input.index(below: 3) == 0 {
    playDriver(&input, promises)
  } else {
    // The forwarder holds its client weakly.
    let pages = ArbitraryPages(input, promises)
    withExtendedLifetime(pages) { pages.play() }
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
    promises.keep(layout.headerHeight >= 0, "no height is negative")
    promises.keep(layout.stretch >= 0, "no stretch is negative")
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
