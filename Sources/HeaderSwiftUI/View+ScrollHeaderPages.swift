#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  public import SwiftUI

  extension View {
    /// Places one `header` over the pages in this view, a paged `TabView` or a paging `ScrollView`.
    ///
    /// ```swift
    /// TabView(selection: $tab) {
    ///   List(posts) { PostRow($0) }.scrollHeaderPage("posts")
    ///   List(likes) { PostRow($0) }.scrollHeaderPage("likes")
    /// }
    /// .tabViewStyle(.page(indexDisplayMode: .never))
    /// .scrollHeaderPages(.condensing(60...200), selection: $tab) {
    ///   ProfileHeader()
    /// } tabs: {
    ///   TabStrip(selection: $tab)
    /// }
    /// ```
    ///
    /// The active page moves the header: the one that a finger last began to drag, or that `selection` names. The header
    /// does not move when the active page changes. A page keeps its reader's place, as far as that leaves no gap below
    /// the header; see <doc:PagesInSwiftUI>.
    ///
    /// - Parameters:
    ///   - technique: Moves the header. It may be chosen at run time, and changes without a jump.
    ///   - selection: The identity of the shown page, which the page gets from ``scrollHeaderPage(_:)``; `nil` for none.
    ///     Set when a finger drags another page.
    ///   - state: The header's state, for views outside of it.
    ///   - isCollapsed: Set to whether the header rests collapsed, when it comes to rest. Setting it collapses or expands
    ///     the header.
    ///   - scrollsFromHeader: Whether touches pass through the header, so that a drag that begins on it scrolls. The tabs
    ///     still receive touches.
    ///   - header: The header's content. `headerLayout` in its environment is the layout.
    ///   - background: The view behind the content, from edge to edge and under the bars.
    ///   - tabs: A tab strip below the header, which stays visible when the header is collapsed. It has its own height.
    /// - Returns: The pages under their header.
    public func scrollHeaderPages<
      Selection: Hashable, Header: View, Background: View, Tabs: View
    >(
      _ technique: any HeaderBehavior, selection: Binding<Selection>, state: HeaderState? = nil,
      isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: () -> Header,
      @ViewBuilder background: () -> Background = { EmptyView() },
      @ViewBuilder tabs: () -> Tabs = { EmptyView() }
    ) -> some View {
      modifier(
        ScrollHeaderModifier(
          technique: AnyTechnique(behavior: technique), state: state, isCollapsed: isCollapsed,
          scrollsFromHeader: scrollsFromHeader, selection: selection,
          header: header(), background: background(), tabs: tabs(),
          model: HeaderModel(technique)))
    }

    /// Places a header that depends on its layout over the pages in this view. `header` is called at every step.
    public func scrollHeaderPages<
      Selection: Hashable, Header: View, Background: View, Tabs: View
    >(
      _ technique: any HeaderBehavior, selection: Binding<Selection>, state: HeaderState? = nil,
      isCollapsed: Binding<Bool>? = nil, scrollsFromHeader: Bool = false,
      @ViewBuilder header: @escaping (HeaderLayout) -> Header,
      @ViewBuilder background: () -> Background = { EmptyView() },
      @ViewBuilder tabs: () -> Tabs = { EmptyView() }
    ) -> some View {
      scrollHeaderPages(
        technique, selection: selection, state: state, isCollapsed: isCollapsed,
        scrollsFromHeader: scrollsFromHeader, header: { LayoutReader(content: header) },
        background: background, tabs: tabs)
    }

    /// Makes this scrolling view a page under the header around it, with `id` as its tag. Outside `scrollHeaderPages`
    /// it only sets the tag.
    ///
    /// - Parameter id: The page's unique identity. A page that is recreated with the same identity returns to its
    ///   place.
    /// - Returns: The page.
    public func scrollHeaderPage<ID: Hashable>(_ id: ID) -> some View {
      modifier(HeaderPageModifier(id: PageIdentity.page(of: id) ?? AnyHashable(id))).tag(id)
    }
  }

  /// A page under a shared header. Outside one, the content is unchanged.
  private struct HeaderPageModifier: ViewModifier {
    let id: AnyHashable
    @Environment(\.header.model) private var model
    @Environment(\.header.footer) private var footer
    @StateObject private var page = PageModel()

    func body(content: Content) -> some View {
      guard let model else { return AnyView(content) }
      page.join(model, as: id)
      return AnyView(
        ScrollReading.read(content, page)
          .room(for: model, footer)
          .modifier(RoomMaking(edge: .bottom, isInset: true, publication: page.bottomRoom))
          .reading {
            PageFrame($0)
          } report: {
            place($0)
          }
          .onDisappear { place(nil) })
    }

    /// Sets the page's frame, with the parts that bars cover; `nil` after it disappeared.
    private func place(_ frame: PageFrame?) {
      page.update { $0.update(frame, of: $1, at: $2) }
    }
  }
#endif
