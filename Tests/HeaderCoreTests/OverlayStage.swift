import HeaderCore

/// Builds stages of an overlay: 2000 points of content in a container of 852, under a header of 44 to 88
/// points.
protocol OverlayStage {}

extension HeaderEffects {
  /// The layout at which the header is held; `nil` if it is not held.
  var heldLayout: HeaderLayout? {
    if case .held(let layout) = appearance { layout } else { nil }
  }

  /// The transition and the animation that begin; `nil` without one.
  var begun: (transition: HeaderTransition, animation: HeaderAnimation)? {
    if case .animated(let transition, let animation) = appearance {
      (transition, animation)
    } else {
      nil
    }
  }
}

extension OverlayStage {
  static func layout(_ height: Double) -> HeaderLayout {
    HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: height, restMinY: 88,
      collapsedFraction: (88 - height) / 44)
  }

  static func reading(
    _ offset: Double, _ motion: HostMotion = .resting, progress: Double? = nil
  ) -> HostReading {
    HostReading(
      offset: offset, position: offset, contentSize: 2000, containerHeight: 852, motion: motion,
      scale: 3, progress: progress)
  }

  /// Returns a stage with a header `height` points high over content at `offset`.
  func stage(_ height: Double, at offset: Double) -> HeaderStage {
    var stage = HeaderStage(mounting: .overlay, traits: HeaderTraits(movedBy: .travel))
    _ = stage.start(with: Self.layout(height), reading: Self.reading(offset))
    return stage
  }

  func effects(
    _ stage: inout HeaderStage, _ height: Double, _ event: ScrollEvent, _ reading: HostReading,
    position: Double? = nil, animated: Bool = false
  ) -> HeaderEffects {
    let reaction = HeaderReaction(
      position: position, animation: animated ? HeaderAnimation(duration: 0.2) : nil)
    return effects(
      &stage, HeaderUpdate(layout: Self.layout(height), reaction: reaction), event, reading)
  }

  func effects(
    _ stage: inout HeaderStage, _ update: HeaderUpdate, _ event: ScrollEvent,
    _ reading: HostReading
  ) -> HeaderEffects {
    var effects = HeaderEffects(layout: .zero)
    let context = stage.context(for: reading, telling: event)
    stage.apply(update, &effects, answering: event, in: context, reading: reading)
    return effects
  }
}
