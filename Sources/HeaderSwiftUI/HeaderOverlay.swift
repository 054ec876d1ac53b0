#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI

  /// A header over a scroll view: its background, its content, and the views attached below.
  ///
  /// Each is moved by a modifier of its own. Only these modifiers are evaluated as the header moves.
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
      ZStack(alignment: .top) {
        extendedBackground
          .modifier(BackdropPlacement(publication: model.header, style: style))
        measured
          .environment(\.header.choreography, technique.choreography)
          .modifier(
            ContentPlacement(model: model, style: style, takesTouches: takesTouches))
        tabs.modifier(TabsPlacement(publication: model.header))
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
      return AnyView(background.ignoresSafeArea(.container, edges: .horizontal))
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
  }

  /// Moves a header's content, which is laid out again only if the placement's size changes. In every style the
  /// content has the same modifiers, so it keeps its identity and its state when the style changes.
  private struct ContentPlacement: ViewModifier {
    let model: HeaderModel
    let style: HeaderStyle
    let takesTouches: Bool

    func body(content: Content) -> some View {
      SeenHeader(publication: model.header) { layout in
        let ends = model.header.value.ends
        let style = style.placement(between: ends)
        let placement = HeaderContentPlacement(layout, between: ends, style)
        let visible = Band(edges: placement.visible)
        // Content that is clipped at its lower edge would still take touches there. Only that gets a shape for
        // touches, because a shape also takes those on transparent parts. Sliding content is not clipped there.
        let shapeKinds: ContentShapeKinds = style == .slide ? [] : .interaction
        content
          .environment(\.headerLayout, layout)
          .environment(\.headerParts, model.observed.forwarder.driver.parts(of: layout))
          .environment(\.headerIsOverContent, model.header.value.shown.isOverContent)
          .safeAreaInset(edge: .top, spacing: 0) {
            Color.clear.frame(height: CGFloat(placement.size.safeAreaTop))
          }
          .frame(height: CGFloat(placement.size.height), alignment: .top)
          .clipShape(visible)
          .contentShape(shapeKinds, visible)
          .allowsHitTesting(takesTouches && placement.isVisible)
          .accessibilityHidden(!placement.isVisible)
          .offset(y: CGFloat(placement.minY))
      }
    }
  }

  /// Moves and stretches a header's background.
  private struct BackdropPlacement: ViewModifier {
    let publication: HeaderPublication
    let style: HeaderStyle

    func body(content: Content) -> some View {
      SeenHeader(publication: publication) { layout in
        let ends = publication.value.ends
        let style = style.placement(between: ends)
        let placement = HeaderContentPlacement(layout, between: ends, style)
        content
          .frame(maxWidth: .infinity)
          .frame(height: CGFloat(placement.backdropHeight))
          .clipShape(Band(edges: placement.visibleBackdrop))
          .allowsHitTesting(false)
          .accessibilityHidden(true)
          .offset(y: CGFloat(placement.backdropMinY))
      }
    }
  }

  /// Places views below a header, or below the safe area if the header is gone.
  private struct TabsPlacement: ViewModifier {
    let publication: HeaderPublication

    func body(content: Content) -> some View {
      SeenHeader(publication: publication) { layout in
        content.offset(y: CGFloat(max(layout.headerMaxY, publication.value.ends.safeAreaTop)))
      }
    }
  }

  /// The part of a view between two y coordinates. It extends beyond both sides, so that content may overflow there.
  private struct Band: Shape {
    /// The upper and the lower edge, in the view's coordinates.
    let edges: ClosedRange<Double>

    /// Points beyond each side: more than any screen is wide.
    nonisolated private static let bleed: CGFloat = 10_000

    nonisolated func path(in rect: CGRect) -> Path {
      Path(
        CGRect(
          x: rect.minX - Band.bleed, y: rect.minY + CGFloat(edges.lowerBound),
          width: rect.width + 2 * Band.bleed,
          height: CGFloat(edges.upperBound - edges.lowerBound)))
    }
  }
#endif
