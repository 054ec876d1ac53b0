/// A place on an axis: so many points beyond an edge.
struct LayoutPlace {
  var edge: Int
  var offset: Double = 0

  static func + (place: LayoutPlace, distance: Double) -> LayoutPlace {
    LayoutPlace(edge: place.edge, offset: place.offset + distance)
  }
}

/// Edges, and how far apart they are where that is known.
///
/// Every equality of the double says how far one edge is from another, a width as well as a margin. So
/// edges that are tied together form a group, and each has its distance from the first of it. The first
/// edge of all is the zero of both axes, and a group that is not tied to that begins there as well.
struct LayoutEdges {
  /// What each edge is tied to, and how far it is beyond that: an earlier edge, or itself.
  private var ties = [LayoutPlace(edge: 0)]

  /// The corner that everything is measured from.
  static let zero = LayoutPlace(edge: 0)

  /// Another edge, which is tied to nothing yet.
  mutating func add() -> LayoutPlace {
    ties.append(LayoutPlace(edge: ties.count))
    return LayoutPlace(edge: ties.count - 1)
  }

  /// Says that two places are the same, unless what was said before decides or contradicts that.
  mutating func tie(_ one: LayoutPlace, _ other: LayoutPlace) {
    let (one, other) = (fromFirst(one), fromFirst(other))
    let (early, late) = one.edge < other.edge ? (one, other) : (other, one)
    guard early.edge < late.edge else { return }
    ties[late.edge] = early + -late.offset
  }

  /// Where `place` lies.
  func value(of place: LayoutPlace) -> Double { fromFirst(place).offset }

  private func fromFirst(_ place: LayoutPlace) -> LayoutPlace {
    var place = place
    while ties[place.edge].edge != place.edge { place = ties[place.edge] + place.offset }
    return place
  }
}
