#if canImport(SwiftUI)
  import Combine
  import HeaderObservation

  /// Where the content is asked to go.
  @MainActor
  final class RequestPublisher: ObservableObject {
    /// A request, and which one it is: the same may be made again.
    struct Numbered: Equatable {
      var request: ScrollRequest
      var number: Int
    }

    /// The last one.
    @Published private(set) var latest: Numbered?

    func ask(_ request: ScrollRequest) {
      latest = Numbered(request: request, number: (latest?.number ?? 0) + 1)
    }
  }
#endif
