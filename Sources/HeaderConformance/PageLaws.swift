import HeaderCore
import ScrollSimulator

/// The laws about several lists under one header, of which another becomes the active one in the middle
/// of whatever a case plays: a header that is open, half-way, collapsed, on its way, pulled too far; over
/// a list that rests, is dragged, or flies.
///
///     pages    2000 or what the case has, 300, 0 and 6000 points
///     switch   what is seen of the header is the same before and after
///     gap      no list that is seen begins below what is seen of the header
///     place    a list is shown where it was left, unless the header is in the way
///
/// Geometry that changes meanwhile is another law's business: statements about it are left out.
struct PageLaws {
  /// What is wrong with the first switch that moves the header.
  private(set) var moved: String?
  /// What is wrong with the first list that shows a gap.
  private(set) var gap: String?
  /// What is wrong with the first list that is shown elsewhere.
  private(set) var misplaced: String?

  /// The laws, tried with `behavior` and `tried`.
  init<Behavior: HeaderBehavior>(_ behavior: Behavior, _ tried: ConformanceCase) {
    guard !tried.switches.isEmpty, PageLaws.isPlayed(tried.configuration) else { return }
    let played = PageLaws.played(tried)
    let session = PageSession(
      HeaderDriver(behavior), played.statements, on: played.configuration)
    session.play { switched in
      if moved == nil { moved = switched.movedHeader }
      if gap == nil { gap = switched.gap }
      if misplaced == nil { misplaced = switched.misplacedList }
      return moved == nil || gap == nil || misplaced == nil
    }
  }

  /// A screen with hardly anything of a list in it shows nothing that these laws are about.
  private static func isPlayed(_ screen: SimulatorConfiguration) -> Bool {
    screen.containerHeight >= 300
  }

  /// The case as it is played: over several lists, and with its swipes in its gesture.
  static func played(_ tried: ConformanceCase) -> ConformanceCase {
    var played = tried
    played.configuration.pages = [tried.configuration.contentSize, 300, 0, 6000]
    played.configuration.contentSize = SimulatorConfiguration().contentSize
    played.statements = []
    for (index, statement) in tried.statements.enumerated() {
      for swipe in tried.switches where swipe.position == index {
        played.statements.append(.page(swipe.page, duration: swipe.duration))
      }
      if statement.keepsGeometry { played.statements.append(statement) }
    }
    for swipe in tried.switches where swipe.position >= tried.statements.count {
      played.statements.append(.page(swipe.page, duration: swipe.duration))
    }
    played.switches = []
    return played
  }
}

extension GestureStatement {
  /// Whether it leaves the sizes of screen and content as they are.
  fileprivate var keepsGeometry: Bool {
    switch self {
    case .drag, .flick, .wheel, .hold, .lift, .wait: true
    case .perform(let command):
      switch command {
      case .setContentOffset, .scrollToTop, .setFraction: true
      default: false
      }
    case .page, .set: false
    }
  }
}
