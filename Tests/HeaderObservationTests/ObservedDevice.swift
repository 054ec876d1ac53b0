import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport

/// A simulated scroll view, and a header that observes it: what SwiftUI would call back with goes in, and
/// what would be published is done to the scroll view.
final class ObservedDevice {
  typealias Order = ObservedView.Order

  let header: ObservedHeader
  let recorder: RowKeepingDriver
  let page: ObservedView
  /// What is seen of the header at the end of every frame.
  private(set) var seen: [HeaderLayout] = []

  init(
    _ driver: any HeaderDriving, _ configuration: SimulatorConfiguration, order: Order,
    obeys: Bool = true, canRequest: Bool = true, asks: Bool = true
  ) {
    let bare = configuration.bare(under: driver)
    recorder = RowKeepingDriver(driver)
    header = ObservedHeader(
      driver: recorder, surroundings: HeaderSurroundings(configuration),
      canRequest: canRequest && order != .probe)
    header.start(at: 0)
    page = ObservedView(bare, under: header, order: order)
    page.obeys = obeys
    // SwiftUI asks where flings end from iOS 17 on.
    page.asksForTarget = recorder.traits.choosesTarget && order != .probe && asks
    recorder.clock = { [unowned self] in view.time }
    header.outputs.room = { [unowned self] _ in page.makeRoom() }
    page.appear()
    recorder.rows = []
    page.hearView()
  }

  var view: SimulatedScrollView { page.view }
  var asksForTarget: Bool { page.asksForTarget }

  private var seconds: Double { view.time / 1000 }

  private func endFrame() {
    page.endFrame()
    if header.needsTurns { header.turnEnded(at: seconds) }
    if let time = header.wakeTime, time <= seconds + 1e-9 { header.tick(at: seconds) }
    seen.append(header.shown.layout(at: seconds))
  }

  // MARK: Playing

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
    for frame in 0..<6000 {
      view.beginFrame()
      while let touch = pending.first,
        touch.time + start <= TouchSample.deadline(ofFrameAt: view.time)
      {
        var touch = touch
        touch.time += start
        view.receive(touch)
        page.hearView()
        pending.removeFirst()
      }
      view.finishFrame()
      act(frame, self)
      endFrame()
      guard frame >= Self.fewestFrames else { continue }
      if pending.isEmpty, view.isAtRest, header.shown.run == nil, header.wakeTime == nil { return }
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

/// Content at `offset` on a phone, with `top` points above it.
func geometry(
  _ offset: Double, contentSize: Double = 4000, under top: Double = 88, bottom: Double = 0
) -> ObservedGeometry {
  ObservedGeometry(
    offset: offset, contentSize: contentSize, height: 852, insetTop: top, insetBottom: bottom)
}
