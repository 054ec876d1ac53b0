package import HeaderCore
import ScrollPhysics

/// What is published of a header, whichever of its scroll views moves it: each when it is another than
/// before.
///
/// Room waits until the content is at rest, or has been let go of beyond its edge.
package final class PresentedHeader {
  /// Who hears what is published.
  package struct Outputs {
    /// The header.
    package var header: (ShownHeader) -> Void = { _ in }
    /// Points of empty room above the first row.
    package var room: (Double) -> Void = { _ in }
    /// Whether the header has come to rest collapsed.
    package var end: (Bool) -> Void = { _ in }
    /// The header whole and collapsed: what its content is laid out for.
    package var ends: (HeaderEnds) -> Void = { _ in }
  }

  /// Who hears what is published.
  package var outputs = Outputs()
  /// How many answers to events have been performed.
  package internal(set) var answers = 0
  /// The header as it was last published.
  package private(set) var shown = ShownHeader(layout: .zero)
  /// The room that the technique has asked for, as it was last published.
  private(set) var room = 0.0
  /// Room that waits for the content to come to rest.
  private(set) var wantedRoom: Double?
  /// The safe area under which the room was published.
  private var roomSafeArea = 0.0
  /// Points that the technique takes for content of the header's own: a header that lies in the content
  /// lies over it here, and its place is room as well.
  ///
  ///     technique    inset -60 │ header 60 │ rows         inset 0 │ header 60 │ rows
  ///     here         room 0 ───────────────┤ rows         room 60 ────────────┤ rows
  var leadIn = 0.0
  /// Points of something that hangs below the header whatever that does: a tab strip.
  package internal(set) var footHeight = 0.0
  /// Whether only ``topBar`` of the room is made as inset, and the rest as a margin of the content.
  package var splitsRoom = false
  /// The header whole and collapsed, where its technique's type is known.
  package private(set) var ends = HeaderEnds()
  /// Whether the header has come to rest collapsed.
  package private(set) var isCollapsed = false
  /// Whether the app has asked for a collapsed header; `nil` once that is settled.
  private var askedEnd: Bool?
  /// What its technique is.
  var traits = HeaderTraits(movedBy: .position)
  /// Whether it lies over the content or beside it.
  var mounting = HeaderMounting.overlay
  /// What the screen says of itself.
  var surroundings: HeaderSurroundings
  /// The time of the last reading, in seconds.
  var now = 0.0

  /// Nothing on a screen.
  init(_ surroundings: HeaderSurroundings) {
    self.surroundings = surroundings
  }

  /// Points of empty room above the first row, as they were last published.
  package var topRoom: Double { room(of: room) }
  /// The part of ``topRoom`` that the collapsed header and what hangs below it still take.
  package var topBar: Double { min(topRoom, ends.barHeight + footHeight) }
  /// What of the inset above a list is the header's when the technique asks for `room`.
  func room(of room: Double) -> Double { max(0, room + leadIn) + footHeight }
  /// How far the animation that runs has got; `nil` without one.
  var progress: Double? { shown.run.map { $0.progress(at: now) } }

  // MARK: The header

  /// Shows the header as `effects` have it.
  func show(_ effects: HeaderEffects) {
    var header = ShownHeader(effects, after: shown, at: now)
    header.isOverContent = effects.overlap > 0
    if header.run == nil { header.restOutOfSight() }
    guard header != shown else { return }
    publish(header)
  }

  /// Ends the animation that is over.
  func endRun(isShown: Bool = false) {
    guard var header = shown.ended(at: isShown ? .infinity : now) else { return }
    header.restOutOfSight()
    publish(header)
  }

  private func publish(_ header: ShownHeader) {
    shown = header
    outputs.header(header)
  }

  // MARK: Its ends

  /// The header goes between `ends` from now on.
  func publish(_ ends: HeaderEnds) {
    guard ends != self.ends else { return }
    self.ends = ends
    outputs.ends(ends)
  }

  /// The app has asked for the header at `fraction`.
  func ask(for fraction: Double) {
    askedEnd = fraction == 0 || fraction == 1 ? fraction == 1 : nil
  }

  /// Whether it will be collapsed once everything that moves it is over.
  var isHeadedForCollapse: Bool {
    if let askedEnd { return askedEnd }
    guard let end = shown.run?.transition.end else { return isCollapsed }
    return end.collapsedFraction == 1
  }

  /// The content is at rest. Tells the app of a header that has come to rest whole or gone, and one
  /// that asks for what cannot be how it is.
  func reportEnd() {
    guard shown.run == nil else { return }
    let fraction = shown.layout.collapsedFraction
    let isNew = (fraction == 0 || fraction == 1) && isCollapsed != (fraction == 1)
    if isNew { isCollapsed = fraction == 1 }
    let isOther = askedEnd.map { $0 != isCollapsed } ?? false
    askedEnd = nil
    guard isNew || isOther else { return }
    outputs.end(isCollapsed)
  }

  // MARK: The room

  /// The technique asks for `room`, which has to wait or not. What makes up for another safe area does
  /// not: the content's edge stays.
  func make(_ room: Double, waits: Bool) {
    guard room != self.room || wantedRoom != nil else { return }
    let change = room - self.room + surroundings.safeAreaTop - roomSafeArea
    if waits, change.magnitude > 1e-9 { wantedRoom = room } else { publish(room) }
  }

  func publish(_ room: Double) {
    (wantedRoom, roomSafeArea) = (nil, surroundings.safeAreaTop)
    guard room != self.room else { return }
    self.room = room
    publishRoom()
  }

  /// What the room is made of is another.
  func publishRoom() {
    outputs.room(topRoom)
  }
}

/// Everything that a header's views depend on. They are made again when this is another, and at no
/// other time.
package struct ShownHeader: Sendable, Equatable {
  /// Where the header belongs.
  package var layout: HeaderLayout
  /// The animation that takes it there.
  package var run: TimedRun?
  /// Whether content has gone under the header.
  package var isOverContent = false

  package init(layout: HeaderLayout) {
    self.layout = layout
  }

  /// What `effects` make of `before` at `time`.
  init(_ effects: HeaderEffects, after before: ShownHeader, at time: Double) {
    layout = effects.layout
    switch effects.appearance {
    case .layout: break
    case .running(let transition):
      run = before.run
      run?.transition = transition
    case .animated(let transition, let animation):
      run = TimedRun(transition, animation, at: time)
    case .held(let held): layout = held
    }
  }

  /// What is on screen at `time`.
  package func layout(at time: Double) -> HeaderLayout { run?.layout(at: time) ?? layout }

  /// The same without its animation, if that is over at `time`; `nil` if it is not, or there is none.
  func ended(at time: Double) -> ShownHeader? {
    guard let run, run.isOver(at: time) else { return nil }
    var ended = self
    ended.run = nil
    return ended
  }

  /// A header that has left the screen stays right above it, gone, however far its technique has it go and
  /// whatever it calls that: nothing of it changes until it is seen again.
  mutating func restOutOfSight() {
    guard layout.headerMaxY <= 0 else { return }
    layout.headerMinY = -layout.headerHeight
    layout.collapsedFraction = 1
    isOverContent = false
  }
}

/// A header's animation and when it began: what is on screen at any moment follows from the clock.
package struct TimedRun: Sendable, Equatable {
  /// The way it goes.
  package var transition: HeaderTransition
  /// How it goes.
  package let animation: HeaderAnimation
  /// When it began, in seconds.
  package let startTime: Double

  /// Seconds by which two readings of a clock may be off.
  private static let roundingError = 1e-9

  package init(_ transition: HeaderTransition, _ animation: HeaderAnimation, at startTime: Double) {
    self.transition = transition
    self.animation = animation
    self.startTime = startTime
  }

  /// When it is over.
  package var endTime: Double {
    animation.length.isFinite ? startTime + animation.length : startTime
  }

  /// How much of the way is done at `time`, 0 to 1.
  package func progress(at time: Double) -> Double {
    guard !isOver(at: time) else { return 1 }
    return animation.progress(after: time - startTime)
  }

  /// Whether nothing is left to be shown.
  package func isOver(at time: Double) -> Bool { time >= endTime - TimedRun.roundingError }

  /// What is on screen at `time`.
  package func layout(at time: Double) -> HeaderLayout {
    transition.layout(at: progress(at: time))
  }
}
