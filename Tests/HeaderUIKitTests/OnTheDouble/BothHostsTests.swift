import HeaderObservation

/// The hosts of UIKit and SwiftUI, each on its own screen, with the same touches and calls.
@Suite(.ownScreen) @MainActor struct BothHostsTests {
  /// Seeds of runs in which the two have differed.
  private static let seedsThatDiffered: [UInt64] = [
    4, 5, 16, 22, 49, 51, 53, 62, 126, 152, 158, 181, 236, 255, 260, 473, 613, 709, 740, 744, 800,
    817, 906, 1041, 1172, 1224, 1307, 1386, 1644, 1811, 1827, 1925, 2088, 2134, 2221, 2388, 2440,
    2493, 3262, 3619, 3976, 4172, 4306,
  ]

  @Test("The hosts of UIKit and SwiftUI place the header the same in every turn of a run")
  func agree() throws {
    for seed in isBroad ? Array(1...300) : Self.seedsThatDiffered {
      let screens = try TwoScreens(seed: seed)
      screens.play()
      #expect(screens.difference == nil, "seed \(seed): \(screens.difference ?? "")")
    }
  }
}

/// UIKit's host with the double's scroll views, and SwiftUI's with simulated ones that call back as SwiftUI does. A
/// probe does not know of the ends of flings and scrolls, and so is compared with UIKit without a delegate.
@MainActor private final class TwoScreens {
  private var random: SeededRandom
  private let stage: Stage
  private let screen: UIKitScreen
  private let observed: ObservedHeader
  private let pages: [ObservedView]
  private var surroundings: HeaderSurroundings
  private var shown = 0
  private var finger: Double?
  /// Whether a finger has stopped moving content. The two hosts are told a frame apart.
  private var hasCaught = false
  private var log: [String]
  private var (ours, theirs): ([CGRect], [HeaderLayout]) = ([], [])
  /// The first turn in which the two headers differ, and what came before.
  private(set) var difference: String?

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    let names = HeaderCatalog.standard.names
    let name = names[Int(seed) % names.count]
    var configuration = SimulationTestSupport.screen(
      frameRate: Bool.random(using: &random) ? 60 : 120, mounting: .overlay)
    configuration.safeAreaTop = Bool.random(using: &random) ? 47 : 0
    let driver = try makeDriver(name)
    let isAlone = driver.traits.liesInContent || Int.random(in: 0..<3, using: &random) > 0
    // A header in the content is 60 points of it.
    let lengths = driver.traits.liesInContent ? [2060.0] : isAlone ? [2000] : [2000, 700, 5000]
    let order = ObservedView.Order.allCases.randomElement(using: &random) ?? .probe
    log = ["\(name) \(order) \(lengths) \(configuration.frameRate) \(configuration.safeAreaTop)"]

    stage = Stage(safeAreaTop: configuration.safeAreaTop, frameRate: configuration.frameRate)
    screen = UIKitScreen(try makeDriver(name), lengths, on: stage, isProbed: order == .probe)
    surroundings = HeaderSurroundings(configuration)
    let observed = ObservedHeader(driver: driver, surroundings: surroundings)
    self.observed = observed
    observed.start(at: 0)
    pages = lengths.map { length in
      var bare = configuration
      bare.contentSize = length - (driver.traits.liesInContent ? 60 : 0)
      return ObservedView(bare, under: observed, order: order)
    }
    observed.presented.outputs.room = { [unowned self] _ in for page in pages { page.makeRoom() } }
    for page in pages {
      page.asksForTarget = order != .probe
      page.appear()
    }
    if pages.count > 1 {
      observed.update(pager: PageFrame(minX: 0, maxX: 393, minY: 0), at: 0)
      for index in pages.indices { place(index) }
    }
    turns(3)
  }

  private func place(_ index: Int) {
    let minX = index == shown ? 0.0 : 393
    observed.update(
      PageFrame(minX: minX, maxX: minX + 393, minY: 0), of: pages[index].scroll, at: seconds)
  }

  // MARK: Turns

  private var seconds: Double { stage.screen.time / 1000 }

  private func turns(_ count: Int) {
    for _ in 0..<count where difference == nil {
      for page in pages { page.view.finishFrame() }
      endTurn()
      stage.screen.advance()
      for page in pages { page.view.beginFrame() }
      ours.append(screen.seen)
      theirs.append(observed.presented.shown.layout(at: seconds))
      if ours.count > 4 { compare(ours[ours.count - 3], with: theirs.suffix(5)) }
    }
  }

  private func endTurn() {
    for page in pages { page.endFrame() }
    if observed.needsTurns { observed.turnEnded(at: seconds) }
  }

  /// While header and content move together, UIKit moves the content at once, and SwiftUI needs an update. So each
  /// edge has to be, to the pixel, within the range of the other host's edges of two turns before and after.
  private func compare(_ seen: CGRect, with places: ArraySlice<HeaderLayout>) {
    let isGone = seen.maxY <= 0 && places.contains { $0.headerMaxY <= 0 }
    let isHere =
      isClose(seen.minY, places.map(\.headerMinY)) && isClose(seen.maxY, places.map(\.headerMaxY))
    guard !isGone, !isHere else { return }
    difference =
      "\(log.joined(separator: "; ")), before \(seconds): UIKit \(seen.minY) to \(seen.maxY), "
      + "SwiftUI \(places.map { "\($0.headerMinY) to \($0.headerMaxY)" }), offsets "
      + "\(screen.lists[shown].contentOffset.y) and \(pages[shown].view.contentOffset)"
  }

  private func isClose(_ edge: CGFloat, _ edges: [Double]) -> Bool {
    let pixel = 1 / 3.0 + 1e-9
    return ((edges.min() ?? 0) - pixel...(edges.max() ?? 0) + pixel).contains(Double(edge))
  }

  /// Advances until nothing moves, or until the header does not: a finger catches a moving header a frame apart.
  private func rest(_ limit: Int = 600, headerOnly: Bool = false) {
    for _ in 0..<limit where difference == nil {
      if headerOnly, observed.presented.shown.run == nil { break }
      turns(1)
      if stage.screen.isAtRest, observed.wakeTime == nil, pages.allSatisfy({ $0.view.isAtRest }) {
        break
      }
    }
    turns(2)
    let isAtRest = stage.screen.isAtRest && pages.allSatisfy { $0.view.isAtRest }
    if isAtRest, observed.presented.shown.run == nil, finger == nil, !hasCaught { compareContent() }
  }

  private func compareContent() {
    let lead = screen.header.superview is UIScrollView ? 60.0 : 0
    let ours = Double(screen.lists[shown].contentOffset.y) - lead
    let theirs = pages[shown].view.contentOffset
    // Flings end up to a pixel apart, depending on when the touch arrived.
    guard difference == nil, (ours - theirs).magnitude > 1 else { return }
    difference = "\(log.joined(separator: "; ")): page \(shown) at \(ours) and \(theirs)"
  }

  // MARK: What happens

  func play() {
    for _ in 0..<8 where difference == nil { act() }
    lift()
    rest()
    turns(3)
    screen.attachment.detach()
  }

  private func act() {
    rest(200, headerOnly: true)
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: drag()
    case 5: touch()
    case 6: rest()
    case 7: turnPage()
    case 8: refresh()
    case 9: resize()
    case 10: cover()
    case 11: replace()
    case 12: ask()
    default: scroll()
    }
    // What the app does is a turn of its own.
    endTurn()
    stage.screen.endTurn()
    turns(Int.random(in: 1...40, using: &random))
    if Int.random(in: 0..<3, using: &random) == 0 { rest() }
  }

  private func receive(_ phase: TouchSample.Phase, _ y: Double) {
    let sample = TouchSample(time: stage.screen.time, phase: phase, x: 196, y: y)
    stage.screen.receive(sample)
    pages[shown].view.receive(sample)
    pages[shown].reportView()
    finger = phase == .up ? nil : y
  }

  private func drag() {
    let distance = random.number(in: -500...500).rounded()
    let frames = Int.random(in: 4...40, using: &random)
    let lifts = Int.random(in: 0..<5, using: &random) > 0
    log.append("drag \(distance) in \(frames)\(lifts ? ", lift" : "")")
    let start = finger ?? Double(stage.window.bounds.height) - 20
    if finger == nil { receive(.down, start) }
    for step in 1...frames {
      turns(1)
      receive(.move, start + distance * Double(step) / Double(frames))
    }
    if lifts { lift() }
  }

  private func lift() {
    guard let finger else { return }
    receive(.up, finger)
    // The touch arrives later.
    turns(3)
  }

  private func touch() {
    guard finger == nil else { return lift() }
    log.append("touch")
    hasCaught = hasCaught || !stage.screen.isAtRest
    receive(.down, Double(stage.window.bounds.height) - 20)
    turns(4)
    lift()
  }

  private func turnPage() {
    let (before, next) = (shown, Int.random(in: pages.indices, using: &random))
    guard next != before, finger == nil else { return }
    log.append("page \(next)")
    shown = next
    screen.lists[next].isHidden = false
    place(next)
    screen.lists[before].isHidden = true
    place(before)
    turns(3)
    compareContent()
  }

  /// Begins to refresh, or ends.
  private func refresh() {
    let list = screen.lists[shown]
    let isRefreshing = list.refreshControl != nil
    log.append(isRefreshing ? "end refresh" : "refresh")
    list.refreshControl?.endRefreshing()
    list.refreshControl = isRefreshing ? nil : UIRefreshControl()
    list.refreshControl?.beginRefreshing()
    perform(.setContentInset(ScrollInsets(top: isRefreshing ? 0 : 60, bottom: 0)))
  }

  private func perform(_ command: SimulationCommand) {
    pages[shown].view.perform(command)
    pages[shown].reportView()
  }

  private func resize() {
    surroundings.containerHeight = [852, 700, 600].randomElement(using: &random) ?? 852
    log.append("height \(surroundings.containerHeight)")
    stage.window.frame.size.height = CGFloat(surroundings.containerHeight)
    stage.window.layoutIfNeeded()
    observed.update(surroundings, at: seconds)
    for page in pages { page.view.perform(.setContainerHeight(surroundings.containerHeight)) }
  }

  private func cover() {
    surroundings.safeAreaTop = [0, 20, 47, 91].randomElement(using: &random) ?? 0
    log.append("safe area \(surroundings.safeAreaTop)")
    stage.screen.safeAreaInsets.top = CGFloat(surroundings.safeAreaTop)
    observed.update(surroundings, at: seconds)
    for page in pages { page.view.perform(.setSafeAreaTop(surroundings.safeAreaTop)) }
  }

  private func replace() {
    let liesInContent = observed.forwarder.driver.traits.liesInContent
    let others = HeaderCatalog.standard.names.filter { name in
      (try? makeDriver(name).traits.liesInContent) == liesInContent
    }
    guard let name = others.randomElement(using: &random), let driver = try? makeDriver(name),
      let other = try? makeDriver(name)
    else { return }
    log.append("replace \(name)")
    screen.attachment.replace(driver: driver)
    observed.replace(with: other, at: seconds)
  }

  private func ask() {
    // Under a finger SwiftUI moves nothing.
    guard finger == nil else { return }
    let fraction: Double = [0, 1, 0.4].randomElement(using: &random) ?? 0
    let isAnimated = Bool.random(using: &random)
    log.append("fraction \(fraction) \(isAnimated)")
    screen.attachment.setFraction(fraction, animated: isAnimated)
    observed.setFraction(fraction, animated: isAnimated, at: seconds)
  }

  private func scroll() {
    guard finger == nil else { return }
    let offset = random.number(in: -100...1500).rounded()
    let isAnimated = Bool.random(using: &random)
    log.append("scroll \(offset) \(isAnimated)")
    screen.lists[shown].setContentOffset(CGPoint(x: 0, y: offset), animated: isAnimated)
    let lead = screen.header.superview is UIScrollView ? 60.0 : 0
    perform(.setContentOffset(offset - lead, animated: isAnimated))
  }
}
