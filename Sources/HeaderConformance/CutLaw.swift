import HeaderCore
import HeaderFormats
import ScrollPhysics
import ScrollSimulator

/// The law that compares two gestures: the same travel at once and in pieces.
enum CutLaw {
  /// How long one piece takes, less than a display frame.
  private static let duration = 8.0
  /// Long enough for everything to come to rest: no animation takes longer than 5 seconds.
  private static let pause = GestureStatement.wait(duration: 6000)
  /// Beyond a slop of 10 points, even from 10 points on its other side.
  private static let reach = 21.0
  /// Long enough for the drag to begin on a frame of its own.
  private static let begun = GestureStatement.hold(duration: 50)
  /// Long enough for the finger's velocity to be 0.
  private static let hold = GestureStatement.hold(duration: 300)

  /// Points of a scroll view in which every pull of a piece's length still shows.
  static let smallestBounds = 200.0

  /// What is wrong with the case's last drag when it is cut into its pieces.
  static func violation<Behavior: HeaderBehavior>(
    _ behavior: Behavior, _ tried: ConformanceCase
  ) -> String? {
    // Content that does not bounce hides what is pulled beyond its edge, however near it is; in an
    // overlay that edge is only reached under an open header.
    let screen = tried.configuration
    guard screen.bounces || screen.mounting == .overlay else { return nil }
    let whole = tried.pieces.reduce(0, +)
    let once = ends(behavior, tried, [whole])
    let cut = ends(behavior, tried, tried.pieces)
    // Where hardly anything of the scroll view is left, its rubber band hides pulls altogether: an
    // offset that stays the same is not reported.
    guard (once + cut).allSatisfy({ $0.row.scroll.bounds >= smallestBounds }) else { return nil }
    for (once, cut) in zip(once, cut) {
      guard once.agrees(with: cut) else {
        return "\(DecimalNumber.text(whole)) pt at once give \(once.summary), and "
          + "\(tried.pieces.map { DecimalNumber.text($0) }.joined(separator: ", ")) pt give "
          + cut.summary
      }
      // A pixel may decide which way a snap goes.
      guard once.isSame(as: cut) else { break }
    }
    return nil
  }

  /// The statements that the law plays after the case's own: the cutting begins under a finger that
  /// drags already, so that no piece is lost to the slop, or to the catch of a fling.
  /// A trackpad of the case's own is let go of.
  static func statements(for tried: ConformanceCase) -> [GestureStatement] {
    let pieces = tried.pieces
    let begin = GestureStatement.drag(
      distance: pieces.reduce(0, +) < 0 ? -reach : reach, duration: duration)
    let isWheel = tried.statements.contains { if case .wheel = $0 { true } else { false } }
    let drags = pieces.map { GestureStatement.drag(distance: $0, duration: duration) }
    return (isWheel ? [.lift] : []) + [pause, begin, begun] + drags + [hold, .lift]
  }

  private static func ends<Behavior: HeaderBehavior>(
    _ behavior: Behavior, _ tried: ConformanceCase, _ pieces: [Double]
  ) -> [End] {
    var cut = tried
    cut.pieces = pieces
    let statements = tried.statements + statements(for: cut)
    var playback = GesturePlayback(statements, configuration: tried.configuration)
    let observer = EndObserver()
    let simulation = Simulation(
      driver: HeaderDriver(behavior), configuration: tried.configuration, observer: observer)
    simulation.run(&playback)
    return [observer.held, observer.last].compactMap { $0.map { End(row: $0) } }
  }

  /// Keeps the two rows that count.
  private final class EndObserver: SimulationObserver {
    private(set) var held: SimulationRow?
    private(set) var last: SimulationRow?

    func simulationDidRecord(_ row: SimulationRow) {
      if case .willEndDragging = row.event { held = row }
      last = row
    }
  }

  /// Where the header and the content are, before the finger lifts or after everything has come to
  /// rest.
  private struct End {
    let row: SimulationRow

    /// The numbers agree within a pixel. A header whose height lies between pixels, after an
    /// interrupted animation or by its parameters, leaves the content between pixels, and the next
    /// move of the finger rounds it. Beyond an edge a pixel of content is two points of pull and more,
    /// and a pull that stays on its pixel is not reported.
    func agrees(with other: End) -> Bool {
      let overscroll = row.scroll.overscroll
      guard overscroll != 0 else { return distance(to: other) <= 1 }
      let band = RubberBand(dimension: row.scroll.bounds)
      let point =
        band.pull(forOverscroll: overscroll.magnitude + 1)
        - band.pull(forOverscroll: overscroll.magnitude)
      return distance(to: other) <= max(2.5, point)
    }

    /// The numbers are the same but for rounding errors.
    func isSame(as other: End) -> Bool {
      distance(to: other) <= Tolerance.rounding
    }

    private func distance(to other: End) -> Double {
      let numbers: [(SimulationRow) -> Double] = [
        { $0.layout.headerMinY }, { $0.layout.headerMaxY }, { $0.layout.scrollViewMinY },
        { $0.layout.contentInsetTop },
      ]
      func distance(_ number: (SimulationRow) -> Double) -> Double {
        (number(row) - number(other.row)).magnitude
      }
      // Far beyond an edge an offset hardly tells one pull from another, and a rubber band that
      // changes its length meanwhile shows one pull at two offsets.
      let content = min(distance { $0.finalOffset }, distance { $0.finalPosition })
      return max(content, numbers.map(distance).max() ?? 0)
    }

    var summary: String {
      "a header to \(DecimalNumber.text(row.layout.headerMaxY)) and an offset of "
        + DecimalNumber.text(row.finalOffset)
    }
  }
}
