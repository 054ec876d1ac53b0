#if canImport(SwiftUI)
  import Combine
  import HeaderObservation

  /// The header as its views are made of it. Only they observe it.
  @MainActor
  final class HeaderPublisher: ObservableObject {
    /// What is to be shown.
    @Published var shown: ShownHeader
    /// Points at the top that bars cover.
    @Published private(set) var safeAreaTop = 0.0

    init(_ shown: ShownHeader) {
      self.shown = shown
    }

    /// Bars cover `top` points from now on.
    func note(safeAreaTop top: Double) {
      if top != safeAreaTop { safeAreaTop = top }
    }
  }
#endif
