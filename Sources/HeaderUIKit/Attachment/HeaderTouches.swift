#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Lets drags that begin on the header or around the list scroll the active list.
  ///
  /// A recognizer receives the touches on its view and inside it. So the list's own pan recognizer is moved to a view
  /// around list and header, and back in the end. Like every recognizer, it cancels the touches of a control when a
  /// drag begins.
  @MainActor
  final class HeaderTouches {
    /// Whether such drags scroll the list.
    var scrolls = false
    /// Whether a recognizer has to be moved as soon as no finger and no scroll event uses it.
    private(set) var isWaiting = false
    private var moved: MovedRecognizer?
    private var blockers: [TouchBlocker] = []

    private struct MovedRecognizer {
      let recognizer: UIPanGestureRecognizer
      weak var list: UIScrollView?
      weak var container: UIView?
    }

    /// Moves the recognizer of `list` to the nearest view around the list and `header`, unless the header is inside the
    /// list. Moves that of another list back.
    func follow(_ list: UIScrollView, under header: UIView) {
      let recognizer = list.panGestureRecognizer
      let isApart = scrolls && !header.isDescendant(of: list)
      let container =
        isApart ? list.lineage.dropFirst().first { header.isDescendant(of: $0) } : nil
      isWaiting = false
      if let container, moved?.recognizer === recognizer, recognizer.view === container { return }
      // Moving a recognizer cancels its touches, and its scroll events without a touch.
      isWaiting = moved?.recognizer.isInUse == true || container != nil && recognizer.isInUse
      guard !isWaiting else { return }
      moveBack()
      guard let container else { return }
      container.addGestureRecognizer(recognizer)
      moved = MovedRecognizer(recognizer: recognizer, list: list, container: container)
    }

    /// Moves the recognizer back to its list, unless the app has moved it elsewhere.
    private func moveBack() {
      guard let moved else { return }
      self.moved = nil
      guard let container = moved.container, moved.recognizer.view === container else { return }
      container.removeGestureRecognizer(moved.recognizer)
      moved.list?.addGestureRecognizer(moved.recognizer)
    }

    /// Blocks drags that begin on `view` for the recognizers that `isBlocked`.
    func block(on view: UIView, _ isBlocked: @escaping @MainActor (UIGestureRecognizer) -> Bool) {
      guard !blockers.contains(where: { $0.view === view }) else { return }
      blockers.append(TouchBlocker(on: view, isBlocked))
    }

    /// Restores everything.
    func restore() {
      moveBack()
      for blocker in blockers { blocker.view?.removeGestureRecognizer(blocker) }
      blockers = []
    }
  }

  extension UIPanGestureRecognizer {
    /// Whether a finger is down, or a trackpad or a wheel scrolls.
    fileprivate var isInUse: Bool {
      numberOfTouches > 0 || [.began, .changed].contains(state)
    }
  }
#endif
