#if os(iOS) || os(macOS) || os(visionOS)
  // The core's types are part of the adapter's declarations.
  @_exported public import HeaderCore
  public import SwiftUI

  extension View {
    /// Places `header` over the top of this scrolling view. `technique` moves it.
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
    /// The view is a `List`, a `ScrollView` or any other view that scrolls. The first scroll view in it moves the header,
    /// and gets room for the header above its content. Nothing is written to it while a finger or a fling moves its
    /// content. Neither the view's body nor the header's is evaluated as the header moves.
    ///
    /// - Parameters:
    ///   - technique: Moves the header. It may be chosen at run time, and changes without a jump.
    ///   - state: The header's state, for views outside of it.
    ///   - isCollapsed: Set to whether the header rests collapsed, when it comes to rest. Setting it collapses or expands
    ///     the header, always with the technique's own animation.
    ///   - scrollsFromHeader: Whether touches pass through the header, so that a drag that begins on it scrolls. Controls
    ///     in the header then receive no touches; see <doc:AttachAHeaderInSwiftUI>.
    ///   - header: The header's content. `headerStyle` sets how it follows the header, and `headerLayout` in its
    ///     environment is the layout.
    ///   - background: The view behind the content, from edge to edge and under the bars. It stretches with a pull, and
    ///     takes no touches.
    public func scrollHeader<Header: View, Background: View>(
      _ technique: any HeaderBehavior, state: HeaderState? = nil,
      isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: () -> Header,
      @ViewBuilder background: () -> Background = { EmptyView() }
    ) -> some View {
      modifier(
        ScrollHeaderModifier(
          technique: AnyTechnique(behavior: technique), state: state, isCollapsed: isCollapsed,
          scrollsFromHeader: scrollsFromHeader, selection: Binding<Int>?.none,
          header: header(), background: background(), tabs: EmptyView(),
          model: HeaderModel(technique)))
    }

    /// Places a header that depends on its layout over the top of this scrolling view. `header` is called at every
    /// step.
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
