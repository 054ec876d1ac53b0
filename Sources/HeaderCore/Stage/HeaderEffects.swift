/// What a host does after an event: it places the header, and writes every value that is not `nil`.
///
/// In an overlay, nearly every event moves only the header's frame.
public struct HeaderEffects: Sendable, Equatable {
  /// How the header is shown.
  public enum Appearance: Sendable, Equatable {
    /// At the layout, at once. A running animation ends.
    case layout
    /// The running animation continues in time, between these two layouts.
    case running(HeaderTransition)
    /// A new animation begins. A running one ends.
    case animated(HeaderTransition, HeaderAnimation)
    /// The header waits at a layout on its way: under a finger, or because its content arrives later.
    case held(HeaderLayout)
  }

  /// A write to the content offset.
  public enum ContentMove: Sendable, Equatable {
    /// Sets the offset, which shows `position`. A drag or a deceleration continues from there.
    case put(offset: Double, position: Double)
    /// Sets the offset and ends any motion of the content.
    case stop(at: Double)
    /// Ends any motion of the content and scrolls to an offset with an animation.
    case scroll(to: Double, HeaderAnimation)

    /// The offset right after the write; `nil` for an animated scroll.
    public var immediateOffset: Double? {
      if case .scroll = self { nil } else { end }
    }

    /// The content's position right after the write; `nil` for an animated scroll.
    var position: Double? {
      if case .put(_, let position) = self { position } else { immediateOffset }
    }

    /// The content's offset in the end.
    package var end: Double {
      switch self {
      case .put(let offset, _), .stop(let offset), .scroll(let offset, _): offset
      }
    }
  }

  /// The header's layout.
  public var layout: HeaderLayout
  /// How the header is shown.
  public var appearance = Appearance.layout
  /// Top edge of the scroll view in the container; 0 in an overlay.
  public var scrollViewMinY: Double
  /// What the header adds to the scroll view's top content inset.
  public var room: Double
  /// The write to the content offset; `nil` leaves it.
  public var move: ContentMove?
  /// The new target of the fling, an offset of the scroll view within its range and on a pixel; `nil`
  /// keeps the announced one.
  public var targetContentOffset: Double?
  /// Points of content under the header after the move; 0 if the content begins below it. A hairline,
  /// a shadow or an edge effect can follow it.
  public var overlap = 0.0
  /// The offset that the technique asked for, as the technique counts offsets; `nil` if it asked for none.
  public var correctedOffset: Double?

  /// The content's position after the move, which the technique is told next.
  public var position = 0.0
  /// Whether the content's offset differs from the one that the technique laid out for.
  package var isUnexpected = false
  /// An event that the stage sends to the technique next.
  package var followUp: ScrollEvent?

  /// Effects that show `layout` at once and write nothing else.
  public init(layout: HeaderLayout, scrollViewMinY: Double = 0, room: Double = 0) {
    self.layout = layout
    self.scrollViewMinY = scrollViewMinY
    self.room = room
  }

  /// Returns the content's offset right after the move, which was that of `reading`.
  func offset(from reading: HostReading) -> Double { move?.immediateOffset ?? reading.offset }

  /// Whether the content scrolls with an animation.
  var isScrolling: Bool {
    if case .scroll = move { true } else { false }
  }
}
