extension HeadlessScreen {
  /// Tells the window of the safe area: at once, or with the layout passes to come.
  func safeAreaDidChange(from old: UIEdgeInsets) {
    let steps = switches.splitsSafeAreaChanges ? [old.middle(to: safeAreaInsets)] : []
    untoldSafeAreas = steps + [safeAreaInsets]
    guard switches.delaysSafeArea, window != nil else {
      let areas = untoldSafeAreas
      untoldSafeAreas = []
      for area in areas { tell(area) }
      return
    }
  }

  /// Tells the window what it has not heard of, with a layout pass for each.
  func tellSafeAreas() {
    while !untoldSafeAreas.isEmpty {
      tell(untoldSafeAreas.removeFirst())
      window?.layoutIfNeeded()
    }
  }

  private func tell(_ area: UIEdgeInsets) {
    toldSafeArea = area
    window?.updateSafeArea()
  }
}

extension UIEdgeInsets {
  fileprivate func middle(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: (top + other.top) / 2, left: (left + other.left) / 2,
      bottom: (bottom + other.bottom) / 2,
      right: (right + other.right) / 2)
  }
}
