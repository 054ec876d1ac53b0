import HeaderCore
import ScrollPhysics
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

/// A simulation of one technique over several lists, which a law looks at whenever another of them
/// comes into sight or becomes the active one.
final class PageSession: SimulationObserver {
  private let views: [SimulatedScrollView]
  private let pages: HeaderPages
  private let traits: HeaderTraits
  private var playback: GesturePlayback
  private var swipe: (index: Int, end: Double)?
  /// What is seen of the header right after a switch, before it goes on to a rest of its own.
  private var seenAfterSwitch: HeaderLayout?
  /// Points between the header and content at its top that are the app's own, and the safe area's.
  private var ownRoom = 0.0
  /// Points of one pixel, on which lists are put.
  private let pixel: Double

  /// What a law looks at.
  struct Look {
    /// How what is seen of the header is elsewhere after a switch.
    var movedHeader: String?
    /// Which list leaves a gap.
    var gap: String?
    /// Which list is not shown where it was left.
    var misplacedList: String?
  }

  /// Frames after the last statement: long enough for what a switch begins.
  private static let framesAfter = 24
  /// Points by which the same thing may be elsewhere: rounding.
  private static let tolerance = 1e-6

  /// A simulation of `driver`'s technique on a `screen` with pages, to be played `statements`.
  init(
    _ driver: any HeaderDriving, _ statements: [GestureStatement], on screen: SimulatorConfiguration
  ) {
    let simulation = Simulation(driver: driver, configuration: screen, observer: nil)
    views = simulation.scrollViews
    pages = simulation.pages ?? HeaderPages(simulation.forwarder, views.map { $0 })
    traits = driver.traits
    pixel = 1 / max(screen.scale, 1)
    playback = GesturePlayback(statements, configuration: screen)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if row.event == .contentReplaced { seenAfterSwitch = active.visibleLayout }
  }

  private var active: SimulatedScrollView { views[pages.activeIndex] }

  /// Plays everything, for as long as `look` wants to see more.
  func play(_ look: (Look) -> Bool) {
    // They hold each other for as long as this takes.
    for view in views { view.observer = self }
    defer { for view in views { view.observer = nil } }
    pages.attach()
    ownRoom = max(0, room(above: pages.activeIndex))
    var pending = playback.next()
    var framesLeft = PageSession.framesAfter
    while pending != nil || swipe != nil || framesLeft > 0 {
      while let input = pending, input.isDue(inFrameAt: active.time) {
        guard finishSwipe(look) else { return }
        deliver(input)
        pending = playback.next()
      }
      if pending == nil, swipe == nil { framesLeft -= 1 }
      active.finishFrame()
      if let swipe {
        pages.alignVisiblePages()
        guard look(Look(gap: gap(above: swipe.index))) else { return }
      }
      guard finishSwipe(look) else { return }
      // Nothing moves until the next input: no frame in between shows anything else.
      var next = active.frame + 1
      if let pending, swipe == nil, active.isAtRest {
        next = max(next, Int(min(pending.time / active.frameDuration, 1e12).rounded(.down)))
      }
      for view in views { view.beginFrame(next) }
    }
  }

  private func deliver(_ input: SimulationInput) {
    switch input.action {
    case .touch(let sample): active.receive(sample)
    case .command(let command): active.perform(command)
    case .swipe(let page, let duration):
      guard views.indices.contains(page - 1), page - 1 != pages.activeIndex else { return }
      swipe = (page - 1, active.time + duration)
      pages.visiblePages = [pages.activeIndex, page - 1]
    case .assignment: break
    }
  }

  /// Makes the page of a swipe that is over the active one; gives whether `look` wants to see more.
  private func finishSwipe(_ look: (Look) -> Bool) -> Bool {
    guard let swipe, active.time >= swipe.end else { return true }
    self.swipe = nil
    return look(activate(swipe.index))
  }

  private func activate(_ index: Int) -> Look {
    let before = active.visibleLayout
    let old = pages.activeIndex
    pages.activate(index)
    pages.visiblePages = []
    return Look(
      movedHeader: difference(from: before), gap: gap(above: index) ?? gap(above: old),
      misplacedList: misplaced(index))
  }

  private func difference(from before: HeaderLayout) -> String? {
    let seen = seenAfterSwitch ?? active.visibleLayout
    seenAfterSwitch = nil
    if seen.headerMaxY <= 0, before.headerMaxY <= 0 { return nil }
    // Below a header that covers the screen there is hardly anything of a list to be in its way.
    if active.environment.containerHeight - before.headerMaxY < 100 { return nil }
    let distance = max(
      (seen.headerMinY - before.headerMinY).magnitude,
      (seen.headerMaxY - before.headerMaxY).magnitude)
    // A header that lies in the content goes with it to the nearest pixel.
    let allowed = traits.liesInContent ? pixel / 2 : 0
    guard distance > allowed + PageSession.tolerance else { return nil }
    return "a switch to page \(pages.activeIndex + 1) moves the header by \(distance) pt"
  }

  /// Points between what is seen of the header and the list at `index`.
  private func room(above index: Int) -> Double {
    let header = active.visibleLayout
    let length = traits.liesInContent ? header.headerHeight : 0
    // Beside, an animation takes the lists along with the header.
    let minY = active.environment.mounting == .beside ? header.scrollViewMinY : 0
    return minY - views[index].contentOffset + length - max(0, header.headerMaxY)
  }

  private func gap(above index: Int) -> String? {
    let room = room(above: index) - ownRoom
    guard room > pixel + PageSession.tolerance else { return nil }
    return "\(room) pt are empty between the header and page \(index + 1)"
  }

  private func misplaced(_ index: Int) -> String? {
    let view = views[index]
    // Lists are put on pixels, headers need not be.
    if (room(above: index) - ownRoom).magnitude < pixel + 0.5 { return nil }
    guard case .offset(let offset) = pages.places[index] else {
      return "page \(index + 1), left at its top, is shown at \(view.contentOffset)"
    }
    // Beside a header that has become smaller, a list is larger, and ends sooner.
    let nearest = view.contentOffsetRange.clamp(offset)
    let distance = min(
      (view.contentOffset - offset).magnitude, (view.contentOffset - nearest).magnitude)
    guard distance > PageSession.tolerance else { return nil }
    return "page \(index + 1), left at \(offset), is shown at \(view.contentOffset)"
  }
}
