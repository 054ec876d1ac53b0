#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderObservation
  import SwiftUI

  /// A published value. Only the views that show it observe it.
  @MainActor
  final class Publication<Value: Equatable>: ObservableObject {
    @Published private(set) var value: Value

    init(_ value: Value) {
      self.value = value
    }

    /// Publishes `value`, if it changed.
    func publish(_ value: Value) {
      if self.value != value { self.value = value }
    }
  }

  typealias HeaderPublication = Publication<PublishedHeader>

  /// The values that the views of a header or a footer depend on.
  struct PublishedHeader: Equatable {
    /// The layout and the animation.
    var shown: ShownHeader
    /// The expanded and the collapsed layout.
    var ends = HeaderEnds()
  }

  /// The room above or below the content, in points.
  struct EdgeRoom: Equatable {
    var all = 0.0
    /// The part above the content that the collapsed header and the views attached below it cover; 0 below the
    /// content.
    var bar = 0.0
  }

  /// A view of a header's layout, updated at every step and in every frame of an animation.
  struct SeenHeader<Content: View>: View {
    @ObservedObject var publication: HeaderPublication
    @ViewBuilder let content: (HeaderLayout) -> Content

    var body: some View {
      let shown = publication.value.shown
      TimelineView(.animation(minimumInterval: nil, paused: shown.run == nil)) { frame in
        // The frame's time, on the clock of the animation.
        content(shown.layout(at: HeaderModel.time + frame.date.timeIntervalSinceNow))
      }
    }
  }

  /// A view of the header layout in its environment.
  struct LayoutReader<Content: View>: View {
    @ViewBuilder let content: (HeaderLayout) -> Content
    @Environment(\.headerLayout) private var layout

    var body: some View { content(layout) }
  }
#endif
