#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderRunLoop
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Watches a scroll view without being its delegate, and says when to look at it: whenever the offset,
  /// the content's size or the inset changes, whenever the pan gesture does, and at the end of every turn of
  /// the run loop while something moves: UIKit has no callback for a finger that lifts without having
  /// dragged, and may have none for a fling that the app cuts short.
  @MainActor
  final class ScrollObserver {
    @WeakView private var view: UIScrollView
    /// Whether a delegate is asked where a fling ends, and passes that on.
    private let hasDelegate: Bool
    private var observations: [NSKeyValueObservation] = []
    private var pan: PanWatch?
    private lazy var turns = TurnWatch { [weak self] in
      self?.host?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }
    private weak var host: HeaderHost?

    init(_ view: UIScrollView, hasDelegate: Bool) {
      _view = WeakView(view)
      self.hasDelegate = hasDelegate
    }

    /// Begins to tell `host`.
    func start(telling host: HeaderHost) {
      self.host = host
      pan = PanWatch(view.panGestureRecognizer, beforeScrollView: !hasDelegate) { [weak host] in
        host?.look()
      }
      observe(\.contentOffset) { $0.look() }
      observe(\.contentSize) { $0.geometryMayHaveChanged() }
      observe(\.contentInset) { $0.geometryMayHaveChanged() }
    }

    /// Ends.
    func stop() {
      observations = []
      pan?.stop()
      pan = nil
      turns.stop()
    }

    private func observe<Value>(
      _ property: KeyPath<UIScrollView, Value>,
      _ change: @escaping @MainActor (HeaderHost) -> Void
    ) {
      observations.append(
        view.observe(property) { [weak host] _, _ in
          MainActor.assumeIsolated { if let host { change(host) } }
        })
    }

    /// Tells the host of the end of this turn of the run loop, and of the next for as long as it asks.
    func watchTurns() {
      if pan != nil { turns.start() }
    }
  }
#endif
