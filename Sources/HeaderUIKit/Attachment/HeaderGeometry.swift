#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What surrounds the content, without anything that the header itself does: when it is another,
  /// a technique has to hear of it, and a change of the offset that comes with it is nobody's
  /// travel.
  struct HeaderGeometry: Equatable {
    var containerSize: CGSize
    var containerHeight: Double
    var safeAreaTop: Double
    var contentSize: Double
    var foreignInset: ScrollInsets
    var refreshInset: Double
    var fittingHeight: Double?
  }

  extension HeaderEngine {
    var currentGeometry: HeaderGeometry {
      return HeaderGeometry(
        containerSize: placer.container.bounds.size, containerHeight: placer.containerHeight,
        safeAreaTop: placer.safeAreaTop, contentSize: link.contentSize,
        foreignInset: ScrollInsets(
          // Of the safe area the scroll view sees more as the header makes way, which is no news.
          top: link.foreignInsetTop - link.overlappedSafeArea,
          bottom: link.adjustedContentInset.bottom),
        refreshInset: link.refreshControl.inset,
        fittingHeight: fittingHeight)
    }

    /// Looks whether the geometry is another, and tells the technique. Gives whether it is.
    @discardableResult
    func noticeGeometry() -> Bool {
      guard isAttached, applications == 0, !isNoticing else { return false }
      // Outside a window there is no safe area, and the sizes are not the screen's.
      guard placer.container.window != nil || geometry?.containerSize == .zero else { return false }
      isNoticing = true
      defer { isNoticing = false }
      renewRoom()
      guard currentGeometry != geometry else { return false }
      placer.prepare()
      if placer.container.bounds.width != geometry?.containerSize.width { measure() }
      geometry = currentGeometry
      isNoticing = false
      report(.geometryDidChange)
      return true
    }

    /// The app has written its own inset over the header's: makes the room again, and undoes what the
    /// scroll view did to the offset meanwhile.
    private func renewRoom() {
      guard link.room.isOverwritten else { return }
      let offset = lastReading.contentOffset
      writing {
        link.makeRoom(link.room.amount)
        if isAtRest { moveContent(to: link.range.clamp(offset)) }
      }
    }

    /// The header's content asks for another height, perhaps: measures it again.
    func headerContentDidChange() {
      guard isAttached else { return }
      measure()
      noticeGeometry()
    }

    /// The height that the header's constraints ask for at the container's width; without any, the
    /// height of the frame that the app gave it. Rounded up to whole pixels, as content rests on
    /// them.
    func measure() {
      let height = placer.fittingHeight(forWidth: Double(placer.container.bounds.width))
      let scale = max(link.grid.scale, 1)
      fittingHeight = height.map { ($0 * scale).rounded(.up) / scale }
    }
  }
#endif
