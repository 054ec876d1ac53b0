/// What the frames of a film measure.
public struct FilmFormat: Sendable, Equatable {
  /// Columns of the luma samples of a frame; about a hundred are enough.
  public var columns: Int
  /// Rows of samples: one or two for each point.
  public var rows: Int
  /// Points that a row is high.
  public var pointsPerRow: Double

  /// Frames of `rows` rows with `columns` samples each, of a film `width` by `height` pixels.
  ///
  /// `pointWidth` is how many points it is from side to side; `nil` takes the width for that of a
  /// telephone's screen at scale 1, 2 or 3.
  public init(columns: Int, rows: Int, width: Int, height: Int, pointWidth: Double? = nil) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    let scale =
      pointWidth.map { Double(width) / $0 } ?? FilmFormat.scale(ofWidth: width)
      ?? Double(width) / FilmFormat.commonWidth
    isRotated = width > height
    pointsPerRow = Double(height) / scale / Double(self.rows)
  }

  /// The pixels per point of a telephone's screen `width` pixels wide, 320 to 440 points; `nil` where no
  /// telephone has it.
  public static func scale(ofWidth width: Int) -> Double? {
    [3.0, 2, 1].first { (320...440).contains(Double(width) / $0) }
  }

  /// Points from side to side of a film that was scaled.
  static let commonWidth = 393.0

  /// Points from top to bottom.
  public var height: Double { Double(rows) * pointsPerRow }

  /// Whether the film is wider than high.
  let isRotated: Bool

  /// Points that the status bar covers on a telephone whose screen is as high as the film, less a `rim` above
  /// and below.
  func safeAreaTop(rim: Double) -> Double {
    switch (height - 2 * rim).rounded() {
    case ..<760: 20
    case 760..<848: 47
    case 870..<880, 950...: 62
    case 880..<930: 47
    default: 59
    }
  }

  /// Rows in `points`.
  func rowCount(_ points: Double) -> Int { Int((points / pointsPerRow).rounded()) }
}
