#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  extension View {
    /// Makes room for a `header`, and for the bar of `footer` if there is one.
    func room(for header: HeaderModel, _ footer: FooterModel?) -> AnyView {
      let view = modifier(RoomMaking(edge: .top, publication: header.room))
      guard let footer else { return AnyView(view) }
      return AnyView(view.modifier(RoomMaking(edge: .bottom, publication: footer.room)))
    }
  }

  /// Makes room at an edge of a scroll view's content.
  struct RoomMaking: ViewModifier {
    let edge: VerticalEdge
    /// Whether all of it is inset, at every release.
    var isInset = false
    @ObservedObject var publication: Publication<HeaderRoom>

    func body(content: Content) -> AnyView {
      let room = publication.value
      return isInset
        ? ScrollReading.inset(content, edge, room.all)
        : ScrollReading.make(room.all, bar: room.bar, at: edge, of: content)
    }
  }

  /// An empty view that is `height` points high.
  struct Spacing: View {
    let height: Double

    var body: some View {
      Color.clear
        .frame(height: CGFloat(max(0, height)))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
#endif
