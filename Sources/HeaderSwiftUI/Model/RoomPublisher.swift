#if canImport(SwiftUI)
  import Combine

  /// Points of room above the content. Only the empty view that makes it observes it.
  @MainActor
  final class RoomPublisher: ObservableObject {
    /// Points.
    @Published var room: Double

    init(_ room: Double) {
      self.room = room
    }
  }
#endif
