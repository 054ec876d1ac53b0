import HeaderCore
import HeaderFormats

/// The tolerance for comparing numbers.
enum Tolerance {
  /// Far above the rounding errors of a few hundred additions, in points.
  static let rounding = 1e-9
}

extension Double {
  /// Whether it equals `other` up to rounding errors. NaN equals nothing.
  func isSame(as other: Double) -> Bool { (self - other).magnitude <= Tolerance.rounding }
}

/// Returns `number` for a message, rounded to a millionth.
func text(_ number: Double) -> String {
  DecimalNumber.roundedText(number, digits: 6)
}

/// Returns `from 56 to 44`, with all digits if the rounded numbers would be the same.
func text(from start: Double, to end: Double) -> String {
  let (first, last) = (text(start), text(end))
  return first == last
    ? "from \(DecimalNumber.text(start)) to \(DecimalNumber.text(end))" : "from \(first) to \(last)"
}

extension HeaderLayout {
  /// The edges that are visible on the screen.
  private static let edges: [(name: String, number: @Sendable (HeaderLayout) -> Double)] = [
    ("headerMinY", { $0.headerMinY }), ("the header's bottom edge", { $0.headerMaxY }),
    ("scrollViewMinY", { $0.scrollViewMinY }),
  ]

  /// Describes the first edge that differs in `other` by more than `allowed` points: `headerMinY goes from 0 to -12`.
  func move(to other: HeaderLayout, allowed: Double = 0) -> String? {
    for (name, number) in HeaderLayout.edges {
      let (start, end) = (number(self), number(other))
      // Also fails for NaN.
      guard (start - end).magnitude <= allowed + Tolerance.rounding else {
        return "\(name) goes " + text(from: start, to: end)
      }
    }
    return nil
  }
}
