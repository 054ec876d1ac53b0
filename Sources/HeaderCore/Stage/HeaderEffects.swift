/// What a host does about an event: places the header, and writes what is not `nil`.
///
/// In an overlay nearly every event asks for the header's frame and for nothing else.
public struct HeaderEffects: Sendable, Equatable {
  /// What is to be seen of the header.
  public enum Appearance: Sendable, Equatable {
    /// The layout, from now on; an animation that runs has ended.
    case layout
    /// The animation that runs goes on with its time, between these two layouts.
    case running(HeaderTransition)
    /// An animation begins now, in place of any other.
    case animated(HeaderTransition, HeaderAnimation)
    /// The header stands where it is seen, in the middle of its animation, under a finger.
    case held(HeaderLayout)
  }

  /// What becomes of the content.
  public enum ContentMove: Sendable, Equatable {
    /// It is put at `offset`, which shows `position`; a drag or a deceleration goes on from there.
    case put(offset: Double, position: Double)
    /// It is put at an offset, and whatever moved it has ended.
    case stop(at: Double)
    /// It goes to an offset, and whatever moved it has ended.
    case scroll(to: Double, HeaderAnimation)

    /// Whether whatever moved the content has ended, and nothing moves it now.
    var endsMotion: Bool {
      if case .stop = self { true } else { false }
    }

    /// Whether the content is on its way.
    var isAnimated: Bool {
      if case .scroll = self { true } else { false }
    }
  }

  /// Where the header belongs now.
  public var layout: HeaderLayout
  /// What is seen of it.
  public var appearance: Appearance
  /// Top edge of the scroll view in the container; 0 in an overlay.
  public var scrollViewMinY: Double
  /// What the header adds to the scroll view's top content inset.
  public var room: Double
  /// What becomes of the content; `nil` leaves it alone.
  public var move: ContentMove?
  /// Where a fling is to end instead, in the scroll view's offsets.
  public var targetContentOffset: Double?
  /// Points of the content that lie under the header, or have gone under its edge: 0 where the
  /// content begins below it. What a hairline, a shadow or an edge effect follows.
  public var overlap: Double
  /// The offset that the technique has asked for, in the offsets it is told; `nil` where it left the
  /// content alone.
  public var correctedOffset: Double?

  /// The content's position afterwards, as the technique will be told it.
  public var position = 0.0
  /// What the stage wants of the technique next.
  package var followUp: ScrollEvent?

  /// Effects that show `layout` at once and write nothing else.
  public init(layout: HeaderLayout, scrollViewMinY: Double = 0, room: Double = 0) {
    self.layout = layout
    self.scrollViewMinY = scrollViewMinY
    self.room = room
    appearance = .layout
    overlap = 0
  }
}
