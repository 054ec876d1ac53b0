#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import Foundation
  import HeaderObservation
  import SwiftUI

  /// What views are made of. Only what is made of it observes it.
  @MainActor
  final class Publication<Value: Equatable>: ObservableObject {
    @Published private(set) var value: Value

    init(_ value: Value) {
      self.value = value
    }

    /// Publishes `value`, if it has changed.
    func publish(_ value: Value) {
      if self.value != value { self.value = value }
    }
  }

  typealias HeaderPublication = Publication<PublishedHeader>

  /// A header, or a footer, as its views are made of it.
  struct PublishedHeader: Equatable {
    /// What is to be shown.
    var shown: ShownHeader
    /// The header whole and collapsed.
    var ends = HeaderEnds()
  }

  /// Room above or below the content, in points.
  struct HeaderRoom: Equatable {
    var all = 0.0
    /// The part of it that stays covered when the header has collapsed.
    var bar = 0.0
  }

  /// What is made of a header's layout: with every step, and with every frame of an animation.
  struct SeenHeader<Content: View>: View {
    @ObservedObject var publication: HeaderPublication
    @ViewBuilder let content: (HeaderLayout) -> Content

    var body: some View {
      let shown = publication.value.shown
      TimelineView(.animation(minimumInterval: nil, paused: shown.run == nil)) { frame in
        // The frame's own time, on the clock by which the animation began.
        content(shown.layout(at: HeaderModel.time + frame.date.timeIntervalSinceNow))
      }
    }
  }

  /// A view that is made of the layout in its environment.
  struct LayoutReader<Content: View>: View {
    @ViewBuilder let content: (HeaderLayout) -> Content
    @Environment(\.headerLayout) private var layout

    var body: some View { content(layout) }
  }
#endif
