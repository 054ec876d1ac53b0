#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderCore
  import HeaderObservation
  import HeaderRunLoop

  /// One header over one scroll view or several pages: hands on what SwiftUI says, and publishes what
  /// follows.
  ///
  /// It decides nothing. It is an observable object that never changes, so that a view can own it and
  /// is not made again by it; what changes are its publishers, each observed by the one view that is
  /// made of it.
  @MainActor
  final class HeaderModel: ObservableObject {
    let observed: ObservedHeader
    let header: HeaderPublisher
    let room: RoomPublisher
    /// What the screen says of itself.
    private(set) var surroundings = HeaderSurroundings(containerHeight: 0)
    /// Whether the technique asks how high the header is by itself.
    let measuresHeader: Bool
    /// Told whether the header has come to rest collapsed.
    var end: (@MainActor (Bool) -> Void)?
    private var pages: [AnyHashable: PageModel] = [:]
    private var wake: Task<Void, Never>?
    private lazy var turns = TurnWatch { [weak self] in
      self?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }

    /// A header moved by `technique`, over scroll views that go where they are asked to if `moves` says
    /// so.
    init<Technique: HeaderBehavior>(_ technique: Technique, moves: Bool) {
      let observed = ObservedHeader(
        driver: HeaderDriver(technique), surroundings: HeaderSurroundings(containerHeight: 0),
        canRequest: moves)
      self.observed = observed
      measuresHeader = FittingHeight.matters(to: technique)
      observed.start(at: HeaderModel.time)
      header = HeaderPublisher(observed.shown)
      room = RoomPublisher(observed.topRoom)
      observed.outputs.header = { [weak self] shown in self?.header.shown = shown }
      observed.outputs.room = { [weak self] room in self?.room.room = room }
      observed.outputs.end = { [weak self] isCollapsed in self?.end?(isCollapsed) }
    }

    /// Seconds, on a clock that is never set.
    static var time: Double { ProcessInfo.processInfo.systemUptime }

    // MARK: Pages

    /// The page `id`: the same one each time.
    func page(_ id: AnyHashable) -> PageModel {
      if let page = pages[id] { return page }
      let page = PageModel(observed.addPage(), under: self)
      pages[id] = page
      return page
    }

    /// The page `id` moves the header from now on.
    func activate(_ id: AnyHashable) {
      let number = page(id).number
      update { $0.activate(number, at: $1) }
    }

    /// What hangs below the header is `height` points high.
    func footIsHigh(_ height: Double) {
      update { $0.setFootHeight(height, at: $1) }
    }

    // MARK: What SwiftUI says

    /// Runs `body` with the time it is, and sees to what comes later.
    func update(_ body: (ObservedHeader, Double) -> Void) {
      body(observed, HeaderModel.time)
      if observed.needsTurns { turns.start() }
      scheduleWake()
    }

    /// The screen is another.
    func update(_ surroundings: HeaderSurroundings) {
      let height = self.surroundings.fittingHeight
      self.surroundings = surroundings
      self.surroundings.fittingHeight = height
      surroundingsDidChange()
    }

    /// The header is `height` points high by itself.
    func headerIsHigh(_ height: Double) {
      guard height > 0, height.isFinite else { return }
      surroundings.fittingHeight = height
      surroundingsDidChange()
    }

    private func surroundingsDidChange() {
      let surroundings = surroundings
      header.update(safeAreaTop: surroundings.safeAreaTop)
      update { $0.update(surroundings, at: $1) }
    }

    /// The app wants the header collapsed, or expanded.
    func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
      update { $0.setFraction(isCollapsed ? 1 : 0, animated: animated, at: $1) }
    }

    /// Goes on with `technique`.
    func replace<Technique: HeaderBehavior>(with technique: Technique) {
      update { $0.replace(with: HeaderDriver(technique), at: $1) }
    }

    // MARK: What comes later

    /// The run loop goes to sleep. What is published here is shown with its next turn.
    private func turnDidEnd() -> TurnWatch.Next {
      let counts = observed.counts
      for page in pages.values { page.look?() }
      update { $0.turnEnded(at: $1) }
      let goesOn = observed.needsTurns
      return TurnWatch.Next(goesOn: goesOn, hasActed: !goesOn || observed.counts != counts)
    }

    /// Comes back when the animation that runs is over.
    private func scheduleWake() {
      wake?.cancel()
      guard let time = observed.wakeTime else {
        wake = nil
        return
      }
      let seconds = max(0, time - HeaderModel.time)
      wake = Task { @MainActor [weak self] in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        guard !Task.isCancelled else { return }
        self?.update { $0.tick(at: $1) }
      }
    }
  }

  /// The header as its views are made of it. Only they observe it.
  @MainActor
  final class HeaderPublisher: ObservableObject {
    /// What is to be shown.
    @Published var shown: ShownHeader
    /// Points at the top that bars cover.
    @Published private(set) var safeAreaTop = 0.0

    init(_ shown: ShownHeader) {
      self.shown = shown
    }

    /// Bars cover `top` points from now on.
    func update(safeAreaTop top: Double) {
      if top != safeAreaTop { safeAreaTop = top }
    }
  }

  /// Points of room above the content. Only the empty view that makes it observes it.
  @MainActor
  final class RoomPublisher: ObservableObject {
    /// Points.
    @Published var room: Double

    init(_ room: Double) {
      self.room = room
    }
  }
#endif
