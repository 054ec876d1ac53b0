#if os(iOS) || os(macOS) || os(visionOS)
  // What the adapter's own declarations name is seen wherever it is.
  @_exported public import HeaderCore
  public import SwiftUI

  extension View {
    /// Lays `header` over the top of this scrolling view, moved by `technique`.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(.condensing(60...200)) {
    ///     ProfileHeader()
    ///   } background: {
    ///     Color.indigo
    ///   }
    /// ```
    ///
    /// The view is a `List`, a `ScrollView` or whatever else scrolls: the first scroll view in it is
    /// read. It gets room for the header above its content, and is left alone while a finger or a
    /// fling moves it. Neither its body nor the header's is evaluated as the header moves.
    ///
    /// - Parameters:
    ///   - technique: What moves the header, which may be chosen at run time. Another value while it is
    ///     shown is gone over to without a jump.
    ///   - state: What the header is and what is asked of it, outside of it.
    ///   - isCollapsed: Set, once the header has come to rest, to whether it has collapsed. Setting it
    ///     collapses or expands the header; with `withAnimation` or without, it is the technique's own
    ///     animation that is seen.
    ///   - scrollsFromHeader: Whether touches go through the header, so that a drag which begins on it
    ///     scrolls. What is to be tapped in it does not hear of them then; see
    ///     <doc:AttachAHeaderInSwiftUI>.
    ///   - header: The header's content, which follows the header as
    ///     `headerStyle` says. Its layout is `headerLayout` in the environment.
    ///   - background: What lies behind the content, from edge to edge and under the bars. It stretches
    ///     with a pull, and takes no touches.
    public func scrollHeader<Header: View, Background: View>(
      _ technique: any HeaderBehavior, state: HeaderState? = nil,
      isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: () -> Header,
      @ViewBuilder background: () -> Background = { EmptyView() }
    ) -> some View {
      modifier(
        ScrollHeaderModifier(
          technique: AnyTechnique(behavior: technique), state: state, isCollapsed: isCollapsed,
          scrollsFromHeader: scrollsFromHeader, hasPages: false, selection: .constant(0),
          header: header(), background: background(), foot: EmptyView(),
          model: HeaderModel(technique)))
    }

    /// Lays `header` over the top of this scrolling view, moved by `technique`: the same, for a header
    /// that is made of its layout, anew with every step.
    public func scrollHeader<Header: View, Background: View>(
      _ technique: any HeaderBehavior, state: HeaderState? = nil,
      isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: @escaping (HeaderLayout) -> Header,
      @ViewBuilder background: () -> Background = { EmptyView() }
    ) -> some View {
      scrollHeader(
        technique, state: state, isCollapsed: isCollapsed, scrollsFromHeader: scrollsFromHeader,
        header: { LayoutReader(content: header) }, background: background)
    }
  }
#endif
