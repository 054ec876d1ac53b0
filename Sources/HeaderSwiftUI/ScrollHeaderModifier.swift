#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI

  /// A header over a scroll view, or over a pager.
  ///
  ///     ┌────────────┐ ◀ overlay: the header, moved
  ///     │░░ header ░░│
  ///     │░ one  two ░│ ◀ the views attached below it
  ///     ├────────────┤ ◀ a bar as high as the collapsed header, and a margin of the content
  ///     │  content   │ ◀ a scroll view, which is only read, or pages
  ///     └────────────┘
  struct ScrollHeaderModifier<
    Selection: Hashable, Header: View, Background: View, Tabs: View
  >: ViewModifier {
    let technique: AnyTechnique
    let state: HeaderState?
    let isCollapsed: Binding<Bool>?
    let scrollsFromHeader: Bool
    /// The selected page, if it lies over pages.
    let selection: Binding<Selection>?
    let header: Header
    let background: Background
    /// The views attached below the header.
    let tabs: Tabs
    @StateObject var model: HeaderModel
    @StateObject var page = PageModel()
    @Environment(\.header.footer) private var footer
    @Environment(\.accessibilityReduceMotion) private var prefersReducedMotion
    @Environment(\.displayScale) private var scale

    func body(content: Content) -> some View {
      // The closures capture only the bindings.
      model.didRest = isCollapsed.map { binding in { binding.wrappedValue = $0 } }
      model.didChoosePage = selection.map { binding in { binding.choose($0) } }
      model.state = state
      return under(content)
        .background(surroundings)
        .overlay(alignment: .top) { overlay }
        .onValueChange(of: state.map { ObjectIdentifier($0) }) { _ in model.appear() }
        .onValueChange(of: footer.map { ObjectIdentifier($0) }) { _ in model.setFooter(footer) }
        .onValueChange(of: technique) { model.replace(with: $0.behavior) }
        .onValueChange(of: isCollapsed?.wrappedValue) { model.setCollapsed($0, animated: true) }
        .onValue(of: selection?.wrappedValue) { selected in
          if let selected { model.activate(PageIdentity.page(of: selected)) }
        }
    }

    /// The content under the header.
    private func under(_ content: Content) -> AnyView {
      guard selection != nil else {
        page.join(model, as: 0)
        return ScrollReading.read(content, page).room(for: model, footer)
      }
      return AnyView(
        content
          .environment(\.header.model, model)
          .reading {
            PageFrame($0)
          } report: { frame in
            model.update { $0.update(pager: frame, at: $1) }
          })
    }

    private var overlay: some View {
      HeaderOverlay(
        model: model, technique: technique.behavior, takesTouches: !scrollsFromHeader,
        header: header, background: background, tabs: measuredTabs)
    }

    /// The views attached below the header, measured; 0 points high without any.
    private var measuredTabs: some View {
      VStack(spacing: 0) { tabs }
        .fixedSize(horizontal: false, vertical: true)
        .reading {
          Double($0.size.height)
        } report: { height in
          model.update { $0.setFootHeight(height, at: $1) }
        }
    }

    // MARK: The screen

    private var surroundings: some View {
      GeometryReader { proxy in
        let seen = HeaderSurroundings(proxy, scale, prefersReducedMotion)
        Color.clear
          .onAppear {
            report(seen)
            model.setCollapsed(isCollapsed?.wrappedValue, animated: false)
            model.appear()
            model.setFooter(footer)
          }
          .onDisappear { footer?.headerDidDisappear(model) }
          .onValueChange(of: seen) { report($0) }
          .accessibilityHidden(true)
      }
    }

    private func report(_ surroundings: HeaderSurroundings) {
      model.update { $0.update(surroundings, at: $1) }
    }
  }

  extension HeaderSurroundings {
    /// The properties of a container, with the parts that bars cover.
    @MainActor
    fileprivate init(_ proxy: GeometryProxy, _ scale: Double, _ prefersReducedMotion: Bool) {
      let insets = proxy.safeAreaInsets
      self.init(
        containerHeight: Double(proxy.size.height + insets.top + insets.bottom),
        safeAreaTop: Double(insets.top), scale: scale,
        prefersReducedMotion: prefersReducedMotion)
    }
  }

  extension Binding where Value: Hashable {
    /// Sets the selection to `page`, which a finger chose.
    fileprivate func choose(_ page: AnyHashable) {
      guard PageIdentity.page(of: wrappedValue) != page, let chosen = page.base as? Value else {
        return
      }
      wrappedValue = chosen
    }
  }

  extension PageFrame {
    /// The frame of a page or of the pager.
    @MainActor
    init(_ proxy: GeometryProxy) {
      let frame = proxy.frame(in: .global)
      self.init(
        minX: Double(frame.minX), maxX: Double(frame.maxX),
        minY: Double(frame.minY - proxy.safeAreaInsets.top))
    }
  }
#endif
