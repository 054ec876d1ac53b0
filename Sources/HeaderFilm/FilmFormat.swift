/// The size of a film's frames.
public struct FilmFormat: Sendable, Equatable {
  /// Columns of luma samples in a frame; about a hundred are enough.
  public var columns: Int
  /// Rows of samples, one or two for each point.
  public var rows: Int
  /// The height of a row in points.
  public var pointsPerRow: Double

  /// Frames with `rows` rows of `columns` samples, from a film of `width` by `height` pixels.
  ///
  /// `pointWidth` is its width in points; `nil` for the width of a phone's screen at scale 1, 2 or 3.
  public init(columns: Int, rows: Int, width: Int, height: Int, pointWidth: Double? = nil) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    let scale =
      pointWidth.map { Double(width) / $0 } ?? FilmFormat.scale(ofWidth: width)
      ?? Double(width) / FilmFormat.commonWidth
    isRotated = width > height
    pointsPerRow = Double(height) / scale / Double(self.rows)
  }

  /// Returns the scale of a phone's screen `width` pixels wide, with 320 to 440 points; `nil` if there is no such
  /// phone.
  public static func scale(ofWidth width: Int) -> Double? {
    [3.0, 2, 1].first { (320...440).contains(Double(width) / $0) }
  }

  /// The width of a scaled film in points.
  static let commonWidth = 393.0

  /// The height in points.
  public var height: Double { Double(rows) * pointsPerRow }

  /// Whether the film is wider than high.
  let isRotated: Bool

  /// Returns the height of the safe area at the top of a phone with the film's height, without a `rim` at the top
  /// and the bottom.
  func safeAreaTop(rim: Double) -> Double {
    switch (height - 2 * rim).rounded() {
    case ..<760: 20
    case 760..<848: 47
    case 870..<880, 950...: 62
    case 880..<930: 47
    default: 59
    }
  }

  /// Returns the number of rows in `points`.
  func rowCount(_ points: Double) -> Int { Int((points / pointsPerRow).rounded()) }
}
