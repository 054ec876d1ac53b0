#if os(iOS) || os(visionOS)
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
    /// The scroll view that is nearest in the view hierarchy: the first in a sibling of this view, or
    /// else in a sibling of its superview, and so on up to the view of its controller. Others are no part
    /// of the screen that this view is on.
    var nearestScrollView: UIScrollView? {
      var branch: UIView = self
      while let around = branch.superview {
        for sibling in around.subviews where sibling !== branch {
          if let found = sibling.outermostScrollView(over: self) { return found }
        }
        if around.next is UIViewController { return nil }
        branch = around
      }
      return nil
    }

    /// This view, or the scroll view among its descendants that is the fewest levels down, if its bounds
    /// intersect those of `probe`. While `probe` has no size, none is taken: it looks again once it has.
    private func outermostScrollView(over probe: UIView) -> UIScrollView? {
      var level: [UIView] = [self]
      while !level.isEmpty {
        for candidate in level {
          guard let found = candidate as? UIScrollView else { continue }
          let frame = found.convert(found.bounds, to: probe)
          if frame.intersects(probe.bounds) { return found }
        }
        level = level.flatMap { $0.subviews }
      }
      return nil
    }
  }
#endif
