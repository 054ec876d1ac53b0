#if os(iOS) || os(macOS) || os(visionOS)
  public import HeaderCore
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

  /// What turns pages, with one header over all of them.
  ///
  ///     ┌────────────┐
  ///     │░░ header ░░│ ◀ moved by the page that was touched last
  ///     │░ one  two ░│ ◀ what hangs below it
  ///     ├────────────┤
  ///     │ page │ page│ ◀ each with a scroll view of its own, at its place
  ///     └────────────┘
  struct ScrollHeaderPagesModifier<
    Technique: HeaderBehavior, Selection: Hashable, Header: View, Foot: View
  >: ViewModifier {
    private let technique: Technique
    private let selection: Selection?
    private let isCollapsed: Binding<Bool>?
    private let scrollsFromHeader: Bool
    private let header: () -> Header
    private let foot: () -> Foot
    @StateObject private var model: HeaderModel

    init(
      technique: Technique, selection: Selection?, isCollapsed: Binding<Bool>?,
      scrollsFromHeader: Bool, header: @escaping () -> Header, foot: @escaping () -> Foot
    ) {
      self.technique = technique
      self.selection = selection
      self.isCollapsed = isCollapsed
      self.scrollsFromHeader = scrollsFromHeader
      self.header = header
      self.foot = foot
      _model = StateObject(
        wrappedValue: HeaderModel(technique, moves: ScrollReading.movesPages))
    }

    func body(content: Content) -> some View {
      content
        .environment(\.headerModel, model)
        .background(PageFrameReading { frame in model.update { $0.update(pager: frame, at: $1) } })
        .modifier(
          HeaderScaffold(
            technique: technique, isCollapsed: isCollapsed, scrollsFromHeader: scrollsFromHeader,
            header: { _ in header() }, foot: foot(), model: model)
        )
        .onAppear { activate(selection) }
        .onValueChange(of: selection) { activate($0) }
    }

    private func activate(_ selection: Selection?) {
      if let selection { model.activate(selection) }
    }
  }

  /// A page under a header that it shares with others: read, given room, and kept at its place. A page
  /// outside such a header is left as it is.
  struct HeaderPageModifier: ViewModifier {
    let id: AnyHashable
    @Environment(\.headerModel) private var model

    func body(content: Content) -> some View {
      guard let model else { return AnyView(content) }
      let page = model.page(id)
      return AnyView(
        ScrollReading.readPage(content, page)
          .safeAreaInset(edge: .top, spacing: 0) { HeaderSpacer(publisher: model.room) }
          .safeAreaInset(edge: .bottom, spacing: 0) { HeaderSpacer(publisher: page.bottomRoom) }
          .background(
            PageFrameReading { frame in page.update { $0.update(frame, of: $1, at: $2) } }))
    }
  }

  /// Tells where the view is that it lies behind, parts that bars cover included; `nil` once it is gone.
  struct PageFrameReading: View {
    let tell: @MainActor (PageFrame?) -> Void

    init(_ tell: @escaping @MainActor (PageFrame?) -> Void) {
      self.tell = tell
    }

    var body: some View {
      GeometryReader { proxy in
        let frame = PageFrame(proxy)
        Color.clear
          .onAppear { tell(frame) }
          .onValueChange(of: frame) { tell($0) }
          .onDisappear { tell(nil) }
          .accessibilityHidden(true)
      }
    }
  }

  extension PageFrame {
    @MainActor
    fileprivate init(_ proxy: GeometryProxy) {
      let frame = proxy.frame(in: .global)
      self.init(
        minX: Double(frame.minX), maxX: Double(frame.maxX),
        minY: Double(frame.minY - proxy.safeAreaInsets.top))
    }
  }
#endif
