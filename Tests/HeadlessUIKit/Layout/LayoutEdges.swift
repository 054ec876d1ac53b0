/// A position on an axis: an offset from an edge.
struct LayoutPlace {
  var edge: Int
  var offset: Double = 0

  static func + (place: LayoutPlace, distance: Double) -> LayoutPlace {
    LayoutPlace(edge: place.edge, offset: place.offset + distance)
  }
}

/// The edges of views and guides, and the known distances between them.
///
/// Every constraint of the double fixes the distance between two edges. Edges that constraints connect form a
/// group, and each edge stores its distance from the first edge of its group. A group that no constraint connects
/// to edge 0 begins at 0 too.
struct LayoutEdges {
  /// For each edge, an earlier edge and the distance from it, or the edge itself.
  private var ties = [LayoutPlace(edge: 0)]

  /// The corner of the root view, from which everything is measured.
  static let zero = LayoutPlace(edge: 0)

  /// Adds an edge without constraints.
  mutating func add() -> LayoutPlace {
    ties.append(LayoutPlace(edge: ties.count))
    return LayoutPlace(edge: ties.count - 1)
  }

  /// Makes two places equal. Does nothing if earlier ties already determine their distance.
  mutating func tie(_ one: LayoutPlace, _ other: LayoutPlace) {
    let (one, other) = (fromFirst(one), fromFirst(other))
    let (early, late) = one.edge < other.edge ? (one, other) : (other, one)
    guard early.edge < late.edge else { return }
    ties[late.edge] = LayoutPlace(edge: early.edge, offset: early.offset - late.offset)
  }

  /// The position of `place`.
  func value(of place: LayoutPlace) -> Double { fromFirst(place).offset }

  private func fromFirst(_ place: LayoutPlace) -> LayoutPlace {
    var place = place
    while ties[place.edge].edge != place.edge { place = ties[place.edge] + place.offset }
    return place
  }
}
