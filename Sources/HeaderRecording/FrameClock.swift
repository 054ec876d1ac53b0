#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Calls back once per display frame, with the frame's time in seconds, until it is stopped.
  #if canImport(ObjectiveC)
    @MainActor
    final class FrameClock: NSObject {
      private let tick: @MainActor (Double) -> Void
      private var link: CADisplayLink?

      init(_ tick: @escaping @MainActor (Double) -> Void) {
        self.tick = tick
        super.init()
        // The link keeps this object alive until it is stopped; what it calls back does not.
        let link = CADisplayLink(target: self, selector: #selector(frameDidBegin))
        link.add(to: .main, forMode: .common)
        self.link = link
      }

      func stop() {
        link?.invalidate()
        link = nil
      }

      @objc private func frameDidBegin(_ link: CADisplayLink) {
        tick(link.timestamp)
      }
    }
  #else
    @MainActor
    final class FrameClock {
      private let tick: @MainActor (Double) -> Void
      private var isRunning = true

      init(_ tick: @escaping @MainActor (Double) -> Void) {
        self.tick = tick
        next()
      }

      func stop() { isRunning = false }

      private func next() {
        HeadlessDisplay.onNextFrame { [weak self] in
          guard let self, self.isRunning else { return }
          self.tick(CACurrentMediaTime())
          self.next()
        }
      }
    }
  #endif
#endif
