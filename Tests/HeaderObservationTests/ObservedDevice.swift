import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Simulated scroll views and a header that observes them. The header receives SwiftUI's callbacks, and what
/// it publishes is applied to the scroll views.
final class ObservedDevice {
  typealias Order = ObservedView.Order

  let header: ObservedHeader
  let recorder: RowKeepingDriver
  let pages: [ObservedView]
  /// How often the header and the room were published, and how often an offset was requested. In SwiftUI a
  /// body evaluation, a layout of the list or a scroll would follow.
  struct Publications: Equatable {
    var (headers, rooms, requests) = (0, 0, 0)
  }
  private(set) var published = Publications()
  /// The header's layout at the end of every frame.
  private(set) var history: [HeaderLayout] = []
  var random: SeededRandom

  /// A screen of `configuration`, with a page for each of the lengths `contents`.
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
      // From iOS 17 on SwiftUI asks where a fling ends.
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
  /// The header's layout at this moment.
  var seen: HeaderLayout { presented.shown.layout(at: seconds) }

  private var isAtRest: Bool {
    pages.allSatisfy { $0.view.isAtRest } && presented.shown.run == nil && header.wakeTime == nil
  }

  // MARK: Frames

  /// Plays a frame: the finger's `touch`, the scroll views' step, then `act`.
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
    history.append(seen)
  }

  /// Lets everything come to rest.
  func rest() {
    lift()
    for _ in 0..<2000 {
      frame()
      if isAtRest { break }
    }
  }

  /// The least number of frames to play: by then every test has acted.
  private static let fewestFrames = 12

  /// Acts in the next frame, and plays until everything is at rest.
  func act(_ action: (ObservedDevice) -> Void) {
    play([]) { frame, device in if frame == 1 { action(device) } }
  }

  /// Plays `touches` until everything is at rest, and calls `act` in every frame.
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

/// A scroll view that records requests and performs none.
final class RequestList: ScrollPerformer {
  private(set) var requests: [ScrollRequest] = []

  func move(_ request: ScrollRequest) -> RequestResult {
    requests.append(request)
    return .later
  }

  func makeBottomRoom(_ points: Double) {}
}

/// Returns a header with the technique `name` on a phone, without content yet.
func observedHeader(
  _ name: String = "twitter-condense", safeArea: Double = 0, fittingHeight: Double? = nil
) throws -> ObservedHeader {
  let surroundings = HeaderSurroundings(
    containerHeight: 852, safeAreaTop: safeArea, fittingHeight: fittingHeight, scale: 3)
  func open<Technique: HeaderBehavior>(_ type: Technique.Type) -> ObservedHeader {
    ObservedHeader(Technique(), surroundings: surroundings)
  }
  let technique = try #require(HeaderCatalog.standard[name])
  let header = open(technique.behaviorType)
  header.start(at: 0)
  return header
}

/// Returns the geometry of content at `offset` on a phone, with `top` points of inset.
func geometry(
  _ offset: Double, contentSize: Double = 4000, under top: Double = 88, bottom: Double = 0
) -> ObservedGeometry {
  ObservedGeometry(
    offset: offset, contentSize: contentSize, height: 852, insetTop: top, insetBottom: bottom)
}
