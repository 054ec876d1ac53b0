/// The size of a film's frames.
public struct FilmFormat: Sendable, Equatable {
  /// Columns of luma samples in a frame; about a hundred are enough.
  public var columns: Int
  /// Rows of samples, one or two for each point.
  public var rows: Int
  /// The height of a row in points.
  public var pointsPerRow: Double

  /// Frames with `rows` rows of `columns` samples, from a film of `width` by `height` pixels. Numbers below 1 count
  /// as 1.
  ///
  /// The film is that of a phone's screen at scale 3, 2 or 1, 320 to 440 points wide. If no scale has such a width,
  /// the film was scaled from 393 points.
  public init(columns: Int, rows: Int, width: Int, height: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    let (width, height) = (max(width, 1), max(height, 1))
    let scale =
      [3.0, 2, 1].first { (320...440).contains(Double(width) / $0) } ?? Double(width) / 393
    isRotated = width > height
    pointsPerRow = Double(height) / scale / Double(self.rows)
  }

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
