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
    /// Room below the content, for a bar at the bottom.
    let footerRoom = RoomPublisher(0)
    /// Whether the technique asks how high the header is by itself.
    private(set) var measuresHeader: Bool
    /// Told whether the header has come to rest collapsed.
    private var end: ((Bool) -> Void)?
    /// Told which page moves the header, where a finger has chosen that.
    var choose: ((AnyHashable) -> Void)?
    private weak var state: HeaderState?
    private weak var footer: FooterModel?
    private var pages: [AnyHashable: Seat] = [:]
    /// Where the readers of pages have left them that are no more.
    private var places: [AnyHashable: PagePlace] = [:]
    private var activePage = 0
    private var wake: Task<Void, Never>?
    private lazy var turns = TurnWatch { [weak self] in
      self?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }

    /// A header moved by `technique`.
    init(_ technique: any HeaderBehavior) {
      let observed = HeaderModel.observed(technique)
      self.observed = observed
      measuresHeader = FittingHeight.matters(to: technique)
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
      observed.outputs.end = { [weak self] isCollapsed in
        self?.end?(isCollapsed)
        self?.state?.rest(isCollapsed)
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

    /// What the header is made of where it is seen as `layout`.
    func parts(of layout: HeaderLayout) -> HeaderParts {
      observed.forwarder.driver.parts(of: layout)
    }

    // MARK: Pages

    /// A page's number, and the page while its view is there.
    private struct Seat {
      let number: Int
      /// Whether it has been chosen before it was made.
      var isAwaited = false
      weak var page: PageModel?
    }

    /// The page `id`: the same one each time, for as long as it is kept.
    func page(_ id: AnyHashable) -> PageModel {
      if let page = pages[id]?.page { return page }
      let number = number(of: id)
      let page = PageModel(id, number, under: self)
      pages[id] = Seat(number: number, page: page)
      return page
    }

    /// The number of the page `id`, which may not be there yet. Pages that are no more give up theirs.
    private func number(of id: AnyHashable) -> Int {
      if let seat = pages[id] { return seat.number }
      for (id, seat) in pages where seat.page == nil && !seat.isAwaited {
        guard let place = observed.removePage(seat.number) else { continue }
        (places[id], pages[id]) = (place, nil)
      }
      return observed.addPage(at: places.removeValue(forKey: id))
    }

    /// The page `id` moves the header from now on.
    func activate(_ id: AnyHashable) {
      let number = number(of: id)
      if pages[id] == nil { pages[id] = Seat(number: number, isAwaited: true) }
      update { $0.activate(number, at: $1) }
    }

    /// What hangs below the header is `height` points high.
    func setFootHeight(_ height: Double) {
      update { $0.setFootHeight(height, at: $1) }
    }

    private func pageMayHaveChanged() {
      let number = observed.activePage
      guard number != activePage else { return }
      activePage = number
      if let page = pages.first(where: { $0.value.number == number }) { choose?(page.key) }
    }

    // MARK: What SwiftUI says

    /// Runs `body` with the time it is, and sees to what comes later.
    func update(_ body: (ObservedHeader, Double) -> Void) {
      body(observed, HeaderModel.time)
      pageMayHaveChanged()
      if observed.needsTurns { turns.start() }
      scheduleWake()
    }

    /// The screen is another.
    func update(_ surroundings: HeaderSurroundings) {
      update { $0.update(surroundings, at: $1) }
    }

    /// The header's content is `height` points high by itself.
    func setContentHeight(_ height: Double) {
      update { $0.setContentHeight(height, at: $1) }
    }

    // MARK: What the app says

    /// Tells `end` of the header's rests, and `state` of all of it, from now on.
    func tell(_ state: HeaderState?, _ end: ((Bool) -> Void)?) {
      (self.state, self.end) = (state, end)
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

    /// Something holds the header where it is, or no longer.
    func hold(_ holds: Bool) {
      update { $0.hold(holds, at: $1) }
    }

    /// Scrolls to what is `y` points below the content's top edge.
    func scroll(to y: Double, animated: Bool) {
      update { $0.scroll(to: y, animated: animated, at: $1) }
    }

    /// Goes on with `technique`.
    func replace(with technique: any HeaderBehavior) {
      measuresHeader = FittingHeight.matters(to: technique)
      update { $0.replace(with: technique, at: $1) }
    }

    // MARK: The bar at the bottom

    /// `footer` goes with the header, and no other one.
    func follow(_ footer: FooterModel?) {
      guard footer !== self.footer else { return }
      self.footer = footer
      footer?.join(self)
      update { $0.follow(footer?.observed, at: $1) }
      makeFooterRoom()
      showFooter()
    }

    /// The footer goes with another header. The content keeps its room.
    func leave() {
      footer = nil
      update { $0.follow(nil, at: $1) }
    }

    /// The footer may have another height.
    func makeFooterRoom() {
      footerRoom.make(footer?.observed.bar.height ?? 0)
    }

    /// The footer is elsewhere.
    func showFooter() {
      state?.showFooter(footer?.observed.shown.layout.collapsedFraction ?? 1)
    }

    // MARK: What comes later

    /// The run loop goes to sleep. What is published here is shown with its next turn.
    private func turnDidEnd() -> TurnWatch.Next {
      let counts = observed.counts
      for seat in pages.values { seat.page?.look?() }
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
