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

    /// The offset the content has at once; `nil` while it is on its way.
    public var immediateOffset: Double? {
      switch self {
      case .put(let offset, _), .stop(let offset): offset
      case .scroll: nil
      }
    }
  }

  /// Where the header belongs now.
  public var layout: HeaderLayout
  /// Top edge of the scroll view in the container; 0 in an overlay.
  public var scrollViewMinY: Double
  /// What the header adds to the scroll view's top content inset.
  public var room: Double
  /// What becomes of the content; `nil` leaves it alone.
  public var move: ContentMove?
  /// Where a fling is to end instead, in the scroll view's offsets.
  public var targetContentOffset: Double?
  /// Points of the content that lie under the header, or have gone under its edge, once the content
  /// has moved: 0 where it begins below the header. What a hairline, a shadow or an edge effect
  /// follows.
  public var overlap = 0.0
  /// The offset that the technique has asked for, in the offsets it is told; `nil` where it left the
  /// content alone.
  public var correctedOffset: Double?

  /// The content's position afterwards, as the technique will be told it.
  public var position = 0.0
  /// Whether the content's offset is another than the technique has made its layout for.
  package var isUnexpected = false
  /// What the stage wants of the technique next.
  package var followUp: ScrollEvent?

  // An appearance in pieces: as an enumeration it would be copied with every event, as large as it
  // hardly ever is.
  private var transition: HeaderTransition?
  private var animation: HeaderAnimation?
  private var held: HeaderLayout?

  /// Effects that show `layout` at once and write nothing else.
  public init(layout: HeaderLayout, scrollViewMinY: Double = 0, room: Double = 0) {
    self.layout = layout
    self.scrollViewMinY = scrollViewMinY
    self.room = room
  }

  /// What is seen of the header.
  public var appearance: Appearance {
    get {
      if let held { return .held(held) }
      guard let transition else { return .layout }
      return animation.map { .animated(transition, $0) } ?? .running(transition)
    }
    set {
      (transition, animation, held) = (nil, nil, nil)
      switch newValue {
      case .layout: break
      case .running(let transition): self.transition = transition
      case .animated(let transition, let animation):
        (self.transition, self.animation) = (transition, animation)
      case .held(let layout): held = layout
      }
    }
  }
}
