/// One of the parts that a header is made of, top to bottom: a toolbar, an image, a tab strip.
public struct HeaderPart: Sendable, Equatable {
  /// Points of it that are seen, never negative.
  public var height: Double
  /// 0 as large as it rests, 1 as small as it gets or gone.
  public var progress: Double

  /// A part of `height` points at `progress`.
  @inlinable
  public init(height: Double, progress: Double = 0) {
    self.height = height
    self.progress = progress
  }
}

/// The parts of a header, up to four, top to bottom. The last one ends where the header does.
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
  @inlinable public static var capacity: Int { 4 }

  /// How many there are, 0 to ``capacity``.
  public private(set) var count = 0
  // Those that there are not stay as they are here, and two without parts are equal.
  @usableFromInline var first = HeaderPart(height: 0)
  @usableFromInline var second = HeaderPart(height: 0)
  @usableFromInline var third = HeaderPart(height: 0)
  @usableFromInline var fourth = HeaderPart(height: 0)

  /// No parts.
  public init() {}

  /// The part at `index`, 0 being the top one.
  ///
  /// - Precondition: there is such a part.
  public subscript(index: Int) -> HeaderPart {
    get {
      precondition(0..<count ~= index, "there is such a part")
      return switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      precondition(0..<count ~= index, "there is such a part")
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
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

  /// The sum of all magnitudes; see ``HeaderContext/isFinite``.
  @inlinable
  var totalMagnitude: Double {
    (first.height.magnitude + second.height.magnitude)
      + (third.height.magnitude + fourth.height.magnitude)
      + (first.progress.magnitude + second.progress.magnitude)
      + (third.progress.magnitude + fourth.progress.magnitude)
  }
}

extension HeaderLayout {
  /// The part at `index`, 0 being the top one; `nil` where the header has none.
  public func part(_ index: Int) -> HeaderPart? {
    0..<parts.count ~= index ? parts[index] : nil
  }

  /// Top edge of the part at `index` in the container: the last part ends where the header does.
  public func partMinY(_ index: Int) -> Double {
    headerMaxY - parts.height(below: index) - (part(index)?.height ?? 0)
  }
}

extension LayoutNumber {
  /// Height and progress of the part at `index`; 0 where the header has none, and stays so.
  static func part(_ index: Int) -> [LayoutNumber] {
    [
      LayoutNumber(
        name: "height of part \(index + 1)", get: { $0.part(index)?.height ?? 0 },
        set: { if index < $0.parts.count { $0.parts[index].height = $1 } }),
      LayoutNumber(
        name: "progress of part \(index + 1)", get: { $0.part(index)?.progress ?? 0 },
        set: { if index < $0.parts.count { $0.parts[index].progress = $1 } }),
    ]
  }
}
