#if os(iOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI
  import UIKit

  /// An empty view behind the content that finds the scroll view in it.
  struct ScrollProbe: UIViewRepresentable {
    let page: PageModel

    func makeUIView(context: Context) -> ScrollProbeView { ScrollProbeView(page: page) }

    func updateUIView(_ view: ScrollProbeView, context: Context) {
      // Nothing may be published in the middle of an update.
      Task { @MainActor in view.look() }
    }

    static func dismantleUIView(_ view: ScrollProbeView, coordinator: Void) { view.stop() }
  }

  /// Finds the scroll view beside it, and again after it was made anew.
  final class ScrollProbeView: UIView {
    private let page: PageModel
    private var watch: ScrollWatch?

    init(page: PageModel) {
      self.page = page
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      look()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      look()
    }

    /// Looks for the scroll view, unless the one that was found is still beside it.
    func look() {
      guard window != nil else { return }
      if let found = watch?.scrollView, found.window === window { return watch?.look() ?? () }
      guard let found = nearestScrollView else { return }
      let isRebuilt = watch != nil
      watch?.stop()
      watch = ScrollWatch(found, page: page)
      watch?.start(isRebuilt: isRebuilt) { [weak self] in self?.look() }
    }

    func stop() {
      watch?.stop()
      watch = nil
    }
  }

  extension UIView {
    /// The scroll view that is nearest on the screen of this view's controller and intersects this view.
    /// While this view has no size, there is none: it looks again once it has.
    var nearestScrollView: UIScrollView? {
      NearestView.find(
        from: self, superview: { $0.superview }, subviews: { $0.subviews },
        endsScreen: { $0.next is UIViewController },
        matches: {
          $0 is UIScrollView && $0.convert($0.bounds, to: self).intersects(bounds)
        }) as? UIScrollView
    }
  }
#endif
