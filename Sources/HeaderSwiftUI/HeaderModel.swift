#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderObservation
  import HeaderPlatform

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
    /// Told which page moves the header, where a finger has chosen that.
    var choose: ((AnyHashable) -> Void)?
    private weak var state: HeaderState?
    private weak var footer: FooterModel?
    private var seats = PageSeats<AnyHashable>()
    private var wake: Task<Void, Never>?
    private lazy var turns = TurnWatch { [weak self] in
      self?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }

    /// A header moved by `technique`.
    init(_ technique: any HeaderBehavior) {
      let observed = HeaderModel.observed(technique)
      self.observed = observed
      observed.splitsRoom = ScrollReading.splitsRoom
      observed.start(at: HeaderModel.time)
      header = HeaderPublisher(observed.shown)
      header.ends = observed.ends
      room = RoomPublisher(observed.topRoom, bar: observed.topBar)
      observed.outputs.header = { [weak self] shown in
        self?.header.shown = shown
        self?.state?.show(shown)
      }
      observed.outputs.room = { [weak self] _ in self?.roomDidChange() }
      observed.outputs.ends = { [weak self] ends in
        self?.header.ends = ends
        self?.roomDidChange()
      }
    }

    private static func observed<Technique: HeaderBehavior>(
      _ technique: Technique
    ) -> ObservedHeader {
      ObservedHeader(
        technique, surroundings: HeaderSurroundings(containerHeight: 0),
        canRequest: ScrollReading.moves)
    }

    /// Seconds, on a clock that is never set.
    static var time: Double { ProcessInfo.processInfo.systemUptime }

    private func roomDidChange() {
      room.make(observed.topRoom, bar: observed.topBar)
    }

    // MARK: Pages

    /// The page `id`: the same one each time, for as long as it is kept.
    func page(_ id: AnyHashable) -> PageModel {
      let scroll = seats.scroll(of: id, under: observed)
      return scroll.performer as? PageModel ?? PageModel(scroll, under: self)
    }

    /// The page `id` moves the header from now on.
    func activate(_ id: AnyHashable) {
      let scroll = seats.scroll(of: id, under: observed)
      update { $0.activate(scroll, at: $1) }
    }

    // MARK: What SwiftUI and the app say

    /// Runs `body` with the time it is, and sees to what comes later.
    func update(_ body: (ObservedHeader, Double) -> Void) {
      let active = observed.active
      body(observed, HeaderModel.time)
      if observed.active !== active, let id = seats.id(of: observed.active) { choose?(id) }
      if observed.needsTurns { turns.start() }
      scheduleWake()
    }

    /// Tells `end` of the header's rests, and `state` of all of it, from now on.
    func tell(_ state: HeaderState?, _ end: ((Bool) -> Void)?) {
      self.state = state
      observed.outputs.end = { [weak state] isCollapsed in
        end?(isCollapsed)
        state?.rest(isCollapsed)
      }
    }

    /// The header has appeared, under a binding of `isCollapsed`.
    func appear(_ isCollapsed: Bool?) {
      if let isCollapsed { setCollapsed(isCollapsed, animated: false) }
      state?.show(observed.shown)
      state?.rest(observed.isCollapsed)
      showFooter()
      state?.join(self)
    }

    /// The app's binding is `isCollapsed`.
    func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
      update { $0.setCollapsed(isCollapsed, animated: animated, at: $1) }
    }

    /// Goes on with `technique`.
    func replace(with technique: any HeaderBehavior) {
      update { $0.replace(with: technique, at: $1) }
    }

    // MARK: The bar at the bottom

    /// `footer` goes with the header, and no other one.
    func follow(_ footer: FooterModel?) {
      footer?.join(self)
      guard footer !== self.footer else { return }
      self.footer = footer
      update { $0.follow(footer?.observed, at: $1) }
      showFooter()
    }

    /// The footer is elsewhere.
    func showFooter() {
      state?.showFooter(footer?.observed.shown.layout.collapsedFraction ?? 1)
    }

    // MARK: What comes later

    /// The run loop goes to sleep. What is published here is shown with its next turn.
    private func turnDidEnd() -> TurnWatch.Next {
      let counts = observed.counts
      for scroll in observed.scrolls { (scroll.performer as? PageModel)?.look?() }
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
#endif
