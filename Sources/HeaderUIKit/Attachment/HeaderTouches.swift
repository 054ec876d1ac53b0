#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform
  #if canImport(UIKit)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Fingers that land on the header, or beside the list: where the app wants it, they scroll the
  /// active list, by that list's own pan recogniser. What a tap would do to a button there is taken
  /// back by the recogniser as soon as it drags, as everywhere.
  @MainActor
  final class HeaderTouches {
    /// Whether such a finger scrolls.
    var scrolls = false
    /// Whether a recogniser is to be lent once its finger has lifted.
    private(set) var isWaiting = false
    private var loan: Loan?
    private var keepers: [TouchKeeper] = []

    private struct Loan {
      let recognizer: UIPanGestureRecognizer
      weak var list: UIScrollView?
      weak var container: UIView?
    }

    /// Lends the recogniser of `list` to the nearest view around the list and `header`. A header that
    /// lies in the list scrolls it anyway.
    func follow(_ list: UIScrollView, under header: UIView) {
      isWaiting = false
      let recognizer = list.panGestureRecognizer
      let isApart = scrolls && !header.isDescendant(of: list)
      let container =
        isApart ? list.lineage.dropFirst().first { header.isDescendant(of: $0) } : nil
      if let container, loan?.recognizer === recognizer, recognizer.view === container { return }
      end()
      guard let container else { return }
      // A recogniser that is moved lets go of its finger.
      isWaiting = recognizer.hasFinger
      guard !isWaiting else { return }
      container.addGestureRecognizer(recognizer)
      loan = Loan(recognizer: recognizer, list: list, container: container)
    }

    /// Gives the recogniser back.
    func end() {
      guard let loan else { return }
      self.loan = nil
      // The app may have lent it on.
      guard let container = loan.container, loan.recognizer.view === container else { return }
      container.removeGestureRecognizer(loan.recognizer)
      loan.list?.addGestureRecognizer(loan.recognizer)
    }

    /// Keeps fingers on `view` from the recognisers of which `isAList` is true.
    func keep(on view: UIView, from isAList: @escaping @MainActor (UIGestureRecognizer) -> Bool) {
      guard !keepers.contains(where: { $0.view === view }) else { return }
      keepers.append(TouchKeeper(on: view, from: isAList))
    }

    /// Gives everything back.
    func detach() {
      end()
      for keeper in keepers { keeper.view?.removeGestureRecognizer(keeper) }
      keepers = []
    }
  }

  extension UIPanGestureRecognizer {
    /// Whether it sees a finger, or something that scrolls without one.
    fileprivate var hasFinger: Bool {
      numberOfTouches > 0 || state == .began || state == .changed
    }
  }

  /// Recognises every finger on a view at once, and by that keeps lists from scrolling with it. It is
  /// in no other recogniser's way, and the view gets its touches as ever.
  @MainActor
  final class TouchKeeper: UIGestureRecognizer {
    private let isAList: @MainActor (UIGestureRecognizer) -> Bool

    /// Keeps fingers on `view` from the recognisers of which `isAList` is true.
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
