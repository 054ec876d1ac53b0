package import HeaderCore
package import ScrollSimulator

/// A driver that keeps a row of everything another one answers.
package final class RowKeepingDriver: HeaderDriving {
  private let driver: any HeaderDriving
  /// The rows so far.
  package var rows: [SimulationRow] = []
  /// The time of a row, in milliseconds.
  package var clock: () -> Double = { 0 }

  /// A driver that answers as `driver` does.
  package init(_ driver: any HeaderDriving) {
    self.driver = driver
  }

  package var descriptor: HeaderDescriptor { driver.descriptor }
  package var traits: HeaderTraits { driver.traits }
  package var assignments: [HeaderParameterAssignment] { driver.assignments }
  package var choreography: HeaderChoreography { driver.choreography }
  package var layout: HeaderLayout { driver.layout }

  package func start(in context: HeaderContext) -> HeaderLayout { driver.start(in: context) }

  package func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
    driver.start(continuing: layout, in: context)
  }

  package func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    try driver.replaceParameters(assignments, in: context)
  }

  package func parts(of layout: HeaderLayout) -> HeaderParts { driver.parts(of: layout) }

  package func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    let update = driver.update(for: event, in: context)
    let offset = context.offset(after: update)
    rows.append(
      SimulationRow(
        time: clock(), kind: .event(event), finger: nil, scroll: context.scroll,
        environment: context.environment, layout: update.layout,
        correctedOffset: offset == context.scroll.contentOffset ? nil : offset,
        parts: driver.parts(of: update.layout)))
    return update
  }
}
