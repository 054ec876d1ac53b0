public import HeaderCore

/// A law that every technique, or every one of a kind, obeys.
///
/// Each is one that a technique can break by its own answers. What a host does with the answers is
/// the core's to get right.
public enum ConformanceLaw: String, Sendable, CaseIterable {
  /// Any finite context, whatever the sizes and the parameters, gets a finite answer.
  /// `0 / contentSize` breaks it.
  case finite
  /// The collapsed fraction lies in 0...1 and says what the layout says.
  /// `1 - collapsedFraction` breaks it.
  case fraction
  /// The same input gives the same output. A global counter breaks it.
  case deterministic
  /// The state is a value: a copy made half-way goes the same way as the original.
  /// A state that is a class breaks it.
  case value
  /// Travel in one event and in two leads to the same place.
  /// Stopping the content for the whole event in which the header arrives breaks it.
  case cut
  /// In a scroll, the header moves no further than the finger or the content, or it does so in an
  /// animation, which may begin in any event, also under a finger.
  /// `height = contentOffset > 20 ? 44 : 88` breaks it, and does not with an animation beside it.
  case continuous
  /// A bounce at either edge leaves the header alone.
  /// Counting every change of the content offset as travel breaks it.
  case bounce
  /// Once everything is at rest, the header is at one of its rests.
  /// Ignoring `didStop` breaks it.
  case rest
  /// New geometry never collapses a header, and moves it in one direction only.
  /// `if event == .geometryDidChange { height = 44 }` breaks it.
  case geometry
  /// Scrolling that is not the user's leaves the header alone.
  /// Taking `didScroll(.programmatic)` for a drag breaks it.
  case cause
  /// Parameters read back as they were set, and set again make the same technique.
  /// A setter that rounds breaks it.
  case parameters
  /// The user's travel moves the header alike in both mountings, and leaves `restMinY` as it is.
  /// Forgetting to set `restMinY` breaks it.
  case overlay
  /// A request for the fraction that a resting header has moves nothing.
  /// `setFraction` taken for a toggle breaks it.
  case settled
  /// A request gets the header to the rest nearest to the fraction asked for.
  /// Ignoring `setFraction` breaks it.
  case request
  /// Another list under the header moves neither the header nor that list.
  /// `if event == .contentReplaced { height = maximumHeight }` breaks it.
  case pages
  /// A header that collapses leaves no gap above content at its top.
  /// `contentInsetTop += 10 * collapsedFraction` breaks it.
  case gap
  /// A header is stretched by no more than its content is pulled, and only one whose traits say so.
  /// Counting a pull from the edge of another safe area breaks it.
  case stretch
  /// A host that feeds the header's movement back comes to rest within a second, and the header turns at
  /// most once. `if event == .geometryDidChange { height = 132 - height }` breaks it.
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
    case .settled: "Asked for what is so, the header and the content stay."
    case .request: "A request gets the header to the nearest fraction it may rest at."
    case .pages: "Another list under the header moves neither of the two."
    case .gap: "A header that collapses leaves no gap above the content."
    case .stretch: "A header stretches no further than its content is pulled."
    case .loop: "With a host that follows it, a header comes to rest and turns at most once."
    }
  }

  /// Whether techniques with `traits` are bound by it. Traits depend on parameters: a header that may
  /// rest anywhere is not bound by ``rest``.
  public func binds(_ traits: HeaderTraits) -> Bool {
    switch self {
    case .finite, .fraction, .deterministic, .value, .cut, .continuous, .geometry, .parameters,
      .overlay, .settled, .request, .stretch, .loop:
      true
    case .bounce: traits.movedBy == .travel
    case .rest: traits.rests != nil
    case .cause: !traits.followsProgrammaticScroll
    // A header that follows the position is elsewhere over a list that is scrolled elsewhere.
    case .pages: traits.movedBy != .position
    case .gap: traits.movedBy != .position && !traits.liesInContent
    }
  }
}

extension PlayedCase {
  /// What is wrong by `law`, in a sentence without a full stop; `nil` where the technique keeps the
  /// law, or is not bound by it.
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
    case .settled: moveAlthoughSettled()
    case .request: missedRequest()
    case .pages: moveForAnotherList()
    case .gap: gapUnderCollapsingHeader()
    case .stretch: wrongStretch()
    case .loop: loop()
    }
  }
}
