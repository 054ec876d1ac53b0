#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderFit
  public import HeaderPlatform

  /// Records any header and its scroll view in every display frame, from ``start()`` to ``stop()``.
  ///
  /// ```swift
  /// let recorder = HeaderRecorder(of: headerView, over: tableView)
  /// recorder.start()
  /// try recorder.stop().csv.write(to: url, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// It only reads, and keeps no view alive. It records what is on the screen, also during animations. Each frame
  /// takes a little more than 64 bytes.
  @MainActor
  public final class HeaderRecorder {
    private weak var header: UIView?
    private weak var scrollView: UIScrollView?
    private var record = HeaderRecord(rows: [])
    private var startTime: Double?
    private var watch: FrameWatch?

    /// A recorder of `header` over `scrollView`. The header may lie beside the scroll view, over it, or in its
    /// content.
    public init(of header: UIView, over scrollView: UIScrollView) {
      (self.header, self.scrollView) = (header, scrollView)
    }

    /// Whether it is recording.
    public var isRecording: Bool { watch != nil }

    /// Starts a new record, unless it is recording.
    public func start() {
      guard watch == nil else { return }
      (record, startTime) = (HeaderRecord(rows: []), nil)
      let watch = FrameWatch { [weak self] frame in
        self?.takeFrame(at: frame.time)
        return self != nil
      }
      self.watch = watch
      watch.start()
    }

    /// Stops, and returns the record since ``start()``.
    @discardableResult
    public func stop() -> HeaderRecord {
      watch?.stop()
      watch = nil
      return record
    }

    private func takeFrame(at time: Double) {
      guard let header, let scrollView, let container = container(of: header, scrollView) else {
        return
      }
      let start = startTime ?? time
      startTime = start
      let seen = shownFrame(of: header, in: container)
      let view = shownFrame(of: scrollView, in: container)
      let bounds = scrollView.layer.presentation()?.bounds ?? scrollView.bounds
      var frame = ScrollFrame(
        time: time, contentOffset: Double(bounds.minY),
        header: HeaderSight(minY: Double(seen.minY), height: Double(seen.height)),
        scrollViewMinY: Double(view.minY))
      frame.isTracking = scrollView.isTracking
      frame.isDragging = scrollView.isDragging
      frame.isDecelerating = scrollView.isDecelerating
      record.append(frame, since: start)
      record.safeAreaTop = Double(container.safeAreaInsets.top)
      record.containerHeight = Double(view.maxY)
      record.contentSize = Double(scrollView.contentSize.height)
      record.hasKnownOrigin = true
    }

    /// Returns the nearest common ancestor.
    private func container(of header: UIView, _ scrollView: UIScrollView) -> UIView? {
      var view = scrollView.superview
      while let candidate = view, !header.isDescendant(of: candidate) { view = candidate.superview }
      return view
    }

    /// Returns the frame of `view` on the screen, also during an animation, in the coordinates of `container`.
    private func shownFrame(of view: UIView, in container: UIView) -> CGRect {
      var frame = view.layer.presentation()?.frame ?? view.frame
      var parent = view.superview
      while let view = parent, view !== container {
        let layer = view.layer.presentation() ?? view.layer
        frame.origin.x += layer.frame.minX - layer.bounds.minX
        frame.origin.y += layer.frame.minY - layer.bounds.minY
        parent = view.superview
      }
      return frame
    }
  }
#endif
