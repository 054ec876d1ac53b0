/// One of the parts that a header is made of, top to bottom: a toolbar, an image, a tab strip.
public struct HeaderPart: Sendable, Equatable {
  /// Points of it that are seen, never negative.
  public var height: Double
  /// 0 as large as it rests, 1 as small as it gets or gone.
  public var progress: Double

  /// A part of `height` points at `progress`.
  public init(height: Double, progress: Double = 0) {
    self.height = height
    self.progress = progress
  }

  /// A part of `whole` points, of which `gone` have gone: as many as it has, and none where `gone` is
  /// below 0.
  public init(whole: Double, gone: Double) {
    let gone = min(max(gone, 0), whole)
    self.init(height: whole - gone, progress: whole > 0 ? gone / whole : 0)
  }
}

/// The parts of a header, up to four, top to bottom. The last one ends where the header does.
///
/// A technique says what they are in ``HeaderBehavior/parts(of:for:)``. Its driver is asked where views are
/// placed by them, so that an event costs nothing for them.
///
///     ┌──────────────┐
///     │ 0  toolbar   │
///     │ 1  image     │
///     │ 2  tabs      │ headerMaxY
///     └──────────────┘
///
/// A header that is not made of parts has none. They are kept in place, and allocate nothing.
public struct HeaderParts: Sendable, Equatable {
  /// The most that a header has.
  public static var capacity: Int { 4 }

  /// How many there are, 0 to ``capacity``.
  public private(set) var count = 0
  // Those that there are not stay 0, so that two without parts are equal.
  private var heights = SIMD4<Double>.zero
  private var progresses = SIMD4<Double>.zero

  /// No parts.
  public init() {}

  /// The given parts, top to bottom.
  public init(
    _ first: HeaderPart, _ second: HeaderPart? = nil, _ third: HeaderPart? = nil,
    _ fourth: HeaderPart? = nil
  ) {
    append(first)
    if let second { append(second) }
    if let third { append(third) }
    if let fourth { append(fourth) }
  }

  /// The part at `index`, 0 being the top one.
  ///
  /// - Precondition: there is such a part.
  public subscript(index: Int) -> HeaderPart {
    get {
      precondition(0..<count ~= index, "there is such a part")
      return HeaderPart(height: heights[index], progress: progresses[index])
    }
    set {
      precondition(0..<count ~= index, "there is such a part")
      (heights[index], progresses[index]) = (newValue.height, newValue.progress)
    }
  }

  /// Adds `part` below the others.
  ///
  /// - Precondition: there are fewer than ``capacity``.
  public mutating func append(_ part: HeaderPart) {
    precondition(count < HeaderParts.capacity, "a header has up to four parts")
    count += 1
    self[count - 1] = part
  }

  /// Points of the parts above the one at `index`.
  public func height(above index: Int) -> Double { height(of: 0..<min(max(index, 0), count)) }

  /// Points of the parts below the one at `index`.
  public func height(below index: Int) -> Double {
    height(of: min(max(index + 1, 0), count)..<count)
  }

  /// Points of all of them.
  public var height: Double { height(of: 0..<count) }

  private func height(of indices: Range<Int>) -> Double {
    var height = 0.0
    for index in indices { height += self[index].height }
    return height
  }

  /// Top edge of the part at `index` in the container, where the header is seen as `layout`: the last
  /// part ends where the header does.
  public func minY(of index: Int, in layout: HeaderLayout) -> Double {
    layout.headerMaxY - height(below: index - 1)
  }

  /// How far the part at `index` has gone, 0 to 1; 0 where there is none.
  func progress(of index: Int) -> Double { 0..<count ~= index ? self[index].progress : 0 }

  /// Whether every number is finite, as ``HeaderContext/isFinite`` has it.
  package var isFinite: Bool {
    (0..<count).allSatisfy { self[$0].height.isMeasurable && self[$0].progress.isMeasurable }
  }
}
