import HeaderBehaviors
import HeaderCore
import HeaderFormats
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// An observed scroll view gives a technique the same events as `simulate --mounting overlay`.
///
/// Times are not compared: SwiftUI reports at once that a finger caught a fling, and UIKit's delegate is
/// called a frame later.
@Suite struct RowParityTests {
  private static let frameRates = [60.0, 120.0]

  @Test(
    "Scripts and recorded touches give the simulator's rows if each callback comes as it happens",
    arguments: HeaderCatalog.standard.names)
  func asItHappens(name: String) throws {
    for (index, gesture) in fingerGestures.enumerated() {
      // Techniques alternate between the rates.
      for frameRate in isBroad ? Self.frameRates : [Self.frameRates[(index + name.count) % 2]] {
        try expectParity(
          name, touches(of: gesture, configuration: screen(frameRate: frameRate)), frameRate,
          "\(gesture)")
      }
    }
    for (index, trace) in FingerTrace.all.enumerated() {
      try expectParity(name, trace.touches, Self.frameRates[index % 2], "\(trace)")
    }
  }

  private func expectParity(
    _ name: String, _ touches: [TouchSample], _ frameRate: Double, _ comment: Comment
  ) throws {
    let configuration = screen(frameRate: frameRate, mounting: .overlay)
    let device = ObservedDevice(try makeDriver(name), configuration, order: .asItHappens)
    let expected = rows(of: try makeDriver(name), touches: touches, configuration: configuration)
      .filter {
        // Only techniques that choose where a fling ends are asked.
        $0.event != nil && (device.page.asksForTarget || $0.eventName != "willEndDragging")
      }
    device.play(touches)
    let actual = device.recorder.rows
    for (index, (one, other)) in zip(actual, expected).enumerated() {
      guard one.isClose(to: other) else {
        Issue.record(
          """
          \(comment) at \(frameRate) Hz, row \(index)
            observed: \(one.brief)
            simulate: \(other.brief)
          """)
        return
      }
    }
    #expect(actual.count == expected.count, comment)
  }

  @Test(
    "In any order of a frame's callbacks, the header is where the overlay shows it",
    arguments: HeaderCatalog.standard.names, [false, true])
  func orders(name: String, isProbed: Bool) throws {
    for gesture in fingerGestures {
      let touches = try touches(of: gesture)
      func played(_ order: ObservedDevice.Order) throws -> [HeaderLayout] {
        // A probe neither asks for the end of a fling nor moves the content.
        let device = ObservedDevice(
          try makeDriver(name), screen(mounting: .overlay), order: order, canRequest: !isProbed,
          asks: !isProbed)
        device.play(touches)
        return device.history
      }
      let reference = try played(.asItHappens)
      for order in isProbed ? [.probe] : [.phasesFirst, .geometryFirst] as [ObservedDevice.Order] {
        let seen = try played(order)
        let largest =
          zip(reference, seen).map { one, other in
            max(
              (one.headerMinY - other.headerMinY).magnitude,
              (one.headerHeight - other.headerHeight).magnitude)
          }.max() ?? 0
        // With one callback a frame, a fling's last two steps, the second of them onto a pixel, are one:
        // half a pixel, at three pixels a point.
        #expect(largest < 0.17, "\(order), \(gesture)")
        #expect(
          reference.last?.collapsedFraction == seen.last?.collapsedFraction, "\(order), \(gesture)")
      }
    }
  }
}
