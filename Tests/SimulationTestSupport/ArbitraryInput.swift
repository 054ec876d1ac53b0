public import HeaderBehaviors

/// Decodes bytes as numbers, events, contexts and parameters. After the last byte it reads zeros.
public struct ArbitraryInput {
  private var bytes: ArraySlice<UInt8>

  /// Reads `bytes` from the front.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Whether all bytes were read.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Reads a byte.
  public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Reads a number from 0 to `count` - 1.
  public mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// Reads a flag.
  public mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Reads a number that a screen could have. If `isWild`, it may be any number, infinity or NaN.
  public mutating func number(isWild: Bool) -> Double {
    let kind = byte()
    switch kind % (isWild ? 8 : 5) {
    case 0: return 0
    case 1: return Double(Int8(bitPattern: byte()))
    case 2: return Double(integer(2))
    case 3: return Double(integer(3)) / 3
    case 4: return Double(integer(2)) / 100
    case 5: return .nan
    case 6: return kind & 8 == 0 ? .infinity : -.infinity
    default: return Double(bitPattern: UInt64(bitPattern: Int64(integer(8))))
    }
  }

  private mutating func integer(_ count: Int) -> Int {
    var value = 0
    for _ in 0..<count { value = value << 8 | Int(byte()) }
    // As many numbers below 0 as above, except for all 64 bits, which are signed already.
    return count < 8 ? value - (1 << (8 * count - 1)) : value
  }

  /// Reads whether the next value has wild numbers, which one in four has.
  public mutating func isWild() -> Bool { byte() % 4 == 3 }

  /// Reads a context for a technique.
  public mutating func context() -> HeaderContext {
    let (flags, isWild) = (byte(), isWild())
    let scroll = ScrollMetrics(
      contentOffset: number(isWild: isWild), contentSize: number(isWild: isWild),
      bounds: number(isWild: isWild),
      adjustedContentInset: ScrollInsets(
        top: number(isWild: isWild), bottom: number(isWild: isWild)),
      headerInset: number(isWild: isWild), isTracking: flags & 1 != 0,
      position: flags & 2 != 0 ? number(isWild: isWild) : nil)
    let environment = HeaderEnvironment(
      containerHeight: number(isWild: isWild), safeAreaTop: number(isWild: isWild),
      fittingHeight: flags & 4 != 0 ? number(isWild: isWild) : nil,
      prefersReducedMotion: flags & 8 != 0, mounting: flags & 32 != 0 ? .overlay : .beside)
    return HeaderContext(
      scroll: scroll, environment: environment,
      visibleLayout: flags & 16 != 0 ? layout() : nil)
  }

  /// Reads a layout as a technique or a client may answer it.
  public mutating func layout() -> HeaderLayout {
    let isWild = isWild()
    return HeaderLayout(
      headerMinY: number(isWild: isWild), headerHeight: number(isWild: isWild),
      scrollViewMinY: number(isWild: isWild), contentInsetTop: number(isWild: isWild),
      collapsedFraction: number(isWild: isWild), stretch: number(isWild: isWild))
  }

  /// Changes `update` as a client may.
  public mutating func change(_ update: inout HeaderUpdate) {
    let isWild = isWild()
    switch index(below: 5) {
    case 0: update.layout = layout()
    case 1: update.reaction.position = number(isWild: isWild)
    case 2: update.reaction.targetContentOffset = number(isWild: isWild)
    case 3: update.reaction.animation = HeaderAnimation(duration: number(isWild: isWild))
    default: update.followUp = event()
    }
  }

  /// Reads a host's reading.
  public mutating func reading() -> HostReading {
    let (flags, isWild) = (byte(), isWild())
    return HostReading(
      offset: number(isWild: isWild), position: flags & 1 != 0 ? number(isWild: isWild) : nil,
      rubberBandCoefficient: flags & 2 != 0 ? number(isWild: isWild) : 0.55,
      contentSize: number(isWild: isWild), containerHeight: number(isWild: isWild),
      appInset: ScrollInsets(top: number(isWild: isWild), bottom: number(isWild: isWild)),
      addsSafeArea: flags & 4 != 0, refreshInset: number(isWild: isWild),
      safeAreaTop: number(isWild: isWild),
      fittingHeight: flags & 8 != 0 ? number(isWild: isWild) : nil,
      motion: HostMotion.allCases[index(below: HostMotion.allCases.count)],
      prefersReducedMotion: flags & 16 != 0, scale: flags & 32 != 0 ? number(isWild: isWild) : 3,
      progress: flags & 64 != 0 ? number(isWild: isWild) : nil)
  }

  /// Reads an event.
  public mutating func event() -> ScrollEvent {
    switch index(below: 18) {
    case 0, 1, 2: .didScroll(.drag)
    case 3: .didScroll(.deceleration)
    case 4: .didScroll(.programmatic)
    case 5: .didScroll(.layout)
    case 6: .willBeginDragging
    case 7:
      .willEndDragging(
        velocity: number(isWild: isWild()), targetContentOffset: number(isWild: isWild()))
    case 8: .didEndDragging(willDecelerate: flag())
    case 9: .willBeginDecelerating
    case 10: .didEndDecelerating
    case 11: .didScrollToTop
    case 12: .geometryDidChange
    case 13: .didStop
    case 14: .contentReplaced
    case 15: .didEndScrollingAnimation
    case 16: .setFraction(number(isWild: isWild()), animated: flag())
    default: .setCollapsed(flag(), animated: flag())
    }
  }

  /// Reads a technique of the catalog.
  public mutating func technique() -> HeaderTechnique {
    let techniques = HeaderCatalog.standard.techniques
    return techniques[index(below: techniques.count)]
  }

  /// Reads values for some of the parameters of `technique`. A wild value may be refused.
  public mutating func assignments(for technique: HeaderTechnique) -> [HeaderParameterAssignment] {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters where flag() {
      let value: HeaderParameterValue =
        switch parameter.domain {
        case .range(let minimum, let maximum):
          isWild()
            ? .number(number(isWild: true))
            : .number(minimum + (maximum - minimum) * Double(byte()) / 255)
        case .flag: .flag(flag())
        case .choices(let choices): .choice(choices[index(below: choices.count)])
        }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    return assignments
  }

  /// Reads a driver of a technique with parameters, or with the defaults if these are refused.
  public mutating func driver() -> any HeaderDriving {
    let technique = technique()
    let assignments = assignments(for: technique)
    guard let driver = (try? technique.makeDriver(assignments)) ?? (try? technique.makeDriver())
    else { preconditionFailure("the default parameters are valid") }
    return driver
  }
}
