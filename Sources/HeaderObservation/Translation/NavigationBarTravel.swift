/// The part of the user's travel that shrinks a navigation bar with the content, as a large title does.
///
/// The same finger moves content and bar. In one turn the content moves up by d and the safe area shrinks by d,
/// so a header below the bar has already moved by d. If it also condensed by d, its lower edge would move twice
/// as fast as the rows.
///
///     travel of the header = travel of the content - change of the safe area
///
/// The two changes come in either order, each in one part or several. If the safe area changes after the content, the
/// header's movement is taken back; if it changes before, it is subtracted from the next travel.
struct NavigationBarTravel {
  /// Points in one turn, positive up.
  private struct TurnTravel {
    private var points = 0.0
    /// The time of the last of them, in seconds.
    private var time = -1.0

    /// Seconds between two changes of the same turn at most: a frame of a 120 Hz display lasts 8 milliseconds.
    private static let longestPause = 0.006

    /// Returns the points in the turn at `time`.
    func points(at time: Double) -> Double {
      time - self.time < TurnTravel.longestPause ? points : 0
    }

    /// Adds `points` in the turn at `time`.
    mutating func add(_ points: Double, at time: Double) {
      (self.points, self.time) = (self.points(at: time) + points, time)
    }
  }

  /// The travel that moved the header's lower edge.
  private var moved = TurnTravel()
  /// The part by which the safe area shrank before the content's travel was reported.
  private var owed = TurnTravel()

  /// The content offset and the height of the safe area at the last report.
  var reported = (offset: 0.0, safeAreaTop: 0.0)
  /// Points that are added to the reported offset while the bar's part is reported.
  var shift = 0.0

  /// Notes that the safe area shrank by `points`, negative if it grew. Returns the part of the previous travel
  /// that was the bar's and has to be taken back.
  mutating func safeAreaDidShrink(by points: Double, at time: Double) -> Double {
    let part = NavigationBarTravel.common(points, moved.points(at: time))
    moved.add(-part, at: time)
    owed.add(points - part, at: time)
    return part
  }

  /// Notes that the content travels by `points`, positive up. Returns the part that is the bar's.
  mutating func contentWillTravel(by points: Double, at time: Double) -> Double {
    let part = NavigationBarTravel.common(points, owed.points(at: time))
    owed.add(-part, at: time)
    return part
  }

  /// Notes that the travel moved the header's lower edge up by `points`.
  mutating func headerDidMove(by points: Double, at time: Double) {
    moved.add(points, at: time)
  }

  /// Returns the smaller of two movements in the same direction, and 0 for opposite ones.
  private static func common(_ one: Double, _ other: Double) -> Double {
    guard one * other > 0 else { return 0 }
    return one.magnitude < other.magnitude ? one : other
  }
}
