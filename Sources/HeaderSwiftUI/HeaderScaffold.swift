#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderCore
  import HeaderObservation
  import SwiftUI

  /// What a header adds around its content, be that one list or a pager: the header over it, and what
  /// listens to the screen and the app.
  struct HeaderScaffold<Technique: HeaderBehavior, Header: View, Foot: View>: ViewModifier {
    let technique: Technique
    let isCollapsed: Binding<Bool>?
    let scrollsFromHeader: Bool
    let header: (HeaderLayout) -> Header
    let foot: Foot
    let model: HeaderModel
    @Environment(\.accessibilityReduceMotion) private var prefersReducedMotion
    @Environment(\.displayScale) private var scale

    func body(content: Content) -> some View {
      content
        .background(surroundings)
        .background(measuredHeader)
        .overlay(alignment: .top) { overlay }
        .onValueChange(of: technique) { model.replace(with: $0) }
        .onValueChange(of: isCollapsed?.wrappedValue) { setCollapsed($0) }
    }

    private var overlay: some View {
      HeaderOverlay(
        publisher: model.header, choreography: technique.choreography,
        takesTouches: !scrollsFromHeader, header: header, foot: measuredFoot)
    }

    // MARK: What the screen says

    private var surroundings: some View {
      GeometryReader { proxy in
        let seen = HeaderSurroundings(proxy, scale, prefersReducedMotion)
        Color.clear
          .onAppear {
            model.end = { isCollapsed?.wrappedValue = $0 }
            model.update(seen)
            if isCollapsed?.wrappedValue == true { model.setCollapsed(true, animated: false) }
          }
          .onValueChange(of: seen) { model.update($0) }
          .accessibilityHidden(true)
      }
    }

    /// The header as high as it would be by itself, for techniques that ask. It is not seen.
    @ViewBuilder private var measuredHeader: some View {
      if model.measuresHeader {
        header(.zero)
          .fixedSize(horizontal: false, vertical: true)
          .background(HeightReading { model.headerIsHigh($0) })
          .hidden()
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }

    /// What hangs below the header, if anything does.
    @ViewBuilder private var measuredFoot: some View {
      if Foot.self != EmptyView.self {
        foot
          .fixedSize(horizontal: false, vertical: true)
          .background(HeightReading { model.footIsHigh($0) })
      }
    }

    // MARK: What the app says

    private func setCollapsed(_ isCollapsed: Bool?) {
      guard let isCollapsed, isCollapsed != model.observed.isCollapsed else { return }
      model.setCollapsed(isCollapsed, animated: true)
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
        let height = Double(proxy.size.height)
        Color.clear
          .onAppear { tell(height) }
          .onValueChange(of: height) { tell($0) }
      }
    }
  }

  /// The empty view that makes room for the header above the content.
  struct HeaderSpacer: View {
    @ObservedObject var publisher: RoomPublisher

    var body: some View {
      Color.clear
        .frame(height: CGFloat(max(0, publisher.room)))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
#endif
