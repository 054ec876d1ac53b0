#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI

  @available(iOS 18, macOS 15, visionOS 2, *)
  extension View {
    /// Reports the phases and the geometry of the scroll view to `page`.
    func readingPhases(of page: PageModel) -> some View {
      onScrollGeometryChange(for: ObservedGeometry.self) { geometry in
        ObservedGeometry(geometry)
      } action: { _, geometry in
        page.update { $0.update(geometry, of: $1, at: $2) }
      }
      .onScrollPhaseChange { _, phase, context in
        let geometry = ObservedGeometry(context.geometry)
        page.update { $0.update(ObservedPhase(phase), with: geometry, of: $1, at: $2) }
      }
    }
  }

  @available(iOS 18, macOS 15, visionOS 2, *)
  extension ObservedGeometry {
    /// The geometry that SwiftUI reports.
    fileprivate init(_ geometry: ScrollGeometry) {
      self.init(
        offset: Double(geometry.contentOffset.y), contentSize: Double(geometry.contentSize.height),
        height: Double(geometry.containerSize.height),
        insetTop: Double(geometry.contentInsets.top),
        insetBottom: Double(geometry.contentInsets.bottom))
    }
  }

  @available(iOS 18, macOS 15, visionOS 2, *)
  extension ObservedPhase {
    /// The phase that SwiftUI reports. An unknown phase counts as idle.
    fileprivate init(_ phase: ScrollPhase) {
      switch phase {
      case .idle: self = .idle
      case .tracking: self = .tracking
      case .interacting: self = .interacting
      case .decelerating: self = .decelerating
      case .animating: self = .animating
      @unknown default: self = .idle
      }
    }
  }
#endif
