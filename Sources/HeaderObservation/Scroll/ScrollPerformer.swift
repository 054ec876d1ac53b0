/// Moves the content of a scroll view.
///
///     UIKit      performs a request at once, and reads the scroll view again
///     SwiftUI    publishes a request; the next update shows its result
///
/// It decides nothing. For each request it returns whether it is done, will be done later, or is impossible.
package protocol ScrollPerformer: AnyObject {
  /// Moves the content.
  func move(_ request: ScrollRequest) -> RequestResult
  /// Makes `points` of room below the content.
  func makeBottomRoom(_ points: Double)
  /// Its access to the views; `nil` if it only publishes values that the views show later.
  var views: (any ViewPerformer)? { get }
}

extension ScrollPerformer {
  package var views: (any ViewPerformer)? { nil }
}
