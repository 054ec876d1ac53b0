#if canImport(UIKit) || canImport(HeadlessUIKit)
  import Testing
  #if canImport(UIKit)
    import UIKit
  #else
    import Foundation
    import HeadlessUIKit
  #endif

  /// One call that UIKit makes to a delegate. In UIKit the methods are optional, in the double they
  /// have defaults: the same call is spelled two ways.
  struct DelegateCall: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (any UITableViewDelegate, UITableView) -> Void

    var testDescription: String { name }

    init(
      _ name: String,
      _ make: @escaping @MainActor @Sendable (any UITableViewDelegate, UITableView) -> Void
    ) {
      self.name = name
      self.make = make
    }
  }
#endif

#if canImport(UIKit)
  extension DelegateCall {
    /// Every method of a scroll view's delegate, and two of a table view's.
    static let all: [DelegateCall] = [
      .init("scrollViewDidScroll") { $0.scrollViewDidScroll?($1) },
      .init("scrollViewDidZoom") { $0.scrollViewDidZoom?($1) },
      .init("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging?($1) },
      .init("scrollViewWillEndDragging") { delegate, tableView in
        var target = CGPoint.zero
        withUnsafeMutablePointer(to: &target) {
          delegate.scrollViewWillEndDragging?(
            tableView, withVelocity: .zero, targetContentOffset: $0)
        }
      },
      .init("scrollViewDidEndDragging") {
        $0.scrollViewDidEndDragging?($1, willDecelerate: false)
      },
      .init("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating?($1) },
      .init("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating?($1) },
      .init("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation?($1) },
      .init("viewForZooming") { _ = $0.viewForZooming?(in: $1) },
      .init("scrollViewWillBeginZooming") { $0.scrollViewWillBeginZooming?($1, with: nil) },
      .init("scrollViewDidEndZooming") { $0.scrollViewDidEndZooming?($1, with: nil, atScale: 1) },
      .init("scrollViewShouldScrollToTop") { _ = $0.scrollViewShouldScrollToTop?($1) },
      .init("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop?($1) },
      .init("scrollViewDidChangeAdjustedContentInset") {
        $0.scrollViewDidChangeAdjustedContentInset?($1)
      },
      .init("tableView(heightForRowAt)") {
        _ = $0.tableView?($1, heightForRowAt: IndexPath(row: 0, section: 0))
      },
      .init("tableView(didSelectRowAt)") {
        $0.tableView?($1, didSelectRowAt: IndexPath(row: 0, section: 0))
      },
    ]
  }
#elseif canImport(HeadlessUIKit)
  extension DelegateCall {
    /// Every method of a scroll view's delegate, and two of a table view's.
    static let all: [DelegateCall] = [
      .init("scrollViewDidScroll") { $0.scrollViewDidScroll($1) },
      .init("scrollViewDidZoom") { $0.scrollViewDidZoom($1) },
      .init("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging($1) },
      .init("scrollViewWillEndDragging") { delegate, tableView in
        var target = CGPoint.zero
        withUnsafeMutablePointer(to: &target) {
          delegate.scrollViewWillEndDragging(
            tableView, withVelocity: .zero, targetContentOffset: $0)
        }
      },
      .init("scrollViewDidEndDragging") {
        $0.scrollViewDidEndDragging($1, willDecelerate: false)
      },
      .init("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating($1) },
      .init("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating($1) },
      .init("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation($1) },
      .init("viewForZooming") { _ = $0.viewForZooming(in: $1) },
      .init("scrollViewWillBeginZooming") { $0.scrollViewWillBeginZooming($1, with: nil) },
      .init("scrollViewDidEndZooming") { $0.scrollViewDidEndZooming($1, with: nil, atScale: 1) },
      .init("scrollViewShouldScrollToTop") { _ = $0.scrollViewShouldScrollToTop($1) },
      .init("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop($1) },
      .init("scrollViewDidChangeAdjustedContentInset") {
        $0.scrollViewDidChangeAdjustedContentInset($1)
      },
      .init("tableView(heightForRowAt)") {
        _ = $0.tableView($1, heightForRowAt: IndexPath(row: 0, section: 0))
      },
      .init("tableView(didSelectRowAt)") {
        $0.tableView($1, didSelectRowAt: IndexPath(row: 0, section: 0))
      },
    ]
  }
#endif
