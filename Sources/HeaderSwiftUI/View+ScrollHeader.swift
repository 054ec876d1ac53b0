#if os(iOS) || os(macOS) || os(visionOS)
  public import HeaderCore
  public import SwiftUI

  extension View {
    /// Lays `header` over the top of this scrolling view, moved by `technique`.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(TwitterCondenseHeader()) { ProfileHeader() }
    /// ```
    ///
    /// The view is a `List`, a `ScrollView` or whatever else scrolls: the first scroll view in it is
    /// read. It gets room for the header above its content, and is left alone while a finger or a
    /// fling moves it. Its body is not evaluated as the header moves; the header's is, whenever its
    /// layout is another.
    ///
    /// - Parameters:
    ///   - technique: What moves the header. Another value while it is shown is gone over to without
    ///     a jump.
    ///   - isCollapsed: Set, once the header has come to rest, to whether it has collapsed. Setting it
    ///     collapses or expands the header; with `withAnimation` or without, it is the technique's own
    ///     animation that is seen.
    ///   - scrollsFromHeader: Whether touches go through the header, so that a drag which begins on it
    ///     scrolls. What is to be tapped in it does not hear of them then; see
    ///     <doc:AttachAHeaderInSwiftUI>.
    ///   - header: The header. Its layout is `headerLayout` in the environment.
    public func scrollHeader<Technique: HeaderBehavior, Header: View>(
      _ technique: Technique, isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: @escaping () -> Header
    ) -> some View {
      modifier(
        ScrollHeaderModifier(
          technique: technique, isCollapsed: isCollapsed, scrollsFromHeader: scrollsFromHeader
        ) { _ in header() })
    }

    /// Lays `header` over the top of this scrolling view, moved by `technique`: the same, for a header
    /// that is made of its layout.
    public func scrollHeader<Technique: HeaderBehavior, Header: View>(
      _ technique: Technique, isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: @escaping (HeaderLayout) -> Header
    ) -> some View {
      modifier(
        ScrollHeaderModifier(
          technique: technique, isCollapsed: isCollapsed, scrollsFromHeader: scrollsFromHeader,
          header: header))
    }
  }

  /// A scrolling view with a header over it.
  ///
  ///     ┌────────────┐ ◀ overlay: the header, made again when its layout is another
  ///     │░░ header ░░│
  ///     ├────────────┤ ◀ safe area inset: an empty view, as high as the header at its largest
  ///     │  content   │ ◀ read, and left alone
  ///     └────────────┘
  struct ScrollHeaderModifier<Technique: HeaderBehavior, Header: View>: ViewModifier {
    private let technique: Technique
    private let isCollapsed: Binding<Bool>?
    private let scrollsFromHeader: Bool
    private let header: (HeaderLayout) -> Header
    @StateObject private var model: HeaderModel

    init(
      technique: Technique, isCollapsed: Binding<Bool>?, scrollsFromHeader: Bool,
      header: @escaping (HeaderLayout) -> Header
    ) {
      self.technique = technique
      self.isCollapsed = isCollapsed
      self.scrollsFromHeader = scrollsFromHeader
      self.header = header
      _model = StateObject(
        wrappedValue: HeaderModel(technique, moves: ScrollReading.movesOne))
    }

    func body(content: Content) -> some View {
      ScrollReading.read(content, model.page(0))
        .safeAreaInset(edge: .top, spacing: 0) { HeaderSpacer(publisher: model.room) }
        .modifier(
          HeaderScaffold(
            technique: technique, isCollapsed: isCollapsed, scrollsFromHeader: scrollsFromHeader,
            header: header, foot: EmptyView(), model: model))
    }
  }
#endif
