import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Simulated scroll views, and a header that observes them: what SwiftUI would call back with goes in, and
/// what would be published is done to the scroll views.
final class ObservedDevice {
  typealias Order = ObservedView.Order

  let header: ObservedHeader
  let recorder: RowKeepingDriver
  let pages: [ObservedView]
  /// What was published, and how often content was asked to be elsewhere: what a body evaluation, a layout of
  /// the list or a scroll of its content would have followed from.
  struct Publications: Equatable {
    var (headers, rooms, requests) = (0, 0, 0)
  }
  private(set) var published = Publications()
  /// What is seen of the header at the end of every frame.
  private(set) var history: [HeaderLayout] = []
  /// Called at the end of every frame.
  var everyFrame: () -> Void = {}
  var random: SeededRandom

  /// A screen as `configuration` has it, with a page for each of the lengths `contents`.
  init(
    _ driver: any HeaderDriving, _ configuration: SimulatorConfiguration,
    contents: [Double]? = nil, order: Order = .phasesFirst, obeys: Bool = true,
    canRequest: Bool = true, asks: Bool = true, footHeight: Double = 0, seed: UInt64 = 1
  ) {
    let bare = configuration.bare(under: driver)
    let recorder = RowKeepingDriver(driver)
    let header = ObservedHeader(
      driver: recorder, surroundings: HeaderSurroundings(configuration), canRequest: canRequest)
    (self.recorder, self.header, random) = (recorder, header, SeededRandom(seed: seed))
    header.start(at: 0)
    header.setFootHeight(footHeight, at: 0)
    pages = (contents ?? [bare.contentSize]).map { length in
      var configuration = bare
      configuration.contentSize = length
      return ObservedView(configuration, under: header, order: order)
    }
    recorder.clock = { [unowned self] in view.time }
    header.presented.outputs.header = { [unowned self] _ in published.headers += 1 }
    header.presented.outputs.room = { [unowned self] _ in
      published.rooms += 1
      for page in pages { page.makeRoom() }
    }
    for page in pages {
      page.willMove = { [unowned self] _ in published.requests += 1 }
      page.obeys = obeys
      // SwiftUI asks where flings end from iOS 17 on.
      page.asksForTarget = driver.traits.choosesTarget && order != .probe && asks
      page.appear()
    }
    recorder.rows = []
    for page in pages { page.reportView() }
  }

  /// The first page, and its scroll view.
  var page: ObservedView { pages[0] }
  var view: SimulatedScrollView { page.view }
  var presented: PresentedHeader { header.presented }
  var seconds: Double { view.time / 1000 }
  /// What is seen of the header.
  var seen: HeaderLayout { presented.shown.layout(at: seconds) }

  private var isAtRest: Bool {
    pages.allSatisfy { $0.view.isAtRest } && presented.shown.run == nil && header.wakeTime == nil
  }

  // MARK: Frames

  /// A frame: a finger does something in it, and `act` is called once the scroll views have made their step.
  func frame(_ touch: () -> Void = {}, then act: () -> Void = {}) {
    for page in pages { page.view.beginFrame() }
    touch()
    for page in pages { page.view.finishFrame() }
    act()
    endFrame()
  }

  private func endFrame() {
    for page in pages { page.endFrame() }
    if header.needsTurns { header.turnEnded(at: seconds) }
    if let time = header.wakeTime, time <= seconds + 1e-9 { header.tick(at: seconds) }
    history.append(seen)
    everyFrame()
  }

  /// Lets everything come to rest.
  func rest() {
    lift()
    for _ in 0..<2000 {
      frame()
      if isAtRest { break }
    }
  }

  /// Frames that pass at least: whatever a test does in the middle is done by then.
  private static let fewestFrames = 12

  /// Does something in the first frame from now, and goes on until all is at rest.
  func act(_ action: (ObservedDevice) -> Void) {
    play([]) { frame, device in if frame == 1 { action(device) } }
  }

  /// Plays `touches` and goes on until all is at rest; `act` is called in every frame.
  func play(_ touches: [TouchSample], _ act: (Int, ObservedDevice) -> Void = { _, _ in }) {
    var pending = touches[...]
    let start = view.time
    endFrame()
    for number in 0..<6000 {
      frame {
        while let touch = pending.first,
          touch.time + start <= TouchSample.deadline(ofFrameAt: view.time)
        {
          var touch = touch
          touch.time += start
          view.receive(touch)
          page.reportView()
          pending.removeFirst()
        }
      } then: {
        act(number, self)
      }
      if number >= Self.fewestFrames, pending.isEmpty, isAtRest { return }
    }
  }
}

/// A scroll view that notes where it is asked to go, and does nothing of it.
final class RequestList: ScrollPerformer {
  private(set) var requests: [ScrollRequest] = []

  func move(_ request: ScrollRequest) -> Performance {
    requests.append(request)
    return .later
  }

  func makeBottomRoom(_ points: Double) {}
}

/// A header that the technique `name` moves, over nothing yet, on a phone.
func observedHeader(
  _ name: String = "twitter-condense", safeArea: Double = 0, fittingHeight: Double? = nil,
  reducedMotion: Bool = false
) throws -> ObservedHeader {
  let surroundings = HeaderSurroundings(
    containerHeight: 852, safeAreaTop: safeArea, fittingHeight: fittingHeight, scale: 3,
    prefersReducedMotion: reducedMotion)
  func open<Technique: HeaderBehavior>(_ type: Technique.Type) -> ObservedHeader {
    ObservedHeader(Technique(), surroundings: surroundings)
  }
  let technique = try #require(HeaderCatalog.standard[name])
  let header = open(technique.behaviorType)
  header.start(at: 0)
  return header
}

/// Content at `offset` on a phone, with `top` points above it.
func geometry(
  _ offset: Double, contentSize: Double = 4000, under top: Double = 88, bottom: Double = 0
) -> ObservedGeometry {
  ObservedGeometry(
    offset: offset, contentSize: contentSize, height: 852, insetTop: top, insetBottom: bottom)
}
