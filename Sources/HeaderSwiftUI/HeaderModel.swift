#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderObservation
  import HeaderPlatform

  /// A header over one scroll view or several pages. Passes SwiftUI's callbacks on, and publishes the result.
  ///
  /// It decides nothing. It is an observable object so that a view can own it. It has no published property, so it
  /// never updates that view. Its publications change; each is observed by the one view that shows it.
  @MainActor
  final class HeaderModel: ObservableObject {
    let observed: ObservedHeader
    private var presented: PresentedHeader { observed.presented }
    let header: HeaderPublication
    let room = Publication(EdgeRoom())
    /// The app's state, which receives everything that is published.
    weak var state: HeaderState?
    /// Called with whether the header rests collapsed, when that changes.
    var didRest: ((Bool) -> Void)?
    /// Called with the identifier of the page that a finger made active.
    var didChoosePage: ((AnyHashable) -> Void)?
    private var pages = PageStore<AnyHashable>()
    private lazy var turns = TurnWatch { [weak self] in self?.turnDidEnd() }

    /// A header that `technique` moves.
    init(_ technique: any HeaderBehavior) {
      observed = ObservedHeader(
        technique, surroundings: HeaderSurroundings(containerHeight: 0),
        canRequest: ScrollReading.canMove)
      observed.presented.splitsRoom = ScrollReading.splitsRoom
      observed.start(at: HeaderModel.time)
      header = Publication(HeaderValues(shown: observed.presented.shown))
      publish()
      presented.outputs.header = { [weak self] _ in self?.publish() }
      presented.outputs.room = { [weak self] _ in self?.publish() }
      presented.outputs.ends = { [weak self] _ in self?.publish() }
      presented.outputs.end = { [weak self] isCollapsed in
        self?.didRest?(isCollapsed)
        self?.state?.didRest(collapsed: isCollapsed)
      }
    }

    /// The current time in seconds, on a monotonic clock.
    static var time: Double { ProcessInfo.processInfo.systemUptime }

    /// Publishes the values that changed.
    private func publish() {
      header.publish(HeaderValues(shown: presented.shown, ends: presented.ends))
      room.publish(EdgeRoom(all: presented.topRoom, bar: presented.topBar))
      state?.show(presented.shown)
    }

    // MARK: Pages

    /// Returns the scroll view of the page `id`.
    func scroll(of id: AnyHashable) -> ObservedScroll {
      pages.scroll(of: id, under: observed)
    }

    /// Makes the page `id` active.
    func activate(_ id: AnyHashable?) {
      guard let scroll = id.map({ scroll(of: $0) }) else { return }
      update { $0.activate(scroll, at: $1) }
    }

    // MARK: Callbacks and requests

    /// Whether the end of the next turn is observed: while something moves, and always where only a search shows that
    /// SwiftUI has replaced a scroll view.
    private var needsTurns: Bool {
      #if canImport(UIKit)
        observed.needsTurns || !ScrollReading.reportsPhases
      #else
        observed.needsTurns
      #endif
    }

    /// Runs `body` with the current time, and observes the turns that follow as long as that is needed.
    func update(_ body: (ObservedHeader, Double) -> Void) {
      let active = observed.active
      body(observed, HeaderModel.time)
      if observed.active !== active, let id = pages.id(of: observed.active) { didChoosePage?(id) }
      if needsTurns { turns.start() }
    }

    /// Updates ``state`` after the header appeared, or after it changed.
    func appear() {
      state?.show(presented.shown)
      state?.didRest(collapsed: presented.isCollapsed)
      state?.attach(to: self)
    }

    /// Applies the value of the app's binding, if there is one.
    func setCollapsed(_ isCollapsed: Bool?, animated: Bool) {
      guard let isCollapsed else { return }
      update { $0.setCollapsed(isCollapsed, animated: animated, at: $1) }
    }

    /// Replaces the technique.
    func replace(with technique: any HeaderBehavior) {
      update { $0.replace(with: technique, at: $1) }
    }

    // MARK: The footer

    /// Moves `footer` from now on, instead of the previous one.
    func setFooter(_ footer: FooterModel?) {
      footer?.follow(self)
      guard footer?.observed !== observed.bar else { return }
      update { $0.follow(footer?.observed, at: $1) }
      state?.footerDidChange()
    }

    // MARK: Turns

    /// Called before the run loop sleeps. What is published here is shown in the next turn.
    private func turnDidEnd() -> TurnWatch.Next? {
      let before = (presented.answers, header.value)
      let wasMoving = observed.needsTurns
      #if canImport(UIKit)
        for case let page as PageModel in observed.scrolls.map(\.performer)
        where wasMoving || page.needsSearch { page.takeSnapshot() }
      #endif
      update { $0.turnEnded(at: $1) }
      guard needsTurns else { return nil }
      let isOver = wasMoving && !observed.needsTurns
      return TurnWatch.Next(
        hasActed: isOver || (presented.answers, header.value) != before,
        wakeDelay: observed.wakeTime.map { $0 - HeaderModel.time })
    }
  }
#endif
