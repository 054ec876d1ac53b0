#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A list that can be refreshed: its control is seen, and has its room, whatever the technique
  /// does.
  ///
  ///     pulled, refreshing      over the list        in the list     the list's own header
  ///                             ┌────────┐           ┌────────┐
  ///                             │ header │           │   ◌    │             ◌
  ///                             └────────┘           │ header │         ┌────────┐
  ///                                 ◌                └────────┘         │ header │
  ///                              rows                 rows              └────────┘ rows
  ///
  /// Techniques know nothing of it. Its room is not among the insets that they make up for, and
  /// their layouts are changed on the way to the screen, here.
  extension HeaderEngine {
    /// `layout` with what a refresh control asks for.
    ///
    /// A header in front of the list that stretches would hide the control behind it: the first
    /// points of a pull bring out the control, and the header stretches with the others. A header
    /// that is tucked away at the top of the content would lie where the control's room ends: it is
    /// let out while the control refreshes, though not in the middle of a drag or a fling.
    func clearing(_ layout: HeaderLayout) -> HeaderLayout {
      let control = link.refreshControl
      var layout = layout
      if layout.stretch > 0, control.height > 0, placer.coversRefreshControl {
        let gap = min(layout.stretch, control.height)
        layout.stretch -= gap
        layout.headerHeight -= gap
      }
      if letsOut(layout) { layout.contentInsetTop = 0 }
      return layout
    }

    /// Whether `layout` tucks the header away, and it has to come out.
    func letsOut(_ layout: HeaderLayout) -> Bool {
      placer.isContent && layout.contentInsetTop < 0 && link.refreshControl.isRefreshing
        && (isLetOut || !owesStop)
    }

    /// Lets a refresh control appear where `layout` leaves it to be seen: below a header that lies
    /// over the list, and never above the insets that are not the header's.
    func showRefreshControl(in layout: HeaderLayout) {
      // With every frame of a scroll: what lies in front of what is asked only where it matters.
      guard !link.refreshControl.isIdle else { return }
      let covered = placer.coversRefreshControl ? layout.headerMaxY - layout.scrollViewMinY : 0
      link.refreshControl.show(below: max(covered, link.foreignInsetTop))
    }
  }
#endif
