#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Makes room for the header above a scroll view's content: what the collapsed header takes as a bar, and
  /// the rest as a margin of the content, so that indicators, pinned section headers and edge effects meet
  /// the collapsed header. Before iOS 17 all of it is inset.
  struct RoomMaking: ViewModifier {
    @ObservedObject var publisher: RoomPublisher

    func body(content: Content) -> AnyView {
      guard ScrollReading.splitsRoom else {
        return AnyView(
          content.safeAreaInset(edge: .top, spacing: 0) { Spacing(height: publisher.room) })
      }
      return barred(ScrollReading.margin(content, .top, publisher.room - publisher.bar))
    }

    private func barred(_ content: some View) -> AnyView {
      let bar = Spacing(height: publisher.bar)
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return AnyView(content.safeAreaBar(edge: .top, spacing: 0) { bar })
      }
      return AnyView(content.safeAreaInset(edge: .top, spacing: 0) { bar })
    }
  }

  /// Makes room for the footer below a scroll view's content: a margin of the content, as the footer leaves
  /// nothing behind that indicators and edge effects could meet. Before iOS 17 it is inset.
  struct FooterRoomMaking: ViewModifier {
    @ObservedObject var publisher: RoomPublisher

    func body(content: Content) -> AnyView {
      ScrollReading.splitsRoom
        ? ScrollReading.margin(content, .bottom, publisher.room)
        : AnyView(content.modifier(BottomRoomMaking(publisher: publisher)))
    }
  }

  /// Makes room below a scroll view's content.
  struct BottomRoomMaking: ViewModifier {
    @ObservedObject var publisher: RoomPublisher

    func body(content: Content) -> some View {
      content.safeAreaInset(edge: .bottom, spacing: 0) { Spacing(height: publisher.room) }
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
