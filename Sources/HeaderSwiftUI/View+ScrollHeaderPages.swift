#if canImport(SwiftUI)
  public import HeaderCore
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
    /// .scrollHeaderPages(TwitterCondenseHeader(), selection: tab) {
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
    ///   - technique: What moves the header. Another value while it is shown is gone over to without
    ///     a jump.
    ///   - selection: The identity of the page that is shown, which one of the pages has been given
    ///     with ``scrollHeaderPage(_:)``; `nil` while there is none.
    ///   - isCollapsed: Set, once the header has come to rest, to whether it has collapsed. Setting it
    ///     collapses or expands the header.
    ///   - scrollsFromHeader: Whether touches go through the header, so that a drag which begins on it
    ///     scrolls. The tabs keep theirs.
    ///   - header: The header. Its layout is `headerLayout` in the environment.
    ///   - tabs: What hangs below the header and stays in sight when that has collapsed: a strip of tabs.
    ///     It is as high as it would be by itself.
    /// - Returns: The pages under their header.
    public func scrollHeaderPages<
      Technique: HeaderBehavior, Selection: Hashable, Header: View, Tabs: View
    >(
      _ technique: Technique, selection: Selection?, isCollapsed: Binding<Bool>? = nil,
      scrollsFromHeader: Bool = false, @ViewBuilder header: @escaping () -> Header,
      @ViewBuilder tabs: @escaping () -> Tabs = { EmptyView() }
    ) -> some View {
      modifier(
        ScrollHeaderPagesModifier(
          technique: technique, selection: selection, isCollapsed: isCollapsed,
          scrollsFromHeader: scrollsFromHeader, header: header, foot: tabs))
    }

    /// Makes this scrolling view one of the pages under the header around it, and gives it `id` as its
    /// tag.
    ///
    /// Outside ``scrollHeaderPages(_:selection:isCollapsed:scrollsFromHeader:header:tabs:)`` it does
    /// nothing else.
    ///
    /// - Parameter id: The page's identity, which no other page has. A page that is made anew under the
    ///   same one is at its place again.
    /// - Returns: The page.
    public func scrollHeaderPage<ID: Hashable>(_ id: ID) -> some View {
      modifier(HeaderPageModifier(id: id)).tag(id)
    }
  }
#endif
