/// The number of writes to the views during a gesture.
typealias WriteTally = [ViewWrite: Int]

/// A kind of write.
enum ViewWrite: String, CaseIterable, Sendable {
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

extension WriteTally {
  /// The number of all writes.
  var total: Int { values.reduce(0, +) }

  /// The writes, the most frequent first: `header's frame 31, list's inset 2`.
  var summary: String {
    guard total > 0 else { return "nothing" }
    return ViewWrite.allCases.map { (write: $0, count: self[$0, default: 0]) }
      .filter { $0.count > 0 }.sorted { $0.count > $1.count }
      .map { "\($0.write.rawValue) \($0.count)" }.joined(separator: ", ")
  }
}
