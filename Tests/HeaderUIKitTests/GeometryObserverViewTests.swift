#if canImport(UIKit) || canImport(HeadlessUIKit)
  import Testing
  #if canImport(UIKit)
    import UIKit
  #else
    import Foundation
    import HeadlessUIKit
  #endif

  @testable import HeaderUIKit

  /// What an unseen view hears for the header.
  @Suite @MainActor final class GeometryObserverViewTests {
    private lazy var stage = Stage()
    private lazy var probe = {
      _ = stage
      return GeometryObserverView(frame: .zero)
    }()

    @Test("A layout, a safe area and a window may each be another geometry, and text is none yet")
    func hears() {
      var heard: [String] = []
      probe.geometryMayHaveChanged = { heard.append("geometry") }
      probe.traitsDidChange = { heard.append("traits") }
      probe.layoutSubviews()
      probe.safeAreaInsetsDidChange()
      probe.didMoveToWindow()
      #expect(heard == ["geometry", "geometry", "geometry"])
      probe.traitCollectionDidChange(nil)
      #expect(heard.count == 3, "the header may not have heard of it")
      probe.layoutSubviews()
      #expect(heard.dropFirst(3) == ["traits", "geometry"])
    }
  }
#endif
