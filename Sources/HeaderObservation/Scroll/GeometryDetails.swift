/// What UIKit knows of a scroll view in addition to its geometry. For SwiftUI it is inferred.
package struct GeometryDetails: Sendable, Equatable {
  /// The screen, as it applies to this scroll view.
  package var surroundings: HeaderSurroundings
  /// Width of the header's container.
  package var width: Double
  /// The app's part of the top inset.
  package var appInset: Double
  /// The refresh control's part of the top inset, while it refreshes.
  package var refreshInset: Double
  /// Whether the system adds the safe area to the inset.
  package var addsSafeArea: Bool
  /// Whether changes at this moment are part of a system animation.
  package var isInSystemAnimation: Bool

  package init(
    surroundings: HeaderSurroundings, width: Double, appInset: Double, refreshInset: Double,
    addsSafeArea: Bool, isInSystemAnimation: Bool
  ) {
    self.surroundings = surroundings
    self.width = width
    self.appInset = appInset
    self.refreshInset = refreshInset
    self.addsSafeArea = addsSafeArea
    self.isInSystemAnimation = isInSystemAnimation
  }

  /// Whether the change from `before` has to be reported to the technique. A system animation alone does not.
  func needsReport(after before: GeometryDetails) -> Bool {
    surroundings != before.surroundings || width != before.width || appInset != before.appInset
      || refreshInset != before.refreshInset || addsSafeArea != before.addsSafeArea
  }
}
