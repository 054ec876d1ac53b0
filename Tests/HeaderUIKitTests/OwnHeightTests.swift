#if canImport(UIKit) || canImport(HeadlessUIKit)
  @testable import HeaderUIKit

  /// The height of a header from its content.
  @Suite(.ownScreen) @MainActor struct OwnHeightTests {
    private let header = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let other = UILabel(frame: .zero)

    init() {
      header.layoutMargins = .zero
      header.addWide(label, at: [\.topAnchor], height: 70)
      header.addWide(other)
    }

    private var height: Double? { header.ownHeight(forWidth: 393, frameHeight: 50) }

    @Test(
      "A constraint to edge or margin gives the height", arguments: [false, true], [false, true])
    func tied(isMargins: Bool, isFirst: Bool) {
      let edge = isMargins ? header.layoutMarginsGuide.bottomAnchor : header.bottomAnchor
      let constraint =
        isFirst
        ? edge.constraint(equalTo: label.bottomAnchor)
        : label.bottomAnchor.constraint(equalTo: edge)
      constraint.isActive = true
      #expect(height == 70)
    }

    @Test("Constraints between subviews give no height; the frame's height is used")
    func untied() {
      other.bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
      #expect(height == 50)
    }
  }
#endif
