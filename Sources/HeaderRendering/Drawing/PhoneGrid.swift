import HeaderCore

/// How phones are set side by side: one alone fills the picture, several stand on a ground of their
/// own, each below its technique's name.
struct PhoneGrid {
  let count: Int
  let phone: (width: Double, height: Double)
  /// Letters of the longest name.
  let longestName: Int

  private static let gap = 32.0

  init(_ recordings: [HeaderRecording], phone: (width: Double, height: Double)) {
    count = recordings.count
    self.phone = phone
    longestName = recordings.reduce(1) { max($0, $1.descriptor.name.count) }
  }

  var hasNames: Bool { count > 1 }

  private var margin: Double { hasNames ? PhoneGrid.gap : 0 }

  private var columnCount: Int { count == 4 ? 2 : min(3, max(count, 1)) }

  private var rowCount: Int { (count + columnCount - 1) / columnCount }

  private var width: Double {
    Double(columnCount) * (phone.width + PhoneGrid.gap) - PhoneGrid.gap + 2 * margin
  }

  /// Eleven points where the picture is 360 points wide, so that it can be read there; less for a
  /// name too long for its column.
  var fontSize: Double {
    guard hasNames else { return 0 }
    // Letters of a wide, bold font are about 0.6 of its size; half a gap stays between two names.
    return min(width * 11 / 360, (phone.width + PhoneGrid.gap / 2) / (0.6 * Double(longestName)))
  }

  private var cellHeight: Double { phone.height + 2 * fontSize }

  /// The whole picture.
  var size: (width: Double, height: Double) {
    (width, Double(rowCount) * (cellHeight + PhoneGrid.gap) - PhoneGrid.gap + margin)
  }

  /// The phone `index`'s top leading corner; its name is above.
  func origin(of index: Int) -> (x: Double, y: Double) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return (
      margin + Double(column) * (phone.width + PhoneGrid.gap),
      Double(row) * (cellHeight + PhoneGrid.gap) + 2 * fontSize
    )
  }
}
