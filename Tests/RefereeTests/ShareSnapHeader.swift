import HeaderBehaviors

/// A bar that goes on in its direction once it has gone a quarter of the way, and back otherwise:
/// `HeaderSnap` has it, and no technique of the catalog asks for it.
struct ShareSnapHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 100, minimumHeight: 0)

  static let descriptor = HeaderDescriptor(
    name: "share-snap", title: "Share snap", summary: "A bar that goes on after a quarter.",
    document: "Chromium's thresholds")
  static var parameters: [HeaderParameter<ShareSnapHeader>] { [] }

  var snap: HeaderSnap { HeaderSnap(choice: .direction, threshold: 0.25) }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.slidingLayout(for: state, in: context)
  }
}
