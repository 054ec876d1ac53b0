import Foundation
import HeaderPlaygroundPage
import SimulationTestSupport
import Testing

/// The built page that the tool carries.
@Suite("The built page")
struct PageTests {
  /// Its bytes and its script's: texts of this size are compared letter by letter otherwise, in most of
  /// a minute.
  private let bytes: Data
  private let size = PlaygroundPage.html.utf8.count

  init() throws {
    bytes = try Data(PlaygroundPage.html.utf8) + Self.unpacked("script")
  }

  /// What the element `name` has packed: gzip, of which five letters are four bytes (Z85).
  private static func unpacked(_ name: String) throws -> Data {
    let lines = PlaygroundPage.html.utf8.split(separator: UInt8(ascii: "\n"))
    let tag = try #require(
      lines.firstIndex { $0.elementsEqual("<script type=\"text/plain\" id=\"\(name)\">".utf8) })
    let letters = Array(lines[tag + 2])
    let digits = Array(
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#".utf8)
    var packed = Data()
    for start in stride(from: 0, to: letters.count, by: 5) {
      let word = letters[start..<start + 5].reduce(UInt32(0)) { word, letter in
        word &* 85 &+ UInt32(digits.firstIndex(of: letter) ?? 0)
      }
      withUnsafeBytes(of: word.bigEndian) { packed.append(contentsOf: $0) }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).gz")
    try packed.prefix(Int(String(decoding: lines[tag + 1], as: UTF8.self)) ?? 0).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process(), output = Pipe()
    gzip.executableURL = URL(fileURLWithPath: "/bin/sh")
    gzip.arguments = ["-c", "gzip -dc \"$0\"", file.path]
    gzip.standardOutput = output
    try gzip.run()
    return output.fileHandleForReading.readDataToEndOfFile()
  }

  private func isOnPage(_ text: some StringProtocol) -> Bool {
    bytes.range(of: Data(text.utf8)) != nil
  }

  @Test("It has the page's sources as they are now; Sources/HeaderPlayground/build makes it anew")
  func isNotStale() throws {
    let folder = "Sources/HeaderPlayground/Page/"
    let scripts = try FileManager.default
      .contentsOfDirectory(
        atPath: PackageFolder.root.appendingPathComponent(folder + "script").path
      )
      .filter { $0.hasSuffix(".js") }.sorted()
    try #require(!scripts.isEmpty)
    for file in scripts.map({ "script/" + $0 }) + ["playground.css", "loader.js"] {
      #expect(isOnPage(try lean(folder + file)), "\(file)")
    }
    for line in try PackageFolder.text(folder + "playground.html").split(separator: "\n")
    where !line.hasPrefix("{{") {
      #expect(isOnPage(line))
    }
  }

  /// A source as it is on the page: without comments of their own lines, and without indentation.
  private func lean(_ path: String) throws -> String {
    try PackageFolder.text(path).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  @Test("It is one file below 450,000 bytes that asks the network for nothing")
  func standsAlone() {
    #expect(size < 450_000)
    for word in [
      "https://", "src=\"http", "<script src", "@import", "fetch(", "XMLHttpRequest",
      "<link rel=\"style",
    ] {
      #expect(!isOnPage(word), "\(word)")
    }
    var namespaces = 0
    var rest = bytes[...]
    while let found = rest.range(of: Data("http://".utf8)) {
      namespaces += 1
      rest = rest[found.upperBound...]
    }
    #expect(namespaces == 2, "namespaces of SVG alone")
  }
}
