#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI

  /// What an app says of its header, apart from its views.
  struct HeaderSetup {
    let technique: AnyTechnique
    let state: HeaderState?
    let isCollapsed: Binding<Bool>?
    let scrollsFromHeader: Bool
  }

  /// What a header adds around its content, be that one list or a pager: the header over it, and what
  /// listens to the screen and the app.
  struct HeaderScaffold<Header: View, Background: View, Foot: View>: ViewModifier {
    let setup: HeaderSetup
    let header: Header
    let background: Background
    let foot: Foot
    let model: HeaderModel
    @Environment(\.header.footer) private var footer
    @Environment(\.accessibilityReduceMotion) private var prefersReducedMotion
    @Environment(\.displayScale) private var scale

    func body(content: Content) -> some View {
      let isCollapsed = setup.isCollapsed
      model.tell(setup.state, isCollapsed.map { binding in { binding.wrappedValue = $0 } })
      return
        content
        .background(surroundings)
        .overlay(alignment: .top) { overlay }
        .onValueChange(of: setup.state.map { ObjectIdentifier($0) }) { _ in model.appear(nil) }
        .onValueChange(of: footer.map { ObjectIdentifier($0) }) { _ in model.follow(footer) }
        .onValueChange(of: setup.technique) { model.replace(with: $0.behavior) }
        .onValueChange(of: isCollapsed?.wrappedValue) { isCollapsed in
          if let isCollapsed { model.setCollapsed(isCollapsed, animated: true) }
        }
    }

    private var overlay: some View {
      HeaderOverlay(
        model: model, technique: setup.technique.behavior,
        takesTouches: !setup.scrollsFromHeader, header: header, background: background,
        foot: measuredFoot)
    }

    // MARK: What the screen says

    private var surroundings: some View {
      GeometryReader { proxy in
        let seen = HeaderSurroundings(proxy, scale, prefersReducedMotion)
        Color.clear
          .onAppear {
            tell(seen)
            model.appear(setup.isCollapsed?.wrappedValue)
            model.follow(footer)
          }
          .onDisappear { footer?.leave(model) }
          .onValueChange(of: seen) { tell($0) }
          .accessibilityHidden(true)
      }
    }

    private func tell(_ surroundings: HeaderSurroundings) {
      model.update { $0.update(surroundings, at: $1) }
    }

    /// What hangs below the header, if anything does.
    @ViewBuilder private var measuredFoot: some View {
      if Foot.self != EmptyView.self {
        foot
          .fixedSize(horizontal: false, vertical: true)
          .reading {
            Double($0.size.height)
          } tell: { height in
            model.update { $0.setFootHeight(height, at: $1) }
          }
      }
    }
  }

  extension HeaderSurroundings {
    /// What `proxy` says of a container, the parts that bars cover included.
    @MainActor
    fileprivate init(_ proxy: GeometryProxy, _ scale: Double, _ prefersReducedMotion: Bool) {
      let insets = proxy.safeAreaInsets
      self.init(
        containerHeight: Double(proxy.size.height + insets.top + insets.bottom),
        safeAreaTop: Double(insets.top), scale: scale,
        prefersReducedMotion: prefersReducedMotion)
    }
  }
#endif
