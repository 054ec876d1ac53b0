#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  /// Calls back once per display frame, from ``start()`` on, for as long as the answer is yes.
  ///
  /// For what is drawn along an animation, and for what is recorded: the rate of a display link is not
  /// that of a scroll view, and nothing may be decided by it.
  @MainActor
  package final class FrameWatch: NSObject {
    /// A frame of the display, in seconds.
    package struct Frame {
      /// When it began.
      package let time: Double
      /// How long from now until what is changed is seen.
      package let lead: Double
    }

    private let goesOn: @MainActor (Frame) -> Bool
    private var link: CADisplayLink?

    /// Asks `goesOn` in every frame.
    package init(_ goesOn: @escaping @MainActor (Frame) -> Bool) {
      self.goesOn = goesOn
    }

    /// Begins, unless it has.
    package func start() {
      guard link == nil else { return }
      #if canImport(ObjectiveC)
        // The link keeps its target alive; the question itself holds nothing of the app's.
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
      #else
        let link = CADisplayLink { [weak self] link in self?.tick(link) }
      #endif
      self.link = link
    }

    /// Ends.
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
