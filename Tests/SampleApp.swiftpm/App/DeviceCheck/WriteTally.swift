/// How often something was done to the views while a gesture lasted.
struct WriteTally: Sendable, Equatable {
  /// What was done.
  enum Kind: String, CaseIterable, Sendable {
    /// The header's frame.
    case headerFrame = "header's frame"
    /// The header's layout, by UIKit.
    case headerLayout = "header's layout"
    /// The header's content, evaluated by SwiftUI.
    case headerBody = "header's body"
    /// The list's offset, by the header.
    case listOffset = "list's offset"
    /// The list's content inset.
    case listInset = "list's inset"
    /// The list's frame.
    case listFrame = "list's frame"
    /// The inset of the list's indicator.
    case indicatorInset = "indicator's inset"
  }

  private var counts: [Kind: Int] = [:]

  /// Nothing written.
  init() {}

  /// How often that was written.
  subscript(kind: Kind) -> Int {
    get { counts[kind, default: 0] }
    set { counts[kind] = newValue }
  }

  /// Everything that was written.
  var total: Int { counts.values.reduce(0, +) }

  /// Writes to the list, which costs more than moving a header.
  var toList: Int { total - self[.headerFrame] - self[.headerLayout] - self[.headerBody] }

  /// What was written, the most frequent first: `header's frame 31, list's inset 2`.
  var summary: String {
    let written = Kind.allCases.filter { self[$0] > 0 }
    guard !written.isEmpty else { return "nothing" }
    return written.sorted { self[$0] > self[$1] }.map { "\($0.rawValue) \(self[$0])" }
      .joined(separator: ", ")
  }
}
