#if canImport(SwiftUI)
  import HeaderCore
  import HeaderObservation
  import SwiftUI

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
        .background(PageFrameReading { frame in model.note { $0.note(pager: frame, at: $1) } })
        .modifier(
          HeaderScaffold(
            technique: technique, isCollapsed: isCollapsed, scrollsFromHeader: scrollsFromHeader,
            header: { _ in header() }, foot: foot(), model: model)
        )
        .onAppear { activate(selection) }
        .onChange(of: selection) { activate($0) }
    }

    private func activate(_ selection: Selection?) {
      if let selection { model.activate(selection) }
    }
  }
#endif
