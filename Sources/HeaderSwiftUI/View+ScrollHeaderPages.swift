#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  public import SwiftUI

  extension View {
    /// Lays one `header` over the pages in this view, a paged `TabView` or a `ScrollView` that pages.
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
    /// The page that a finger last began to drag moves the header, or the one that `selection` names.
    /// The header does not move by a switch. A page keeps the place where its reader has left it, as far
    /// as that shows no gap below the header; see <doc:PagesInSwiftUI>.
    ///
    /// - Parameters:
    ///   - technique: What moves the header, which may be chosen at run time. Another value while it is
    ///     shown is gone over to without a jump.
    ///   - selection: The identity of the page that is shown, which one of the pages has been given
    ///     with ``scrollHeaderPage(_:)``; `nil` while there is none. Set where a finger drags another.
    ///   - state: What the header is and what is asked of it, outside of it.
    ///   - isCollapsed: Set, once the header has come to rest, to whether it has collapsed. Setting it
    ///     collapses or expands the header.
    ///   - scrollsFromHeader: Whether touches go through the header, so that a drag which begins on it
    ///     scrolls. The tabs keep theirs.
    ///   - header: The header's content. Its layout is `headerLayout` in the environment.
    ///   - background: What lies behind the content, from edge to edge and under the bars.
    ///   - tabs: What hangs below the header and stays in sight when that has collapsed: a strip of tabs.
    ///     It is as high as it would be by itself.
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
          scrollsFromHeader: scrollsFromHeader, hasPages: true, selection: selection,
          header: header(), background: background(), foot: tabs(),
          model: HeaderModel(technique)))
    }

    /// Lays one `header` over the pages in this view: the same, for a header that is made of its layout,
    /// anew with every step.
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

    /// Makes this scrolling view one of the pages under the header around it, and gives it `id` as its
    /// tag.
    ///
    /// Outside `scrollHeaderPages` it does nothing else.
    ///
    /// - Parameter id: The page's identity, which no other page has. A page that is made anew under the
    ///   same one is at its place again.
    /// - Returns: The page.
    public func scrollHeaderPage<ID: Hashable>(_ id: ID) -> some View {
      modifier(HeaderPageModifier(id: id)).tag(id)
    }
  }

  /// A page under a header that it shares with others: read, given room, and kept at its place. A page
  /// outside such a header is left as it is.
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
          } tell: {
            place($0)
          }
          .onDisappear { place(nil) })
    }

    /// The page is at `frame`, parts that bars cover included; `nil` once it is gone.
    private func place(_ frame: PageFrame?) {
      page.update { $0.update(frame, of: $1, at: $2) }
    }
  }
#endif
