#if canImport(HeadlessUIKit)
  import HeaderCore
  import HeadlessUIKit
  import ScrollSimulator

  /// A driver that keeps a row of everything another one answers.
  @MainActor
  final class RowRecordingDriver: @preconcurrency HeaderDriving {
    private let driver: any HeaderDriving
    private(set) var rows: [SimulationRow] = []

    init(_ driver: any HeaderDriving) {
      self.driver = driver
    }

    var descriptor: HeaderDescriptor { driver.descriptor }
    var traits: HeaderTraits { driver.traits }
    var assignments: [HeaderParameterAssignment] { driver.assignments }
    var choreography: HeaderChoreography { driver.choreography }
    var layout: HeaderLayout { driver.layout }

    func start(in context: HeaderContext) -> HeaderLayout { driver.start(in: context) }

    func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
      driver.start(continuing: layout, in: context)
    }

    func replaceParameters(
      _ assignments: [HeaderParameterAssignment], in context: HeaderContext
    ) throws(HeaderParameterError) -> HeaderLayout {
      try driver.replaceParameters(assignments, in: context)
    }

    func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
      let update = driver.update(for: event, in: context)
      let offset = context.offset(after: update)
      rows.append(
        SimulationRow(
          time: HeadlessScreen.current.time, kind: .event(event), finger: nil,
          scroll: context.scroll, environment: context.environment, layout: update.layout,
          correctedOffset: offset == context.scroll.contentOffset ? nil : offset))
      return update
    }
  }
#endif
