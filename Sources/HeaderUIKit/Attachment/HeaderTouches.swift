#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform
  #if canImport(UIKit)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Lets drags that begin on the header or around the list scroll the active list, by moving the list's own pan
  /// recogniser to a view around both. As everywhere, the recogniser cancels the touches of a control when it
  /// begins.
  @MainActor
  final class HeaderTouches {
    /// Whether such drags scroll the list.
    var scrolls = false
    /// Whether the move waits until no finger or scroll event uses the recogniser.
    private(set) var isWaiting = false
    private var loan: Loan?
    private var keepers: [TouchKeeper] = []

    private struct Loan {
      let recognizer: UIPanGestureRecognizer
      weak var list: UIScrollView?
      weak var container: UIView?
    }

    /// Moves the recogniser of `list` to the nearest view around the list and `header`. A header inside the list needs
    /// no move.
    func follow(_ list: UIScrollView, under header: UIView) {
      let recognizer = list.panGestureRecognizer
      let isApart = scrolls && !header.isDescendant(of: list)
      let container =
        isApart ? list.lineage.dropFirst().first { header.isDescendant(of: $0) } : nil
      isWaiting = false
      if let container, loan?.recognizer === recognizer, recognizer.view === container { return }
      // Moving a recogniser cancels its touches, and its scroll events without a touch.
      isWaiting = loan?.recognizer.isInUse == true || container != nil && recognizer.isInUse
      guard !isWaiting else { return }
      end()
      guard let container else { return }
      container.addGestureRecognizer(recognizer)
      loan = Loan(recognizer: recognizer, list: list, container: container)
    }

    /// Moves the recogniser back.
    func end() {
      guard let loan else { return }
      self.loan = nil
      // The app may have moved it.
      guard let container = loan.container, loan.recognizer.view === container else { return }
      container.removeGestureRecognizer(loan.recognizer)
      loan.list?.addGestureRecognizer(loan.recognizer)
    }

    /// Prevents the recognisers for which `isAList` is true from receiving drags on `view`.
    func keep(on view: UIView, from isAList: @escaping @MainActor (UIGestureRecognizer) -> Bool) {
      guard !keepers.contains(where: { $0.view === view }) else { return }
      keepers.append(TouchKeeper(on: view, from: isAList))
    }

    /// Restores everything.
    func detach() {
      end()
      for keeper in keepers { keeper.view?.removeGestureRecognizer(keeper) }
      keepers = []
    }
  }

  extension UIPanGestureRecognizer {
    /// Whether a finger is down, or a trackpad or a wheel scrolls.
    fileprivate var isInUse: Bool {
      numberOfTouches > 0 || [.began, .changed].contains(state)
    }
  }

  /// Recognises every touch on a view at once, which prevents the lists' recognisers. It prevents no others, and does
  /// not cancel touches in the view.
  @MainActor
  final class TouchKeeper: UIGestureRecognizer {
    private let isAList: @MainActor (UIGestureRecognizer) -> Bool

    /// Prevents the recognisers for which `isAList` is true from receiving drags on `view`.
    init(on view: UIView, from isAList: @escaping @MainActor (UIGestureRecognizer) -> Bool) {
      self.isAList = isAList
      #if canImport(UIKit)
        super.init(target: nil, action: nil)
      #else
        super.init()
      #endif
      cancelsTouchesInView = false
      view.addGestureRecognizer(self)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      isAList(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if state == .possible { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      state = .cancelled
    }
  }
#endif
