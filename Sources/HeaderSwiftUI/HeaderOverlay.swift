#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI

  /// A header over a scroll view: its background, its content, and the views attached below.
  ///
  /// Each follows the header by a modifier of its own. Only these modifiers are evaluated as the header moves.
  struct HeaderOverlay<Header: View, Background: View, Tabs: View>: View {
    let model: HeaderModel
    let technique: any HeaderBehavior
    let takesTouches: Bool
    let header: Header
    let background: Background
    /// The views attached below the header.
    let tabs: Tabs
    @Environment(\.header.style) private var style
    @Environment(\.header.extendsBackground) private var extendsBackground

    var body: some View {
      let (model, style) = (model, style)
      func placement(_ layout: HeaderLayout) -> HeaderContentPlacement {
        HeaderContentPlacement(layout, between: model.header.value.ends, style)
      }
      return ZStack(alignment: .top) {
        extendedBackground
          .following(model.header) { place(background: $0, placement($1)) }
        measured
          .environment(\.header.choreography, technique.choreography)
          .following(model.header) { place($0, $1, placement($1)) }
        tabs
          .following(model.header) { tabs, layout in
            tabs.offset(y: CGFloat(max(layout.headerMaxY, model.header.value.ends.safeAreaTop)))
          }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .ignoresSafeArea(.container, edges: .top)
    }

    /// The background. It extends under sidebars by the system's effect if that is enabled and available, and
    /// otherwise from edge to edge.
    private var extendedBackground: AnyView {
      if extendsBackground, #available(iOS 26, macOS 26, visionOS 26, *) {
        return AnyView(background.backgroundExtensionEffect())
      }
      return AnyView(
        background
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .clipped()
          .ignoresSafeArea(.container, edges: .horizontal))
    }

    /// The header's content, at its own height if the technique depends on that, which is then measured.
    private var measured: some View {
      let measures = HeaderEnds.dependOnContentHeight(under: technique)
      return
        ZStack(alignment: .top) { header }
        .fixedSize(horizontal: false, vertical: measures)
        .reading {
          measures ? Double($0.size.height) : nil
        } report: { height in
          if let height { model.update { $0.setContentHeight(height, at: $1) } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    /// Moves the content, which is laid out again only if the placement's size changes. In every style it has the same
    /// modifiers, so it keeps its identity and its state when the style changes.
    private func place(
      _ content: AnyView, _ layout: HeaderLayout, _ placement: HeaderContentPlacement
    ) -> some View {
      // Content that is clipped at its lower edge would still take touches there. Only that gets a shape for
      // touches, because a shape also takes those on transparent parts. Sliding content is not clipped there.
      let shapeKinds: ContentShapeKinds = placement.style == .slide ? [] : .interaction
      let touched = Band(edges: placement.visible, bleed: 0)
      return
        content
        .environment(\.headerLayout, layout)
        .environment(\.headerParts, model.observed.forwarder.driver.parts(of: layout))
        .environment(\.headerIsOverContent, model.header.value.shown.isOverContent)
        .safeAreaInset(edge: .top, spacing: 0) { Spacing(height: placement.size.safeAreaTop) }
        .frame(height: CGFloat(placement.size.height), alignment: .top)
        .clipShape(Band(edges: placement.visible))
        .contentShape(shapeKinds, touched)
        // Rows lie under the header in the safe area at the sides too, but beyond the container other views do.
        .background(
          Color.clear
            .contentShape(shapeKinds, touched)
            .ignoresSafeArea(.container, edges: .horizontal)
        )
        .allowsHitTesting(takesTouches && placement.isVisible)
        .accessibilityHidden(!placement.isVisible)
        .offset(y: CGFloat(placement.minY))
    }

    /// Moves and stretches the background.
    private func place(
      background: AnyView, _ placement: HeaderContentPlacement
    ) -> some View {
      background
        .frame(maxWidth: .infinity)
        .frame(height: CGFloat(placement.backdropHeight))
        .clipShape(Band(edges: placement.visibleBackdrop))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .offset(y: CGFloat(placement.backdropMinY))
    }
  }

  /// The part of a view between two y coordinates.
  private struct Band: Shape {
    /// The upper and the lower edge, in the view's coordinates.
    let edges: ClosedRange<Double>
    /// Points beyond each side. By default more than any screen is wide, so that content may overflow there.
    var bleed: CGFloat = 10_000

    nonisolated func path(in rect: CGRect) -> Path {
      Path(
        CGRect(
          x: rect.minX - bleed, y: rect.minY + CGFloat(edges.lowerBound),
          width: rect.width + 2 * bleed,
          height: CGFloat(edges.upperBound - edges.lowerBound)))
    }
  }
#endif
