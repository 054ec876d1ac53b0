import HeaderBehaviors

/// Bytes as events in arbitrary contexts, for a technique with arbitrary parameters: nothing traps,
/// and every layout of a context whose numbers a screen could have is finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func drive(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var input = Input(bytes: UnsafeBufferPointer(start: start, count: count)[...])
  let techniques = HeaderCatalog.standard.techniques
  let technique = techniques[Int(input.byte()) % techniques.count]
  let driver = input.driver(of: technique)
  check(driver.start(in: input.context()))
  while !input.isEmpty {
    let event = input.event()
    let update = driver.update(for: event, in: input.context())
    check(update.layout)
    if let followUp = update.followUp {
      check(driver.update(for: followUp, in: input.context()).layout)
    }
  }
  return 0
}

private func check(_ layout: HeaderLayout) {
  promise(layout.isFinite, "every layout is finite")
  promise(layout.headerHeight >= 0, "no header is less than nothing high")
  promise(layout.stretch >= 0, "no stretch is less than nothing")
}

/// Bytes, taken from the front; zeros when there are no more.
private struct Input {
  var bytes: Slice<UnsafeBufferPointer<UInt8>>

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 {
    bytes.popFirst() ?? 0
  }

  mutating func flag() -> Bool {
    byte() & 1 == 1
  }

  /// A number: 0, a small or a large one, one with any bits at all, or none.
  mutating func number() -> Double {
    let kind = byte()
    switch kind % 8 {
    case 0: return 0
    case 1: return Double(Int8(bitPattern: byte()))
    case 2: return Double(integer(2))
    case 3: return Double(integer(3)) / 3
    case 4: return Double(integer(4)) / 1000
    case 5: return .nan
    case 6: return kind & 8 == 0 ? .infinity : -.infinity
    default:
      // Beyond these a sum of two may be no number any more, and no screen is that large.
      let number = Double(bitPattern: UInt64(bitPattern: Int64(integer(8))))
      return number.magnitude < 1e300 ? number : 1e300
    }
  }

  private mutating func integer(_ count: Int) -> Int {
    var value = 0
    for _ in 0..<count { value = value << 8 | Int(byte()) }
    return count < 8 ? value - 1 << (8 * count - 1) : value
  }

  mutating func context() -> HeaderContext {
    let flags = byte()
    let scroll = ScrollMetrics(
      contentOffset: number(), contentSize: number(), bounds: number(),
      adjustedContentInset: ScrollInsets(top: number(), bottom: number()),
      headerInset: number(), isTracking: flags & 1 != 0,
      position: flags & 2 != 0 ? number() : nil)
    let environment = HeaderEnvironment(
      containerHeight: number(), safeAreaTop: number(),
      fittingHeight: flags & 4 != 0 ? number() : nil, prefersReducedMotion: flags & 8 != 0)
    guard flags & 16 != 0 else { return HeaderContext(scroll: scroll, environment: environment) }
    return HeaderContext(
      scroll: scroll, environment: environment,
      visibleLayout: HeaderLayout(
        headerMinY: number(), headerHeight: number(), scrollViewMinY: number(),
        contentInsetTop: number(), collapsedFraction: number(), stretch: number()))
  }

  mutating func event() -> ScrollEvent {
    switch byte() % 14 {
    case 0, 1, 2: .didScroll(.drag)
    case 3: .didScroll(.deceleration)
    case 4: .didScroll(.programmatic)
    case 5: .didScroll(.layout)
    case 6: .willBeginDragging
    case 7: .willEndDragging(velocity: number(), targetContentOffset: number())
    case 8: .didEndDragging(willDecelerate: flag())
    case 9: .willBeginDecelerating
    case 10: .didEndDecelerating
    case 11: .didScrollToTop
    case 12: .geometryDidChange
    default: .setCollapsed(flag(), animated: flag())
    }
  }

  /// A driver with the parameters that the next bytes say, or the document's own where they
  /// contradict each other.
  mutating func driver(of technique: HeaderTechnique) -> any HeaderDriving {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters where flag() {
      let value: HeaderParameterValue =
        switch parameter.domain {
        case .range(let minimum, let maximum):
          .number(minimum + (maximum - minimum) * Double(byte()) / 255)
        case .flag: .flag(flag())
        case .choices(let choices): .choice(choices[Int(byte()) % choices.count])
        }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    guard let driver = (try? technique.makeDriver(assignments)) ?? (try? technique.makeDriver())
    else { preconditionFailure("the document's own parameters are valid") }
    return driver
  }
}
