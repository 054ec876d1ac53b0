/// Values of a view that an animation is changing.
struct RunningChange {
  let animation: UIViewPropertyAnimator
  var start: VisibleState
  var end: VisibleState
  var numbers: [WritableKeyPath<VisibleState, CGFloat>]

  /// Writes the values at `progress` into `state`.
  func write(_ progress: Double, into state: inout VisibleState) {
    for number in numbers {
      let (from, to) = (start[keyPath: number], end[keyPath: number])
      state[keyPath: number] = from + (to - from) * CGFloat(progress)
    }
  }
}

extension UIView {
  /// The values that are on the screen.
  var visibleState: VisibleState {
    var visible = state
    for change in runningChanges { change.write(change.animation.progress, into: &visible) }
    return visible
  }

  /// Changes the model.
  func change(_ body: (inout VisibleState) -> Void) {
    var changed = state
    body(&changed)
    change(to: changed)
  }

  /// Changes the model to `new`. Inside an animation the change is animated. Outside, a value that is being animated
  /// shifts its animation, because animations are additive (WWDC 2014, session 236).
  func change(to new: VisibleState) {
    let old = state
    let numbers = new.differences(from: old)
    guard !numbers.isEmpty else { return }
    let visible = visibleState
    state = new
    if let animation = screen.animationScope {
      removeRunningChanges(of: numbers)
      runningChanges.append(
        RunningChange(animation: animation, start: visible, end: new, numbers: numbers))
      animation.add(self)
    } else {
      shiftRunningChanges(of: numbers, from: old)
    }
    stateDidChange(from: old)
  }

  /// Ends the changes of `animation` at `progress`.
  func endChanges(of animation: UIViewPropertyAnimator, at progress: Double) {
    let old = state
    for change in runningChanges where change.animation === animation {
      change.write(progress, into: &state)
    }
    runningChanges.removeAll { $0.animation === animation }
    if state != old { stateDidChange(from: old) }
  }

  private func shiftRunningChanges(
    of numbers: [WritableKeyPath<VisibleState, CGFloat>], from old: VisibleState
  ) {
    for index in runningChanges.indices {
      for number in numbers where runningChanges[index].numbers.contains(number) {
        let change = state[keyPath: number] - old[keyPath: number]
        runningChanges[index].start[keyPath: number] += change
        runningChanges[index].end[keyPath: number] += change
      }
    }
  }

  private func removeRunningChanges(of numbers: [WritableKeyPath<VisibleState, CGFloat>]) {
    for index in runningChanges.indices {
      runningChanges[index].numbers.removeAll { numbers.contains($0) }
    }
    runningChanges.removeAll { $0.numbers.isEmpty }
  }
}
