#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  extension View {
    /// Makes room for `header`, and for `footer` if there is one.
    func room(for header: HeaderModel, _ footer: FooterModel?) -> AnyView {
      let view = modifier(RoomMaking(edge: .top, publication: header.room))
      guard let footer else { return AnyView(view) }
      return AnyView(view.modifier(RoomMaking(edge: .bottom, publication: footer.room)))
    }
  }

  /// Makes room at an edge of a scroll view's content. The part under the collapsed header is a safe area, at which
  /// scroll indicators and section headers end. The rest is a content margin. Before iOS 17 all of it is a safe
  /// area.
  struct RoomMaking: ViewModifier {
    let edge: VerticalEdge
    /// Whether all of the room is a safe area inset on every system version.
    var isInset = false
    @ObservedObject var publication: Publication<EdgeRoom>

    func body(content: Content) -> AnyView {
      let room = publication.value
      guard !isInset, #available(iOS 17, macOS 14, visionOS 1, *) else {
        return inset(room.all, in: content)
      }
      let content = content.contentMargins(
        edge == .top ? .top : .bottom, CGFloat(max(0, room.all - room.bar)), for: .scrollContent)
      guard #available(iOS 26, macOS 26, visionOS 26, *) else {
        return inset(room.bar, in: content)
      }
      return AnyView(content.safeAreaBar(edge: edge, spacing: 0) { Spacing(height: room.bar) })
    }

    private func inset(_ height: Double, in content: some View) -> AnyView {
      AnyView(content.safeAreaInset(edge: edge, spacing: 0) { Spacing(height: height) })
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
