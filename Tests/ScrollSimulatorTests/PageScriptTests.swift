import SimulationTestSupport
import Testing

/// Random scripts over pages. A failure prints the script as arguments of the command-line tool.
@Suite("Random scripts over pages") struct PageScriptTests {
  /// The number of scripts for each technique and mounting.
  static let count: UInt64 = isBroad ? 40 : 3

  @Test(
    "cause no jumps and no gaps, and keep every page's place",
    arguments: HeaderCatalog.standard.names, HeaderMounting.allCases)
  func scripts(name: String, mounting: HeaderMounting) throws {
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let script = PageScript(&random)
      var configuration = screen(safeArea: [0, 59].randomElement(using: &random) ?? 0)
      configuration.frameRate = [60, 120].randomElement(using: &random) ?? 60
      (configuration.pages, configuration.mounting) = (script.pages, mounting)
      try watch(name, script.text, on: configuration, "seed \(seed)")
    }
  }

  @Test(
    "Scripts that once failed pass",
    arguments: WrittenCase.all(in: "Tests/ScrollSimulatorTests/PageRegressions.txt"))
  func mended(found: WrittenCase) throws {
    let name = try #require(found.technique).technique.descriptor.name
    try watch(name, found.script, on: found.configuration, found.description)
  }

  private func watch(
    _ name: String, _ gesture: String, on configuration: SimulatorConfiguration, _ what: String
  ) throws {
    let screen = PlayedScreen(try makeDriver(name), on: configuration)
    let watch = PageWatch(screen.simulation, configuration)
    try screen.play(gesture) { watch.checkFrame() }
    #expect(
      watch.faults.isEmpty,
      """
      \(watch.faults.prefix(3).joined(separator: "\n"))
      \(name), \(what): --mounting \(configuration.mounting) --frame-rate \(configuration.frameRate) \
      --safe-area \(configuration.safeAreaTop) \
      --pages \(configuration.pages.map { "\(Int($0))" }.joined(separator: ",")) --gesture "\(gesture)"
      """)
  }
}

/// A random script of drags, flicks, waits, page switches, and actions of apps.
private struct PageScript {
  let pages: [Double]
  let text: String

  init(_ random: inout SeededRandom) {
    pages = (0..<3).map { _ in
      [0, 200, 700, 800, 1000, 3000, 6000].randomElement(using: &random) ?? 0
    }
    var statements: [String] = []
    for _ in 0..<12 { statements.append(PageScript.statement(&random)) }
    text = statements.joined(separator: "; ")
  }

  private static func statement(_ random: inout SeededRandom) -> String {
    func whole(_ range: ClosedRange<Double>) -> Int { Int(random.number(in: range).rounded()) }
    let wait = [0, 50, 150, 400, 1500].randomElement(using: &random) ?? 0
    switch whole(0...13) {
    case 0...3: return "drag \(whole(-500...300)) over \(whole(50...400)); lift; wait \(wait)"
    case 4...5: return "flick \(whole(-500...500)) over \(whole(50...200)); lift; wait \(wait)"
    case 6...9: return "page \(whole(1...3)) over \(whole(0...300)); wait \(wait)"
    case 10: return "scroll-to \(whole(-100...2000)); wait \(wait)"
    case 11: return "scroll-to-top; wait \(wait)"
    case 12:
      return ["expand", "collapse", "fraction 0.4"].randomElement(using: &random).map {
        "\($0); wait \(wait)"
      } ?? ""
    default: return "safe-area \([0, 20, 59].randomElement(using: &random) ?? 0); wait \(wait)"
    }
  }
}

/// Checks a header over pages, frame by frame.
private final class PageWatch: SimulationObserver {
  let simulation: Simulation
  private(set) var faults: [String] = []
  private let traits: HeaderTraits
  /// A pixel, and rounding. Content that moves less does not report it.
  private let tolerance: Double
  private let frameDuration: Double
  /// The header's lower edge on the screen at the end of the last frame, and whether it was animated.
  private var last: (bottom: Double, isAnimated: Bool)?
  /// The content offset at the end of the last frame.
  private var lastOffset: Double?
  /// Points that the content, or the user, moved since then.
  private var travel = 0.0
  private var switchTime = -Double.infinity
  /// The time of the last change of geometry.
  private var changeTime = -Double.infinity
  /// The last row of each page.
  private var rows: [SimulationRow?]
  /// The gap of each page that was pulled away from the header, at the end of the last frame.
  private var bands: [Double?]
  /// Whether the user was the last to move each page.
  private var isMovedByUser: [Bool]

  init(_ simulation: Simulation, _ configuration: SimulatorConfiguration) {
    self.simulation = simulation
    traits = simulation.forwarder.driver.traits
    tolerance = 1 / configuration.scale + 1e-6
    frameDuration = 1000 / configuration.frameRate
    rows = configuration.pages.map { _ in nil }
    isMovedByUser = configuration.pages.map { _ in false }
    bands = configuration.pages.map { _ in nil }
    for view in simulation.scrollViews { view.observer = self }
  }

  func simulationDidRecord(_ row: SimulationRow) {
    let page = (row.page ?? 1) - 1
    switch row.event {
    case .geometryDidChange: changeTime = row.time
    case .contentReplaced: replace(with: page, at: row.time)
    case .didScroll(let cause):
      if cause.isUserTravel || cause == .programmatic { isMovedByUser[page] = cause.isUserTravel }
    default: break
    }
    if let last = rows[page], row.event != .contentReplaced {
      travel += abs(row.scroll.position - last.finalPosition)
    }
    rows[page] = row
  }

  /// Checks the end of a frame.
  func checkFrame() {
    guard let pages = simulation.pages else { return }
    let view = simulation.scrollView
    checkHeader(view)
    for index in Set(pages.visiblePages + [pages.activeIndex]).sorted() {
      let (gap, page) = (gap(above: index), simulation.scrollViews[index])
      let isPulled = page.contentOffset < page.contentOffsetRange.minimum
      // A rubber band on its way back is no gap, whatever the header does meanwhile.
      let isBand = bands[index].map { gap < $0 } ?? false
      bands[index] = gap > tolerance && (isPulled || isBand) ? gap : nil
      // An app's scroll is not reported before it moves the content by a pixel. Until then the header's
      // animation continues.
      let isUnreported = view.isScrollAnimating && view.contentOffset == lastOffset
      if gap > tolerance, !isPulled, !isBand, !isUnreported, !view.isTracking {
        note("\(gap) pt between the header and page \(index + 1)", at: view.time)
      }
    }
    lastOffset = view.contentOffset
  }

  private func note(_ fault: String, at time: Double) {
    faults.append("at \((time * 10).rounded() / 10) ms: \(fault)")
  }

  // MARK: Jumps

  private func checkHeader(_ view: SimulatedScrollView) {
    let header = view.visibleLayout
    let isAnimated = view.reading.progress != nil
    let bottom = max(0, header.headerMaxY)
    defer {
      last = (bottom, isAnimated)
      travel = 0
    }
    // A running animation may get a new end from new geometry.
    let hasNewEnd = isAnimated && view.time - changeTime <= 200
    guard let last, view.time - switchTime <= 1000, changeTime != view.time, !hasNewEnd else {
      return
    }
    // An animation of at most 300 points in 0.2 seconds, with a curve less than twice as steep as a line.
    let animated = isAnimated || last.isAnimated ? 300 * 2 * frameDuration / 200 : 0
    let jump = abs(bottom - last.bottom)
    if jump > travel + animated + 0.5 {
      note("the header jumps by \(jump) pt, with \(travel) pt of travel", at: view.time)
    }
  }

  // MARK: Gaps

  /// Points between the visible header and the content of a page.
  private func gap(above index: Int) -> Double {
    let (view, active) = (simulation.scrollViews[index], simulation.scrollView)
    let header = active.visibleLayout
    let length = traits.liesInContent ? header.headerHeight : 0
    let minY = view.environment.mounting == .overlay ? 0 : header.scrollViewMinY
    return minY - view.contentOffset + length - max(0, header.headerMaxY)
  }

  // MARK: Places

  private func replace(with index: Int, at time: Double) {
    switchTime = time
    guard let pages = simulation.pages else { return }
    for (left, row) in rows.enumerated() where left != index && isMovedByUser[left] {
      isMovedByUser[left] = false
      guard let row, row.event == .didStop, case .offset(let place) = pages.places[left] else {
        continue
      }
      // In an overlay the technique gets the offset that the content would have beside the header.
      let isOverlay = row.environment.mounting == .overlay
      let shift = isOverlay ? row.environment.containerHeight - row.scroll.bounds : 0
      let offset = row.scroll.contentOffset - shift
      if abs(place - offset) > 1e-9, abs(place - offset) < 1 {
        note("page \(left + 1), left at \(offset), has its place at \(place)", at: time)
      }
    }
    guard case .offset(let place) = pages.places[index], changeTime < time - 1000 else { return }
    let view = simulation.scrollViews[index]
    let end = view.metrics.contentSize - view.bounds
    if view.contentOffset != place, gap(above: index) < -1, view.contentOffset < end - 1 {
      note("page \(index + 1), left at \(place), is shown at \(view.contentOffset)", at: time)
    }
  }
}
