#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  /// Calls back in every display frame, from ``start()`` until the closure returns `false`.
  ///
  /// For drawing and recording only. The rate of a display link differs from a scroll view's, so no decision may
  /// depend on it.
  @MainActor
  package final class FrameWatch: NSObject {
    /// The times of a display frame, in seconds.
    package struct Frame {
      /// The time of its beginning.
      package let time: Double
      /// The time from now until changes are visible.
      package let lead: Double
    }

    private let goesOn: @MainActor (Frame) -> Bool
    private var link: CADisplayLink?

    /// Calls `goesOn` in every frame.
    package init(_ goesOn: @escaping @MainActor (Frame) -> Bool) {
      self.goesOn = goesOn
    }

    /// Starts, unless it is running.
    package func start() {
      guard link == nil else { return }
      #if canImport(ObjectiveC)
        // The link keeps its target alive, which holds nothing of the app.
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
      #else
        let link = CADisplayLink { [weak self] link in self?.tick(link) }
      #endif
      self.link = link
    }

    /// Stops.
    package func stop() {
      link?.invalidate()
      link = nil
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func tick(_ link: CADisplayLink) {
      let lead = max(0, link.targetTimestamp - CACurrentMediaTime())
      if !goesOn(Frame(time: link.timestamp, lead: lead)) { stop() }
    }
  }
#endif
