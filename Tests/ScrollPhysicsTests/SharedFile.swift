import Foundation
import Testing

/// A file that lies beside the package, in `../shared`, and is not part of it.
struct SharedFile: Sendable {
  /// `../shared`, seen from the package's root.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // ScrollPhysicsTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()  // the package
    .deletingLastPathComponent()
    .appendingPathComponent("shared")

  static let vectors = SharedFile(path: "physics-vectors.json")
  static let deceleration = SharedFile(path: "traces/offsets/cranpose_decel_normal_ios265.csv")
  static let rubberBand = SharedFile(path: "traces/offsets/cranpose_rubberband_drag_ios265.csv")
  static let bounce = SharedFile(path: "traces/offsets/levison_bounce_1_2021.csv")

  let path: String

  private var url: URL { SharedFile.folder.appendingPathComponent(path) }

  /// Runs a test only where the file is, and names the file where it is not.
  var whereItExists: ConditionTrait {
    .enabled(
      if: FileManager.default.fileExists(atPath: url.path), "needs ../shared/\(path)")
  }

  func data() throws -> Data {
    try Data(contentsOf: url)
  }

  /// The rows below the header line of a CSV of numbers.
  func rows(columns: Int) throws -> [[Double]] {
    let text = try #require(String(data: try data(), encoding: .utf8))
    return try text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let row = try line.split(separator: ",").map { try #require(Double($0), "\(line)") }
      try #require(row.count == columns, "\(path): \(line)")
      return row
    }
  }
}

/// The content of `physics-vectors.json`, as far as a test needs it.
struct VectorFile: Decodable {
  let groups: [VectorGroup]

  static func load() throws -> VectorFile {
    try JSONDecoder().decode(VectorFile.self, from: SharedFile.vectors.data())
  }
}

struct VectorGroup: Decodable {
  let id: String
  let vectors: [PhysicsVector]
}

struct PhysicsVector: Decodable {
  let input: [String: Double]
  let expected: VectorQuantity
  let tolerance: VectorQuantity

  func input(_ name: String) throws -> Double {
    try #require(input[name], "no input \(name)")
  }

  /// Expects `actual` to be the quantity `name`, or the only one there is.
  func expect(_ actual: Double, as name: String = "", sourceLocation: SourceLocation) throws {
    let wanted = try expected.number(name)
    let allowed = try tolerance.number(name)
    try #require(allowed > 0 && allowed < 1, "a tolerance that proves nothing")
    #expect(
      abs(actual - wanted) <= allowed, "\(name) \(actual) instead of \(wanted), from \(input)",
      sourceLocation: sourceLocation)
  }
}

/// One number, or several with names.
enum VectorQuantity: Decodable {
  case one(Double)
  case several([String: Double])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .one(number)
    } else {
      self = .several(try container.decode([String: Double].self))
    }
  }

  func number(_ name: String) throws -> Double {
    switch self {
    case .one(let number): number
    case .several(let numbers): try #require(numbers[name], "no quantity \(name)")
    }
  }
}
