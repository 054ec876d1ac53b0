#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// A weak reference to a view of the app. The view may own the attachment that refers to it.
  ///
  /// After the view is deallocated, the value is an empty view, so that code which restores it needs no check.
  @MainActor
  @propertyWrapper
  struct WeakView<View: UIView> {
    private weak var view: View?
    private let empty: @MainActor () -> View

    init(_ view: View, orEmpty empty: @escaping @MainActor () -> View) {
      self.view = view
      self.empty = empty
    }

    /// Whether the view was deallocated.
    var isGone: Bool { view == nil }

    var wrappedValue: View { view ?? empty() }
  }

  extension WeakView where View == UIView {
    init(_ view: UIView) {
      self.init(view, orEmpty: { UIView() })
    }
  }

  extension WeakView where View == UIScrollView {
    init(_ view: UIScrollView) {
      self.init(view, orEmpty: { UIScrollView() })
    }
  }
#endif
