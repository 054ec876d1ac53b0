public import HeaderCore

/// A law that every technique obeys, or every technique of a kind.
///
/// A technique can break each of them by its own answers. What a host does with the answers is tested in the core.
public enum ConformanceLaw: String, Sendable, CaseIterable {
  /// Any finite context gets a finite answer, at any sizes and parameters.
  /// `0 / contentSize` breaks it.
  case finite
  /// The collapsed fraction is in 0...1 and agrees with the layout.
  /// `1 - collapsedFraction` breaks it.
  case fraction
  /// The same input gives the same output. A global counter breaks it.
  case deterministic
  /// The state is a value: a copy that is made half-way gives the same answers as the original.
  /// A class as the state breaks it.
  case value
  /// Travel in one event and in two leads to the same place.
  /// Giving the header all travel of an event, also what is left after it reaches an end, breaks it.
  case cut
  /// In a scroll the header moves no further than the finger or the content, or it is animated. An animation may begin
  /// in any event, also during a drag.
  /// `height = contentOffset > 20 ? 44 : 88` breaks it, unless the reaction has an animation.
  case continuous
  /// A bounce at either edge does not move the header.
  /// Counting every change of the content offset as travel breaks it.
  case bounce
  /// When everything rests, the header is at one of its rests.
  /// Ignoring `didStop` breaks it.
  case rest
  /// New geometry never collapses a header, and does not move it one way and then the other.
  /// `if event == .geometryDidChange { height = 44 }` breaks it.
  case geometry
  /// Scrolling that is not the user's does not move the header.
  /// Treating `didScroll(.programmatic)` as a drag breaks it.
  case cause
  /// Parameters read back as they were set, and setting them again makes the same technique.
  /// A setter that rounds breaks it.
  case parameters
  /// The user's travel moves the header equally in both mountings, and does not change `restMinY`.
  /// Forgetting to set `restMinY` breaks it.
  case overlay
  /// A request for the fraction that a resting header has moves nothing.
  /// Treating `setFraction` as a toggle breaks it.
  case settled
  /// A request moves the header to the rest nearest to the requested fraction.
  /// Ignoring `setFraction` breaks it.
  case request
  /// Showing a different list under the header moves neither of the two.
  /// `if event == .contentReplaced { height = maximumHeight }` breaks it.
  case pages
  /// A collapsing header leaves no gap above content at its top.
  /// `contentInsetTop += 10 * collapsedFraction` breaks it.
  case gap
  /// A header stretches no further than its content is pulled, and only if its traits say that it stretches.
  /// Counting a pull from the edge of an earlier safe area breaks it.
  case stretch
  /// On a host whose own size follows the header, and which so reports new geometry when the header moves, everything
  /// comes to rest within a second, and the header turns at most once. `if event == .geometryDidChange { height = 132 - height }` breaks it.
  case loop

  /// The law in a sentence.
  public var statement: String {
    switch self {
    case .finite: "Any finite context gets a finite answer."
    case .fraction: "The collapsed fraction lies in 0...1 and agrees with the layout."
    case .deterministic: "The same input gives the same output."
    case .value: "The state is a value: a copy goes the same way as the original."
    case .cut: "Travel in one event and in two leads to the same place."
    case .continuous: "A scroll moves the header no further than finger or content, or animates it."
    case .bounce: "A bounce at either edge leaves the header alone."
    case .rest: "At rest the header is at one of its rests."
    case .geometry: "New geometry collapses no header, and moves it one way only."
    case .cause: "Scrolling that is not the user's leaves the header alone."
    case .parameters: "Parameters read back as they were set."
    case .overlay: "Travel moves the header alike beside the content and over it."
    case .settled: "A request for the present fraction moves neither header nor content."
    case .request: "A request gets the header to the nearest fraction it may rest at."
    case .pages: "Another list under the header moves neither of the two."
    case .gap: "A header that collapses leaves no gap above the content."
    case .stretch: "A header stretches no further than its content is pulled."
    case .loop: "With a host that follows it, a header comes to rest and turns at most once."
    }
  }

  /// Returns whether the law binds techniques with `traits`, which depend on parameters: ``rest`` does not bind a header
  /// that may rest anywhere.
  public func binds(_ traits: HeaderTraits) -> Bool {
    switch self {
    case .finite, .fraction, .deterministic, .value, .cut, .continuous, .parameters, .overlay,
      .settled, .request, .stretch, .loop:
      true
    case .bounce: traits.movedBy == .travel
    case .rest: traits.rests != nil
    case .cause: !traits.followsProgrammaticScroll
    // A header that follows the position depends on where the other list is scrolled.
    case .pages: traits.movedBy != .position
    // Its layout follows from where new geometry puts the content.
    case .geometry: traits.movedBy != .position
    case .gap: traits.movedBy != .position && !traits.liesInContent
    }
  }
}

extension PlayedCase {
  /// Describes how the technique breaks `law`, in a sentence without a full stop; `nil` if it obeys the law or is not
  /// bound by it.
  func violation(of law: ConformanceLaw) -> String? {
    guard law.binds(behavior.traits) else { return nil }
    return switch law {
    case .finite: infiniteAnswer()
    case .fraction: wrongFraction()
    case .deterministic: changedAnswer()
    case .value: divergingCopy()
    case .cut: cutTravel()
    case .continuous: jump()
    case .bounce: bouncedHeader()
    case .rest: restBetweenRests()
    case .geometry: wrongMoveForGeometry()
    case .cause: moveWithoutUser()
    case .parameters: wrongParameter()
    case .overlay: differenceInOverlay()
    case .settled: moveAlthoughSettled()?.message
    case .request: missedRequest()?.message
    case .pages: moveForAnotherList()
    case .gap: gapUnderCollapsingHeader()
    case .stretch: wrongStretch()
    case .loop: loop()
    }
  }
}
