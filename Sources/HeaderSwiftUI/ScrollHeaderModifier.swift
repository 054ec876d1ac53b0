#if canImport(SwiftUI)
  import HeaderCore
  import SwiftUI

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
