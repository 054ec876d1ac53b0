/// Where a record's offsets are counted from.
enum FitOrigin: Sendable, Equatable {
  /// Points to add to them.
  case shifted(Double)
  /// The smallest offset at which content rests is the top of the list.
  case top
}
