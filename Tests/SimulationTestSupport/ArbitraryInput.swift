public import HeaderBehaviors

/// Bytes as numbers, events, contexts and parameters; zeros when there are no more.
public struct ArbitraryInput {
  private var bytes: ArraySlice<UInt8>

  /// What `bytes` mean, from the front.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Whether all bytes are used up.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The next byte.
  public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// The next byte as one of `count` numbers from 0.
  public mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// The next byte as a yes or no.
  public mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number that a screen could have; a wild one may be any number at all, or none.
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
    return count < 8 ? value - 1 << (8 * count - 1) : value
  }

  /// Whether the numbers of what comes next are wild: of one thing in four.
  public mutating func isWild() -> Bool { byte() % 4 == 3 }

  /// What a technique may be told.
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

  /// A layout that a technique, or a client, may answer.
  public mutating func layout() -> HeaderLayout {
    let isWild = isWild()
    return HeaderLayout(
      headerMinY: number(isWild: isWild), headerHeight: number(isWild: isWild),
      scrollViewMinY: number(isWild: isWild), contentInsetTop: number(isWild: isWild),
      collapsedFraction: number(isWild: isWild), stretch: number(isWild: isWild))
  }

  /// Another answer than `update`.
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

  /// What a host may read.
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

  /// Something that may happen to a scroll view.
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

  /// One of the catalog's techniques.
  public mutating func technique() -> HeaderTechnique {
    let techniques = HeaderCatalog.standard.techniques
    return techniques[index(below: techniques.count)]
  }

  /// Values for some of the parameters of `technique`; a wild one may be refused.
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

  /// A driver of one of the techniques, with the parameters that the next bytes say, or the document's
  /// own where they are refused.
  public mutating func driver() -> any HeaderDriving {
    let technique = technique()
    let assignments = assignments(for: technique)
    guard let driver = (try? technique.makeDriver(assignments)) ?? (try? technique.makeDriver())
    else { preconditionFailure("the document's own parameters are valid") }
    return driver
  }
}
