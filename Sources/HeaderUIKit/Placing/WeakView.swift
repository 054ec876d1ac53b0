#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// A view of the app's, which nothing here keeps alive: the view that owns an attachment may be
  /// the one that it is about, or the one around it.
  ///
  /// One that has gone is answered for by an empty view, so that giving everything back needs no
  /// care.
  @MainActor
  @propertyWrapper
  struct WeakView<View: UIView> {
    private weak var view: View?
    private let empty: @MainActor () -> View

    init(_ view: View, orEmpty empty: @escaping @MainActor () -> View) {
      self.view = view
      self.empty = empty
    }

    /// Whether the view has gone.
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
