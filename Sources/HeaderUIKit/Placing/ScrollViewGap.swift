#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What a view around a scroll view holds above and below it: a bar, an input field, a keyboard.
  @MainActor
  struct ScrollViewGap {
    @WeakView private var scrollView: UIScrollView
    @WeakView private var body: UIView

    /// None, where the two are the same view.
    init(between scrollView: UIScrollView, and body: UIView) {
      _scrollView = WeakView(scrollView)
      _body = WeakView(body)
    }

    /// By how many points the scroll view is less high, as they were last laid out.
    var height: Double { Double(body.bounds.height - scrollView.bounds.height) }

    /// Lets the scroll view follow a body that has another size, so that the gap stays the same.
    func layOut() {
      if body !== scrollView { body.layoutIfNeeded() }
    }
  }
#endif
