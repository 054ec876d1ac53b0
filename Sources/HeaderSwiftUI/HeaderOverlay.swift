#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderCore
  import HeaderObservation
  import SwiftUI

  /// The header where its layout has it, and what hangs below. While an animation runs, it is made again
  /// with every frame.
  struct HeaderOverlay<Header: View, Foot: View>: View {
    @ObservedObject var publisher: HeaderPublisher
    let choreography: HeaderChoreography
    let takesTouches: Bool
    let header: (HeaderLayout) -> Header
    /// What hangs below the header.
    let foot: Foot

    var body: some View {
      let shown = publisher.shown
      TimelineView(.animation(minimumInterval: nil, paused: shown.run == nil)) { _ in
        place(shown.layout(at: HeaderModel.time), shown.isOverContent)
      }
    }

    private func place(_ layout: HeaderLayout, _ isOverContent: Bool) -> some View {
      ZStack(alignment: .top) {
        placedHeader(layout, isOverContent)
        foot.offset(y: CGFloat(max(layout.headerMaxY, publisher.safeAreaTop)))
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .ignoresSafeArea(.container, edges: .top)
    }

    /// The header's own content begins below the bars, and what ignores the safe area does not.
    private func placedHeader(_ layout: HeaderLayout, _ isOverContent: Bool) -> some View {
      header(layout)
        .environment(\.headerLayout, layout)
        .environment(\.headerIsOverContent, isOverContent)
        .environment(\.headerChoreography, choreography)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.clear.frame(height: CGFloat(covered(of: layout)))
        }
        .frame(height: CGFloat(layout.headerHeight), alignment: .top)
        .clipped()
        .allowsHitTesting(takesTouches)
        .offset(y: CGFloat(layout.headerMinY))
    }

    /// How much of the header bars cover.
    private func covered(of layout: HeaderLayout) -> Double {
      min(layout.headerHeight, max(0, publisher.safeAreaTop - layout.headerMinY))
    }
  }
#endif
