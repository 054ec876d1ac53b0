/// How recorded offsets become offsets from the top of the list.
enum OffsetOrigin: Sendable, Equatable {
  /// The points are added to the offsets.
  case shifted(Double)
  /// The smallest offset at which content rests is the top of the list.
  case top
}
