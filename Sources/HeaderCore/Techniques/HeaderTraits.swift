/// What a host, a law or a picture has to know of a technique and cannot see in its numbers.
///
/// They may depend on the parameters: a header that does not snap rests anywhere.
public struct HeaderTraits: Sendable, Equatable {
  /// What moves a header.
  public enum Mover: String, Sendable, Equatable, CaseIterable {
    /// The layout follows from where the content is.
    case position
    /// The header takes up the user's travel, and the content gets the rest.
    case travel
    /// Only a deliberate gesture changes the layout.
    case intent

    /// The same in words: `moved by travel`.
    public var phrase: String { "moved by \(rawValue)" }

    /// What that means, in a clause without a capital or a full stop.
    public var explanation: String {
      switch self {
      case .position: "the layout follows from the content offset alone"
      case .travel: "the header consumes travel first, the content gets the rest"
      case .intent: "the layout changes only on a deliberate gesture"
      }
    }
  }

  /// What moves the header.
  public var movedBy: Mover
  /// The collapsed fractions at which the header may come to rest, rising; `nil` where it may rest
  /// anywhere.
  public var rests: [Double]?
  /// Whether the header is the first part of the content, and goes under the bars with it.
  public var liesInContent: Bool
  /// Whether content that the app moves moves the header as well.
  public var followsProgrammaticScroll: Bool
  /// Whether `willEndDragging` may be answered with another target. A host that has to take the
  /// scroll view's delegate for that does so only then.
  public var choosesTarget: Bool
  /// Whether the header stretches with a pull: its ``HeaderLayout/stretch`` is above 0 then.
  public var stretches: Bool

  /// The traits of a header that is moved by `movedBy`. Unless said otherwise it rests at either
  /// end, or anywhere where it follows the position, and lies outside the content.
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

  /// The traits of a header that is moved by `movedBy`, with the rests that are usual for it: both
  /// ends, or anywhere where it follows the position.
  public init(movedBy: Mover, liesInContent: Bool = false, stretches: Bool = false) {
    self.init(
      movedBy: movedBy, rests: movedBy == .position ? nil : HeaderSnap.ends,
      liesInContent: liesInContent, stretches: stretches)
  }
}
