#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderCore
  import HeaderObservation
  import SwiftUI

  /// What an app says of its header, apart from its views.
  struct HeaderSetup {
    let technique: AnyTechnique
    let state: HeaderState?
    let isCollapsed: Binding<Bool>?
    let scrollsFromHeader: Bool

    init(
      _ technique: any HeaderBehavior, _ state: HeaderState?, _ isCollapsed: Binding<Bool>?,
      scrollsFromHeader: Bool
    ) {
      self.technique = AnyTechnique(behavior: technique)
      self.state = state
      self.isCollapsed = isCollapsed
      self.scrollsFromHeader = scrollsFromHeader
    }
  }

  /// What a header adds around its content, be that one list or a pager: the header over it, and what
  /// listens to the screen and the app.
  struct HeaderScaffold<Header: View, Background: View, Foot: View>: ViewModifier {
    let setup: HeaderSetup
    let header: Header
    let background: Background
    let foot: Foot
    let model: HeaderModel
    @Environment(\.footerModel) private var footer
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
        model: model, choreography: setup.technique.behavior.choreography,
        takesTouches: !setup.scrollsFromHeader, header: header, background: background,
        foot: measuredFoot)
    }

    // MARK: What the screen says

    private var surroundings: some View {
      GeometryReader { proxy in
        let seen = HeaderSurroundings(proxy, scale, prefersReducedMotion)
        Color.clear
          .onAppear {
            model.update(seen)
            model.appear(setup.isCollapsed?.wrappedValue)
            model.follow(footer)
          }
          .onValueChange(of: seen) { model.update($0) }
          .accessibilityHidden(true)
      }
    }

    /// What hangs below the header, if anything does.
    @ViewBuilder private var measuredFoot: some View {
      if Foot.self != EmptyView.self {
        foot
          .fixedSize(horizontal: false, vertical: true)
          .background(HeightReading { model.setFootHeight($0) })
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

  /// Tells how high the view is that it lies behind, now and whenever that changes.
  struct HeightReading: View {
    let tell: @MainActor (Double) -> Void

    init(_ tell: @escaping @MainActor (Double) -> Void) {
      self.tell = tell
    }

    var body: some View {
      GeometryReader { proxy in
        Color.clear.onValue(of: Double(proxy.size.height)) { tell($0) }
      }
    }
  }
#endif
