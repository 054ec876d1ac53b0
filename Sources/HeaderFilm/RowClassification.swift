/// Tells the rows of a frame that show the header from those that show content.
///
/// A row that differs from the content at its place shows the header. A row that equals it, but looked different
/// in another frame, moved with the content. Other rows, of one color for example, may show either.
struct RowClassification {
  /// A weight for each row: positive for the header, negative for content, 0 for either. The unit is one band.
  let weights: [Float]
  /// The sum of the weights for content.
  private let content: Float
  /// The largest sum of weights from the first row on: what speaks for a header that ends after that row.
  private let header: Float

  /// A classification with these weights.
  init(weights: [Float]) {
    self.weights = weights
    content = weights.reduce(0) { $0 - min($1, 0) }
    var (sum, largest) = (Float(0), Float(0))
    for weight in weights {
      sum += weight
      largest = max(largest, sum)
    }
    header = largest
  }

  /// Whether the frame shows both header and content: more than 6 bands of each, out of 8 in a row.
  var showsEdge: Bool { header > 6 && content > 6 }

  /// The smallest difference of brightness with the full weight.
  private static let clearDifference: Float = 25

  /// Classifies the `rows` of `frame`, whose row 0 shows the place `offset` of `content`. `other` is a frame with
  /// the content at a different place. Differences of brightness up to `noise` are ignored.
  init(
    _ frame: RowProfiles, rows: Range<Int>, offset: Double, content: ContentPicture,
    other: RowProfiles, noise: Float
  ) {
    func weight(_ difference: Float) -> Float {
      min(difference / RowClassification.clearDifference, 1)
    }
    self.init(
      weights: rows.map { row in
        (0..<RowProfiles.bands).reduce(Float(0)) { sum, band in
          let value = frame[row, band]
          let place = Double(row) + offset
          guard let difference = content.difference(of: value, at: place, band: band) else {
            return sum
          }
          if difference > noise { return sum + weight(difference) }
          let change = other.difference(of: value, row: row, band: band)
          return change > noise ? sum - 2 * weight(change) : sum
        }
      })
  }
}
