import HeaderCore
import HeaderFormats
import ScrollSimulator

extension PlaygroundSession {
  /// A screen of SwiftUI's that has this header, tuned as it is, with a view for each element of its
  /// choreography: as Swift.
  public var swiftUI: String {
    let ownHeight = height(fitting: nil)
    let asks = height(fitting: 100) != height(fitting: 1000)
    return SwiftUIScreen(
      type: PlaygroundSession.typeName(of: technique.descriptor.name), tuned: tunedProperties,
      choreography: choreography,
      idealHeight: asks ? ownHeight.map { DecimalNumber.text($0) } : nil
    ).text
  }

  /// How high the header is on appearing if it is `fittingHeight` points high by itself.
  private func height(fitting fittingHeight: Double?) -> Double? {
    var screen = configuration
    screen.fittingHeight = fittingHeight
    screen.safeAreaTop = 0
    let view = SimulatedScrollView(screen)
    return try? technique.makeDriver(assignments).start(
      in: HeaderContext(scroll: view.metrics, environment: view.environment)
    ).headerHeight
  }
}
