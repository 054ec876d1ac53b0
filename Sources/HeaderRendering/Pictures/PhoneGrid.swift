/// How phones are set side by side: one alone fills the picture, several stand on a ground of their
/// own, each below its technique's name.
struct PhoneGrid {
  let names: [String]
  let phone: Size

  private static let gap = 32.0

  init(_ names: [String], phone: Size) {
    self.names = names
    self.phone = phone
  }

  var hasNames: Bool { names.count > 1 }

  private var margin: Double { hasNames ? PhoneGrid.gap : 0 }

  private var columnCount: Int { names.count == 4 ? 2 : min(3, max(names.count, 1)) }

  private var cellHeight: Double { phone.height + 2 * fontSize + PhoneGrid.gap }

  private var width: Double {
    Double(columnCount) * (phone.width + PhoneGrid.gap) - PhoneGrid.gap + 2 * margin
  }

  /// Eleven points where the picture is 360 points wide, so that it can be read there; less for a
  /// name too long for its column.
  var fontSize: Double {
    guard hasNames else { return 0 }
    // Letters of a wide, bold font are about 0.6 of its size; half a gap stays between two names.
    let longest = names.reduce(1) { max($0, $1.count) }
    return min(width * 11 / 360, (phone.width + PhoneGrid.gap / 2) / (0.6 * Double(longest)))
  }

  /// The whole picture.
  var size: Size {
    let rowCount = (names.count + columnCount - 1) / columnCount
    return Size(
      width: width, height: Double(rowCount) * cellHeight - PhoneGrid.gap + margin)
  }

  /// Returns the phone `index`'s top leading corner; its name is above.
  func origin(of index: Int) -> (x: Double, y: Double) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return (
      margin + Double(column) * (phone.width + PhoneGrid.gap),
      Double(row) * cellHeight + 2 * fontSize
    )
  }
}
