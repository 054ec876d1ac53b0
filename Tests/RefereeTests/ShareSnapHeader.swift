import HeaderBehaviors

/// A bar that continues in its direction after a quarter of its height, and turns back before that. `HeaderSnap` has the
/// settings for it, but no technique of the catalog uses them.
struct ShareSnapHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 100, minimumHeight: 0)

  static let descriptor = HeaderDescriptor(
    name: "share-snap", title: "Share snap", summary: "A bar that continues after a quarter.",
    document: "Chromium's thresholds")
  static var parameters: [HeaderParameter<ShareSnapHeader>] { [] }

  var snap: HeaderSnap { HeaderSnap(choice: .direction, threshold: 0.25) }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.slidingLayout(for: state, in: context)
  }
}
