#if os(iOS) || os(visionOS)
  import SwiftUI
  import UIKit

  /// An empty view behind the content that finds the scroll view in it. There is no other way to move a `List`.
  struct ScrollProbe: UIViewRepresentable {
    let page: PageModel

    func makeUIView(context: Context) -> ScrollProbeView {
      let view = ScrollProbeView()
      view.isUserInteractionEnabled = false
      view.isHidden = true
      (view.page, page.probe) = (page, view)
      return view
    }

    func updateUIView(_ view: ScrollProbeView, context: Context) {
      // Nothing may be published during an update.
      Task { @MainActor in view.page?.takeSnapshot() }
    }

    static func dismantleUIView(_ view: ScrollProbeView, coordinator: Void) {
      if view.page?.probe === view { view.page?.stop() }
    }
  }

  /// Lets its page search for the scroll view whenever SwiftUI moves or lays out views.
  final class ScrollProbeView: UIView {
    weak var page: PageModel?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      page?.takeSnapshot()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      page?.takeSnapshot()
    }
  }
#endif
