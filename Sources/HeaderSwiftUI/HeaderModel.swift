#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderObservation
  import HeaderPlatform

  /// One header over one scroll view or several pages: hands on what SwiftUI says, and publishes what
  /// follows.
  ///
  /// It decides nothing. As an observable object, so that a view can own it, it never changes, and so it
  /// never has that view made again. What changes are its publications, each observed by the one view
  /// that shows it.
  @MainActor
  final class HeaderModel: ObservableObject {
    let observed: ObservedHeader
    private var presented: PresentedHeader { observed.presented }
    let header: HeaderPublication
    let room = Publication(HeaderRoom())
    /// The app's state, told of all that is published.
    weak var state: HeaderState?
    /// Told whether the header has come to rest collapsed.
    var rest: ((Bool) -> Void)?
    /// Told which page moves the header, where a finger has chosen that.
    var choose: ((AnyHashable) -> Void)?
    private weak var footer: FooterModel?
    private var seats = PageSeats<AnyHashable>()
    private var wake: Task<Void, Never>?
    private lazy var turns = TurnWatch { [weak self] in
      self?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }

    /// A header moved by `technique`.
    init(_ technique: any HeaderBehavior) {
      observed = ObservedHeader(
        technique, surroundings: HeaderSurroundings(containerHeight: 0),
        canRequest: ScrollReading.moves)
      observed.presented.splitsRoom = ScrollReading.splitsRoom
      observed.start(at: HeaderModel.time)
      header = Publication(PublishedHeader(shown: observed.presented.shown))
      publish()
      presented.outputs.header = { [weak self] _ in self?.publish() }
      presented.outputs.room = { [weak self] _ in self?.publish() }
      presented.outputs.ends = { [weak self] _ in self?.publish() }
      presented.outputs.end = { [weak self] isCollapsed in
        self?.rest?(isCollapsed)
        self?.state?.rest(isCollapsed)
      }
    }

    /// Seconds, on a clock that is never set.
    static var time: Double { ProcessInfo.processInfo.systemUptime }

    /// Publishes what has changed.
    private func publish() {
      header.publish(PublishedHeader(shown: presented.shown, ends: presented.ends))
      room.publish(HeaderRoom(all: presented.topRoom, bar: presented.topBar))
      state?.show(presented.shown)
    }

    // MARK: Pages

    /// What is made of the page `id`: the same each time, for as long as it is kept.
    func scroll(of id: AnyHashable) -> ObservedScroll {
      seats.scroll(of: id, under: observed)
    }

    /// The page `id` moves the header from now on, if there is one.
    func activate(_ id: AnyHashable?) {
      guard let scroll = id.map({ scroll(of: $0) }) else { return }
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

    /// The header has appeared, or has another ``state``.
    func appear() {
      state?.show(presented.shown)
      state?.rest(presented.isCollapsed)
      showFooter()
      state?.join(self)
    }

    /// The app's binding is `isCollapsed`, if there is one.
    func setCollapsed(_ isCollapsed: Bool?, animated: Bool) {
      guard let isCollapsed else { return }
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

    /// Tells the state where the footer is.
    func showFooter() {
      state?.showFooter(footer?.observed.shown.layout.collapsedFraction ?? 1)
    }

    // MARK: What comes later

    /// The run loop goes to sleep. What is published here is shown with its next turn.
    private func turnDidEnd() -> TurnWatch.Next {
      let answers = presented.answers
      for scroll in observed.scrolls { (scroll.performer as? PageModel)?.look?() }
      update { $0.turnEnded(at: $1) }
      let goesOn = observed.needsTurns
      return TurnWatch.Next(goesOn: goesOn, hasActed: !goesOn || presented.answers != answers)
    }

    /// Comes back when the animation that runs is over.
    private func scheduleWake() {
      wake?.cancel()
      wake = observed.wakeTime.map { time in
        Task { @MainActor [weak self] in
          try? await Task.sleep(nanoseconds: UInt64(max(0, time - HeaderModel.time) * 1e9))
          guard !Task.isCancelled else { return }
          self?.update { $0.tick(at: $1) }
        }
      }
    }
  }
#endif
