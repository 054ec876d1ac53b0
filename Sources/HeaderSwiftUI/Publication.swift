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

  typealias HeaderPublication = Publication<HeaderValues>

  /// The values that the views of a header or a footer depend on.
  struct HeaderValues: Equatable {
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

  /// A view of the header layout in its environment.
  struct LayoutReader<Content: View>: View {
    @ViewBuilder let content: (HeaderLayout) -> Content
    @Environment(\.headerLayout) private var layout

    var body: some View { content(layout) }
  }
#endif
