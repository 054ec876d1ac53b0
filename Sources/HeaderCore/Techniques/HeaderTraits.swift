/// What hosts, laws and pictures have to know about a technique beyond its layouts.
///
/// The traits may depend on the parameters: a header that does not snap may rest anywhere.
public struct HeaderTraits: Sendable, Equatable {
  /// What moves a header.
  public enum Mover: String, Sendable, Equatable, CaseIterable {
    /// The layout follows from the content's position.
    case position
    /// The header consumes the user's travel first, and the content gets the rest.
    case travel
    /// Only a deliberate gesture changes the layout.
    case intent

    /// In words: `moved by travel`.
    public var phrase: String { "moved by \(rawValue)" }

    /// An explanation, as a clause without a capital letter and a full stop.
    public var explanation: String {
      switch self {
      case .position: "the layout follows from where the content is"
      case .travel: "the header consumes travel first, the content gets the rest"
      case .intent: "the layout changes only on a deliberate gesture"
      }
    }
  }

  /// What moves the header.
  public var movedBy: Mover
  /// The collapsed fractions at which the header may come to rest, in ascending order; `nil` if it may rest
  /// anywhere.
  public var rests: [Double]?
  /// Whether the header is the first part of the content, and scrolls under the bars with it.
  public var liesInContent: Bool
  /// Whether a programmatic scroll moves the header as well.
  public var followsProgrammaticScroll: Bool
  /// Whether the technique may answer `willEndDragging` with another target. A host that has to become the
  /// scroll view's delegate for that does so only if this is true.
  public var choosesTarget: Bool
  /// Whether the header stretches when it is pulled. Its ``HeaderLayout/stretch`` is above 0 then.
  public var stretches: Bool

  /// Traits with the given values. `followsProgrammaticScroll` defaults to true for a header that is moved
  /// by the position.
  public init(
    movedBy: Mover, rests: [Double]?, liesInContent: Bool = false,
    followsProgrammaticScroll: Bool? = nil, choosesTarget: Bool = false, stretches: Bool = false
  ) {
    self.movedBy = movedBy
    self.rests = rests
    self.liesInContent = liesInContent
    self.followsProgrammaticScroll = followsProgrammaticScroll ?? (movedBy == .position)
    self.choosesTarget = choosesTarget
    self.stretches = stretches
  }

  /// Traits with the usual rests: anywhere for a header that is moved by the position, and both ends for any
  /// other.
  public init(movedBy: Mover, liesInContent: Bool = false, stretches: Bool = false) {
    self.init(
      movedBy: movedBy, rests: movedBy == .position ? nil : HeaderSnap.ends,
      liesInContent: liesInContent, stretches: stretches)
  }
}
