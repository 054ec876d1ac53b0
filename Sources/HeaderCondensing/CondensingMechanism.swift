public import HeaderCore

/// The parameters of the headers that condense, and what they do with them.
///
/// The header covers the safe area and its height below it; the scroll view begins there. Travel up
/// makes it smaller, travel down larger, and a header left half-way snaps; see `TravelMeter`.
public struct CondensingMechanism: Sendable, Equatable {
  /// Points below the safe area when expanded, 0 to 1000.
  public var maximumHeight: Double
  /// Points below the safe area when collapsed, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// Whether a header that stopped half-way goes on to one of its ends.
  public var snaps: Bool
  /// The expanded share above which a header that stopped half-way expands, 0 to 1.
  public var snapThreshold: Double
  /// Seconds a snap takes, 0 to 5.
  public var snapDuration: Double
  /// Whether the content stands still while the header consumes travel. Without effect in an
  /// overlay, where the content follows the finger in any case.
  public var freezesContent: Bool

  /// A mechanism with the given parameters.
  @inlinable
  public init(
    maximumHeight: Double, minimumHeight: Double, snaps: Bool = true, snapThreshold: Double = 0.5,
    snapDuration: Double = 0.2, freezesContent: Bool = true
  ) {
    self.maximumHeight = maximumHeight
    self.minimumHeight = minimumHeight
    self.snaps = snaps
    self.snapThreshold = snapThreshold
    self.snapDuration = snapDuration
    self.freezesContent = freezesContent
  }

  /// Throws when the collapsed header would be taller than the expanded one.
  public func validate() throws(HeaderParameterError) {
    guard minimumHeight <= maximumHeight else {
      throw .wrongOrder(
        lower: "minimum-height", lowerValue: minimumHeight,
        upper: "maximum-height", upperValue: maximumHeight)
    }
  }

  /// Moved by travel; rests at either end, or anywhere where it does not snap.
  public var traits: HeaderTraits {
    HeaderTraits(movedBy: .travel, rests: snap.rests)
  }

  /// What takes up the travel.
  @inlinable
  public var meter: TravelMeter {
    TravelMeter(
      minimumHeight: minimumHeight, maximumHeight: maximumHeight, freezesContent: freezesContent)
  }

  /// Where the header comes to rest.
  public var snap: HeaderSnap {
    HeaderSnap(
      rests: snaps ? HeaderSnap.ends : nil, threshold: snapThreshold, duration: snapDuration)
  }

  /// The header covers the safe area and `state.height` below it; the scroll view begins there.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    let safeArea = context.environment.safeAreaTop
    let bottom = max(0, safeArea + state.height)
    return HeaderLayout(
      headerMinY: 0, headerHeight: bottom, scrollViewMinY: bottom,
      restMinY: max(0, safeArea + maximumHeight),
      collapsedFraction: meter.fraction(of: state.height))
  }
}
