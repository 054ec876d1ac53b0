public import HeaderCore

/// A header of up to four parts, top to bottom, each of which leaves and returns in its own way.
///
/// Drag up: the parts that move shrink one after the other, the top one first, each to its minimum; then the
/// content moves. Drag down: returning parts grow anywhere in the list, the lowest first, and the others at its top.
/// Let go: a part that is half-way snaps to its nearer end.
///
///     pinned       never moves
///     returns      returns at any turn, and snaps
///     atTop        returns at the top of the list, and snaps
///     withContent  returns at the top of the list, and may rest half-way
///
///     toolbar 44, returns ┤▒▒╲_______╱▒▒▒▒▒▒▒▒
///     image 140, at top   ┤▒▒▒▒╲___________╱▒▒
///     tabs 48, pinned     ┤▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
///                         └───────────────────▶ finger up … finger down … top of the list
///
/// Not for a header that moves as one piece. From AppBarLayout's scroll flags, of which only the top parts can leave;
/// here any part can, in any place. An event costs O(1) and allocates nothing.
public struct StackedHeader: HeaderBehavior {
  /// The top part. A part with height 0 does not exist.
  public var part1 = StackedPart(height: 44, moves: .returns)
  /// The second part.
  public var part2 = StackedPart(height: 140, moves: .atTop)
  /// The third part.
  public var part3 = StackedPart(height: 48, moves: .pinned)
  /// The fourth part.
  public var part4 = StackedPart(height: 0, moves: .withContent)
  /// Seconds of a snap; 0 snaps at once.
  public var snapDuration = 0.2

  /// A toolbar that returns, an image that returns at the top, and a tab strip that stays.
  public init() {}

  /// A header of `parts`, top to bottom.
  ///
  /// - Precondition: There are at most four parts.
  public init(parts: [StackedPart]) {
    precondition(parts.count <= HeaderParts.capacity, "a header has up to four parts")
    func part(_ index: Int) -> StackedPart {
      index < parts.count ? parts[index] : StackedPart(height: 0, moves: .withContent)
    }
    (part1, part2, part3, part4) = (part(0), part(1), part(2), part(3))
  }

  // MARK: Description

  /// `stack`.
  public static let descriptor = HeaderDescriptor(
    name: "stack",
    title: "Header of stacked parts",
    summary: "Up to four parts, each of which leaves and returns in its own way.",
    document: "Material's AppBarLayout scroll flags",
    knownFrom: "Material's AppBarLayout with several children; shops with a search bar over tabs",
    exampleGesture:
      "drag -300 over 400; lift; wait 2500; drag 70 over 400; hold 150; lift; wait 800; "
      + "scroll-to-top")

  /// The height, minimum and movement of each part.
  public static var parameters: [HeaderParameter<StackedHeader>] {
    parameters(of: 1, get: { $0.part1 }, set: { $0.part1 = $1 })
      + parameters(of: 2, get: { $0.part2 }, set: { $0.part2 = $1 })
      + parameters(of: 3, get: { $0.part3 }, set: { $0.part3 = $1 })
      + parameters(of: 4, get: { $0.part4 }, set: { $0.part4 = $1 })
  }

  private static func parameters(
    of number: Int, get: @escaping @Sendable (StackedHeader) -> StackedPart,
    set: @escaping @Sendable (inout StackedHeader, StackedPart) -> Void
  ) -> [HeaderParameter<StackedHeader>] {
    let name = "part\(number)"
    return [
      HeaderParameter<StackedPart>(
        name: "\(name)-height", unit: "pt", range: 0...1000,
        property: "height", help: "Height of part \(number) from the top; 0 leaves it out.",
        get: { $0.height }, set: { $0.height = $1 }),
      HeaderParameter<StackedPart>(
        name: "\(name)-minimum", unit: "pt", range: 0...1000, atMost: "\(name)-height",
        property: "minimum", help: "Collapsed height of part \(number).",
        get: { $0.minimum }, set: { $0.minimum = $1 }),
      HeaderParameter<StackedPart>(
        name: "\(name)-moves", property: "moves",
        help: "How part \(number) leaves and returns.",
        get: { $0.moves }, set: { $0.moves = $1 }),
    ].map { $0.within(name, get: get, set: set) }
  }

  /// Moved by travel. It rests where every part is at one of its ends, or anywhere if one may rest half-way.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .travel, rests: rests) }

  // MARK: State

  /// The travel, and how the height is divided.
  public struct State: Sendable, Equatable {
    /// The whole header's travel.
    var travel: TravelState
    /// The parts, whose heights add up to the header's.
    var parts: HeaderParts
    /// The parts at the start of a running animation to ``parts``.
    var start = HeaderParts()
    /// Height of the safe area above the parts, in points.
    var safeArea: Double
  }

  /// Expanded.
  public func initialState(in context: HeaderContext) -> State {
    State(
      travel: meter(expandedHeights).initialState(in: context), parts: parts(at: expandedHeights),
      safeArea: context.environment.safeAreaTop)
  }

  /// Each part keeps its height on the screen, as far as its limits allow. The height of a header without parts is
  /// divided among the parts.
  public func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    var travel = meter(expandedHeights).state(continuing: layout, from: state?.travel, in: context)
    travel.request = travel.request.map { rest(near: $0) }
    var heights = heights(shrunkTo: travel.height)
    let isBetween = layout.collapsedFraction > 0 && layout.collapsedFraction < 1
    let seen = state?.parts(in: layout) ?? HeaderParts()
    if isBetween, seen.count == partCount, partCount > 0 {
      heights = StackedHeights { index in
        index < seen.count ? self[index].height(continuing: seen[index]) : 0
      }
      travel.height = heights.total
    }
    return State(
      travel: travel, parts: parts(at: heights), start: seen,
      safeArea: context.environment.safeAreaTop)
  }

  // MARK: Behavior

  /// The parts below the safe area. The scroll view begins below them.
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    condensing.layout(for: state.travel, in: context)
  }

  /// The parts, interpolated during an animation.
  public func parts(of layout: HeaderLayout, for state: State) -> HeaderParts {
    state.parts(in: layout)
  }

  /// Moves the header as a whole, and divides the change among the parts.
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    let before = state.parts
    let seen = context.visibleLayout.map { state.parts(in: $0) }
    state.safeArea = context.environment.safeAreaTop
    let reaction = move(&state, seen: seen, answering: event, in: context)
    if state.parts != before {
      state.start = reaction.animation == nil ? HeaderParts() : seen ?? before
    }
    return reaction
  }

  /// Moves the parts. `seen` are the parts on the screen during an animation.
  ///
  /// The meter moves the header as a whole, without a snap. Then the change is divided: travel among the parts in their
  /// order, a stop and a request so that each part is at an end.
  private func move(
    _ state: inout State, seen: HeaderParts?, answering event: ScrollEvent,
    in context: HeaderContext
  ) -> HeaderReaction {
    let before = state.travel.height
    var (heights, start) = (heights(of: state.parts), before)
    // A finger continues from the parts on the screen.
    if let seen, event == .willBeginDragging || event.cause?.isUserTravel == true {
      heights = self.heights(of: seen)
      start = heights.total
    }
    let meter = meter(heights)
    var reaction = meter.respond(
      to: requestingRest(event), state: &state.travel,
      snap: HeaderSnap(snaps: false, duration: snapDuration), in: context)
    let height = state.travel.height
    switch event {
    case .didScroll, .willBeginDragging:
      guard height != before else { return reaction }
      heights = self.heights(heights, changedBy: height - start, to: height)
    case .didStop where height == before:
      // A fraction that the app requested stays, if the header may rest anywhere.
      guard state.travel.request == nil || hasRests, meter.canCollapse(in: context) else {
        return reaction
      }
      heights = StackedHeights { self[$0].rest(near: heights[$0]) }
      state.travel.height = heights.total
      if snapDuration > 0, (heights.total - height).magnitude > StackedHeader.rounding {
        reaction.animation = HeaderAnimation(duration: snapDuration)
      }
    default:
      // The header has this height already, apart from rounding errors.
      guard (height - before).magnitude > StackedHeader.rounding else {
        state.travel.height = before
        return reaction
      }
      heights = self.heights(atEndsFor: height)
      state.travel.height = heights.total
    }
    state.parts = parts(at: heights)
    return reaction
  }

  /// Returns `event`; a request is for the rest nearest to its fraction.
  private func requestingRest(_ event: ScrollEvent) -> ScrollEvent {
    guard case .setFraction(let fraction, let animated) = event else { return event }
    return .setFraction(rest(near: fraction), animated: animated)
  }

  /// Returns the meter for a header whose parts have `heights`. At any turn the returning parts grow, in addition to
  /// the visible height of the others.
  func meter(_ heights: StackedHeights) -> TravelMeter {
    var returning = 0.0
    for index in 0..<partCount {
      returning += self[index].moves == .returns ? self[index].height : heights[index]
    }
    var meter = condensing.meter
    meter.returnHeight = min(returning, maximumHeight)
    return meter
  }

  // MARK: Choreography

  /// An element for each part, which fades with it. The image lies behind the others.
  public var choreography: HeaderChoreography {
    let elements: [(name: String, kind: HeaderElementKind)] = [
      ("toolbar", .textField), ("image", .image), ("tabs", .label), ("foot", .label),
    ]
    let order = [1, 0, 2, 3].filter { $0 < partCount }
    return HeaderChoreography(
      elements: order.map { index in
        let fading = HeaderTrack(
          .opacity, over: .part(index), HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0))
        let edges = [
          HeaderTrack(.leading, 16),
          HeaderTrack(.trailing, 16),
          HeaderTrack(.bottom, 8),
        ]
        return HeaderElement(
          name: elements[index].name, kind: elements[index].kind, part: index,
          tracks: [fading] + (elements[index].kind == .image ? [] : edges))
      })
  }
}

extension HeaderBehavior where Self == StackedHeader {
  /// A header of up to four `parts`, top to bottom: `.stack(.returns(44), .atTop(140), .pinned(48))`.
  public static func stack(_ parts: StackedPart...) -> StackedHeader {
    StackedHeader(parts: parts)
  }
}
