/// Some numbers of a view on their way from one value to another.
struct RunningChange {
  let animation: UIViewPropertyAnimator
  var start: VisibleState
  var end: VisibleState
  var numbers: [WritableKeyPath<VisibleState, CGFloat>]

  /// Writes the numbers `progress` of the way into `state`: exactly the ends at 0 and 1.
  func write(_ progress: Double, into state: inout VisibleState) {
    for number in numbers {
      let (from, to) = (start[keyPath: number], end[keyPath: number])
      // A spring swings past 1, so only 0 and 1 themselves are the ends.
      state[keyPath: number] =
        progress == 0 ? from : progress == 1 ? to : from + (to - from) * CGFloat(progress)
    }
  }
}

extension UIView {
  /// What is on screen at this moment.
  var visibleState: VisibleState {
    var visible = state
    for change in runningChanges { change.write(change.animation.progress, into: &visible) }
    return visible
  }

  /// Whether an animation keeps touches away.
  var isClosedByAnimation: Bool {
    runningChanges.contains { !$0.animation.allowsUserInteraction }
  }

  /// Makes `body`'s change to the model.
  func change(_ body: (inout VisibleState) -> Void) {
    var changed = state
    body(&changed)
    change(to: changed)
  }

  /// Takes over `new` at once; inside an animation the way there is shown. A number that changes outside of
  /// one takes along the way that it is on, as animations are additive (WWDC 2014, session 236).
  func change(to new: VisibleState) {
    let old = state
    let numbers = new.differences(from: old)
    guard !numbers.isEmpty else { return }
    let visible = visibleState
    state = new
    if let animation = screen.animationScope {
      release(numbers)
      runningChanges.append(
        RunningChange(animation: animation, start: visible, end: new, numbers: numbers))
      animation.add(self)
    } else {
      shift(numbers, from: old)
    }
    stateDidChange(from: old)
  }

  /// Ends what `animation` shows of the view.
  func endChanges(of animation: UIViewPropertyAnimator, at position: UIViewAnimatingPosition) {
    var ended = state
    for change in runningChanges where change.animation === animation {
      change.write(position == .end ? 1 : change.animation.progress, into: &ended)
    }
    runningChanges.removeAll { $0.animation === animation }
    let old = state
    guard ended != old else { return }
    state = ended
    stateDidChange(from: old)
  }

  private func shift(_ numbers: [WritableKeyPath<VisibleState, CGFloat>], from old: VisibleState) {
    for index in runningChanges.indices {
      for number in numbers where runningChanges[index].numbers.contains(number) {
        let change = state[keyPath: number] - old[keyPath: number]
        runningChanges[index].start[keyPath: number] += change
        runningChanges[index].end[keyPath: number] += change
      }
    }
  }

  private func release(_ numbers: [WritableKeyPath<VisibleState, CGFloat>]) {
    guard !runningChanges.isEmpty else { return }
    for index in runningChanges.indices {
      runningChanges[index].numbers.removeAll { numbers.contains($0) }
    }
    runningChanges.removeAll { $0.numbers.isEmpty }
  }
}
