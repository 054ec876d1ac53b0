#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Asks a question once per display frame for as long as the answer is yes.
  ///
  /// For what is drawn along an animation, and for nothing else: the rate of a display link is not that
  /// of a scroll view, and nothing may be decided by it.
  #if canImport(ObjectiveC)
    @MainActor
    final class FrameWatch: NSObject {
      private let goesOn: @MainActor () -> Bool
      private var link: CADisplayLink?
      /// Seconds from the tick until what it changes is seen.
      private(set) var lead = 0.0

      /// Asks `goesOn` in every frame from ``start()`` on.
      init(_ goesOn: @escaping @MainActor () -> Bool) {
        self.goesOn = goesOn
      }

      func start() {
        guard link == nil else { return }
        // The link keeps its target alive; the question itself holds nothing of the app's.
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
      }

      func stop() {
        link?.invalidate()
        link = nil
      }

      @objc private func tick(_ link: CADisplayLink) {
        lead = max(0, link.targetTimestamp - CACurrentMediaTime())
        if !goesOn() { stop() }
      }
    }
  #else
    @MainActor
    final class FrameWatch {
      private let goesOn: @MainActor () -> Bool
      private var isRunning = false
      /// Seconds from the tick until what it changes is seen.
      var lead: Double { HeadlessDisplay.frameDuration }

      /// Asks `goesOn` in every frame from ``start()`` on.
      init(_ goesOn: @escaping @MainActor () -> Bool) {
        self.goesOn = goesOn
      }

      func start() {
        guard !isRunning else { return }
        isRunning = true
        tick()
      }

      func stop() {
        isRunning = false
      }

      private func tick() {
        HeadlessDisplay.onNextFrame { [weak self] in
          guard let self, self.isRunning else { return }
          if self.goesOn() { self.tick() } else { self.stop() }
        }
      }
    }
  #endif
#endif
