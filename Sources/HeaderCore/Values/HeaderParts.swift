/// The parts of a header, up to four, top to bottom. The last one ends at the header's bottom edge.
///
/// A technique returns them from ``HeaderBehavior/parts(of:for:)``, which is called only when views are placed by the
/// parts, not for every event.
///
///     ┌──────────────┐
///     │ 0  toolbar   │
///     │ 1  image     │
///     │ 2  tabs      │ headerMaxY
///     └──────────────┘
///
/// A header that is not divided has none. The parts are stored inline, without allocation.
public struct HeaderParts: Sendable, Equatable {
  /// The largest number of parts.
  public static var capacity: Int { 4 }

  /// The number of parts, 0 to ``capacity``.
  public private(set) var count = 0
  // Unused elements stay 0, so equality ignores them.
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

  /// The part at `index`, counted from the top.
  ///
  /// - Precondition: `index` is below ``count``.
  public subscript(index: Int) -> HeaderPart {
    get {
      precondition(0..<count ~= index, "no part at this index")
      return HeaderPart(height: heights[index], progress: progresses[index])
    }
    set {
      precondition(0..<count ~= index, "no part at this index")
      (heights[index], progresses[index]) = (newValue.height, newValue.progress)
    }
  }

  /// Adds `part` below the others.
  ///
  /// - Precondition: ``count`` is below ``capacity``.
  public mutating func append(_ part: HeaderPart) {
    precondition(count < HeaderParts.capacity, "a header has up to four parts")
    count += 1
    self[count - 1] = part
  }

  /// Returns the height of all parts above the one at `index`, in points.
  public func height(above index: Int) -> Double { height(of: 0..<min(max(index, 0), count)) }

  /// Returns the height of all parts below the one at `index`, in points.
  public func height(below index: Int) -> Double {
    height(of: min(max(index + 1, 0), count)..<count)
  }

  /// The height of all parts, in points.
  public var height: Double { height(of: 0..<count) }

  private func height(of indices: Range<Int>) -> Double {
    indices.reduce(0) { $0 + heights[$1] }
  }

  /// Returns the top edge of the part at `index` in the container, where the header is visible as `layout`.
  public func minY(of index: Int, in layout: HeaderLayout) -> Double {
    layout.headerMaxY - height(below: index - 1)
  }

  /// Returns the progress of the part at `index`; 0 if there is no such part.
  func progress(of index: Int) -> Double { 0..<count ~= index ? self[index].progress : 0 }

  /// Whether every number is finite, in the sense of ``HeaderContext/isFinite``.
  package var isFinite: Bool {
    (0..<count).allSatisfy { self[$0].height.isMeasurable && self[$0].progress.isMeasurable }
  }
}
