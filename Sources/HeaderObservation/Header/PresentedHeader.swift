package import HeaderCore
import ScrollPhysics

/// The published state of a header. Each value is published only when it changes.
///
/// While a finger holds content beyond its top edge, new room waits until it lifts.
package final class PresentedHeader {
  /// The receivers of what is published.
  package struct Outputs {
    /// Receives the header.
    package var header: (ShownHeader) -> Void = { _ in }
    /// Receives the points of empty room above the first row.
    package var room: (Double) -> Void = { _ in }
    /// Receives whether the header came to rest collapsed.
    package var end: (Bool) -> Void = { _ in }
    /// Receives the layouts that the header's content is laid out for.
    package var ends: (HeaderEnds) -> Void = { _ in }
  }

  /// What an answer changed of the header.
  package enum Change {
    case nothing, overlap, layout
  }

  /// The receivers of what is published.
  package var outputs = Outputs()
  /// The number of performed answers to events.
  package internal(set) var answers = 0
  /// The header as the technique moves it, however far above the screen.
  package private(set) var placed = ShownHeader(layout: .zero)
  /// Points of content under the header.
  package private(set) var overlap = 0.0
  /// The published room, as the technique asked for it.
  private(set) var room = 0.0
  /// The safe area at the time the room was published.
  private var roomSafeArea = 0.0
  /// The height of a header that belongs to the content for its technique. Here it lies over the content, and
  /// needs as much room.
  ///
  ///     technique    inset -60 │ header 60 │ rows         inset 0 │ header 60 │ rows
  ///     here         room 0 ───────────────┤ rows         room 60 ────────────┤ rows
  var leadIn = 0.0
  /// Height of the views attached below the header, a tab strip for example.
  package internal(set) var footHeight = 0.0
  /// Whether only ``topBar`` of the room becomes inset, and the rest a margin of the content.
  package var splitsRoom = false
  /// The expanded and the collapsed layout, if the technique's type is known.
  package private(set) var ends = HeaderEnds()
  /// Whether the last end at which the header rested is the collapsed one. A rest between the ends does not change it.
  package private(set) var isCollapsed = false
  /// The end that the app asked for, `true` for collapsed; `nil` once the header rests.
  private var requestedEnd: Bool?
  /// The traits of the technique.
  var traits = HeaderTraits(movedBy: .position)
  /// Whether the header lies over the scroll view or beside it.
  var mounting = HeaderMounting.overlay
  /// The properties of the screen.
  package var surroundings: HeaderSurroundings
  /// The time of the last reading, in seconds.
  var now = 0.0

  /// A header that is not placed yet.
  init(_ surroundings: HeaderSurroundings) {
    self.surroundings = surroundings
  }

  /// The published header: ``placed``, but no further above the screen than its height.
  package var shown: ShownHeader { placed.clampedAboveScreen }
  /// The published points of empty room above the first row.
  package var topRoom: Double { max(0, room + leadIn) + footHeight }
  /// The part of ``topRoom`` that the collapsed header and the views attached below it cover.
  package var topBar: Double { min(topRoom, ends.barHeight + footHeight) }
  /// The progress of the running animation, 0 to 1; `nil` without one.
  var progress: Double? { shown.run.map { $0.progress(at: now) } }

  // MARK: The header

  /// Publishes the header as `effects` describe it, if it changed.
  func show(_ effects: HeaderEffects) -> Change {
    let before = (layout: placed.layout, overlap: overlap)
    overlap = effects.overlap
    var header = ShownHeader(effects, after: placed, at: now)
    header.isOverContent = overlap > 0
    publish(header)
    if header.layout != before.layout { return .layout }
    return overlap == before.overlap ? .nothing : .overlap
  }

  /// Ends the animation if its time is over, or if `isShown` says that the screen has shown its end.
  func endRun(isShown: Bool = false) {
    if let header = placed.ended(at: isShown ? .infinity : now) { publish(header) }
  }

  private func publish(_ header: ShownHeader) {
    let before = shown
    placed = header
    if shown != before { outputs.header(shown) }
  }

  // MARK: Its ends

  /// Publishes new ends, if they changed.
  func publish(_ ends: HeaderEnds) {
    guard ends != self.ends else { return }
    self.ends = ends
    outputs.ends(ends)
  }

  /// Remembers that the app asked for the header at `fraction`.
  func ask(for fraction: Double) {
    requestedEnd = fraction == 0 || fraction == 1 ? fraction == 1 : nil
  }

  /// Whether the header will be collapsed after the animations and requests that are under way.
  var isHeadedForCollapse: Bool {
    if let requestedEnd { return requestedEnd }
    guard let end = shown.run?.transition.end else { return isCollapsed }
    return end.collapsedFraction == 1
  }

  /// Publishes the end at which the header rests, if it changed, or if the app asked for the other end and the
  /// header cannot go there. Call this while the content rests.
  func reportEnd() {
    guard shown.run == nil else { return }
    let fraction = shown.layout.collapsedFraction
    let isNew = (fraction == 0 || fraction == 1) && isCollapsed != (fraction == 1)
    if isNew { isCollapsed = fraction == 1 }
    let isRefused = requestedEnd.map { $0 != isCollapsed } ?? false
    requestedEnd = nil
    guard isNew || isRefused else { return }
    outputs.end(isCollapsed)
  }

  // MARK: The room

  /// Publishes `room`, unless it `waits` for the finger to lift: the event at the end of the drag asks for it again.
  /// Room that only compensates a change of the safe area does not wait, because the content's edge stays where it is.
  func setRoom(_ room: Double, waits: Bool) {
    guard room != self.room else { return }
    let change = room - self.room + surroundings.safeAreaTop - roomSafeArea
    if !waits || change.magnitude <= 1e-9 { publish(room) }
  }

  func publish(_ room: Double) {
    roomSafeArea = surroundings.safeAreaTop
    guard room != self.room else { return }
    self.room = room
    publishRoom()
  }

  /// Publishes the room again after one of its parts changed.
  func publishRoom() {
    outputs.room(topRoom)
  }
}
