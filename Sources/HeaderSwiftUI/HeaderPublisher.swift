#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderObservation
  import SwiftUI

  /// The header as its views are made of it. Only what is moved by it observes it.
  @MainActor
  final class HeaderPublisher: ObservableObject {
    /// What is to be shown.
    @Published var shown: ShownHeader
    /// The header whole and collapsed.
    @Published var ends = HeaderEnds()

    init(_ shown: ShownHeader) {
      self.shown = shown
    }
  }

  /// What is made of a header's layout: with every step, and with every frame of an animation.
  struct SeenHeader<Content: View>: View {
    @ObservedObject var publisher: HeaderPublisher
    @ViewBuilder let content: (HeaderLayout) -> Content

    var body: some View {
      let shown = publisher.shown
      TimelineView(.animation(minimumInterval: nil, paused: shown.run == nil)) { frame in
        // The frame's own time, on the clock by which the animation began.
        content(
          shown.layout(inFrameAfter: frame.date.timeIntervalSinceNow, at: HeaderModel.time))
      }
    }
  }

  /// A view that is made of the layout in its environment.
  struct LayoutReader<Content: View>: View {
    @ViewBuilder let content: (HeaderLayout) -> Content
    @Environment(\.headerLayout) private var layout

    var body: some View { content(layout) }
  }

  /// Room above or below the content. Only what makes it observes it.
  @MainActor
  final class RoomPublisher: ObservableObject {
    /// All of it, in points, and the part of it that stays covered when the header has collapsed.
    @Published private(set) var room: (all: Double, bar: Double)

    init(_ room: Double, bar: Double = 0) {
      self.room = (room, bar)
    }

    /// Makes `room`, if it is another.
    func make(_ room: Double, bar: Double = 0) {
      if self.room != (room, bar) { self.room = (room, bar) }
    }
  }
#endif
