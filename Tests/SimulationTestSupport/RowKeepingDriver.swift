package import HeaderCore
package import ScrollSimulator

/// A driver that stores a row for every answer of the driver that it wraps.
package final class RowKeepingDriver: WrappingHeaderDriver {
  package let driver: any HeaderDriving
  /// The rows so far, in order.
  package var rows: [SimulationRow] = []
  /// Returns the time of the next row, in milliseconds.
  package var clock: () -> Double = { 0 }

  /// A driver that answers like `driver`.
  package init(_ driver: any HeaderDriving) {
    self.driver = driver
  }

  package func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    let update = driver.update(for: event, in: context)
    let offset = context.offset(after: update)
    rows.append(
      SimulationRow(
        time: clock(), event: event, finger: nil, scroll: context.scroll,
        environment: context.environment, layout: update.layout,
        correctedOffset: offset == context.scroll.contentOffset ? nil : offset,
        parts: driver.parts(of: update.layout)))
    return update
  }
}
