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
    let make: @MainActor @Sendable (UITableView) -> Void

    var testDescription: String { name }

    init(
      _ name: String,
      _ make: @escaping @MainActor @Sendable (UITableView) -> Void
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
      .init("scrollViewDidScroll") { $0.delegate?.scrollViewDidScroll?($0) },
      .init("scrollViewDidZoom") { $0.delegate?.scrollViewDidZoom?($0) },
      .init("scrollViewWillBeginDragging") { $0.delegate?.scrollViewWillBeginDragging?($0) },
      .init("scrollViewWillEndDragging") { tableView in
        var target = CGPoint.zero
        withUnsafeMutablePointer(to: &target) {
          tableView.delegate?.scrollViewWillEndDragging?(
            tableView, withVelocity: .zero, targetContentOffset: $0)
        }
      },
      .init("scrollViewDidEndDragging") {
        $0.delegate?.scrollViewDidEndDragging?($0, willDecelerate: false)
      },
      .init("scrollViewWillBeginDecelerating") {
        $0.delegate?.scrollViewWillBeginDecelerating?($0)
      },
      .init("scrollViewDidEndDecelerating") { $0.delegate?.scrollViewDidEndDecelerating?($0) },
      .init("scrollViewDidEndScrollingAnimation") {
        $0.delegate?.scrollViewDidEndScrollingAnimation?($0)
      },
      .init("viewForZooming") { _ = $0.delegate?.viewForZooming?(in: $0) },
      .init("scrollViewWillBeginZooming") {
        $0.delegate?.scrollViewWillBeginZooming?($0, with: nil)
      },
      .init("scrollViewDidEndZooming") {
        $0.delegate?.scrollViewDidEndZooming?($0, with: nil, atScale: 1)
      },
      .init("scrollViewShouldScrollToTop") { _ = $0.delegate?.scrollViewShouldScrollToTop?($0) },
      .init("scrollViewDidScrollToTop") { $0.delegate?.scrollViewDidScrollToTop?($0) },
      .init("scrollViewDidChangeAdjustedContentInset") {
        $0.delegate?.scrollViewDidChangeAdjustedContentInset?($0)
      },
      .init("tableView(heightForRowAt)") {
        _ = $0.delegate?.tableView?($0, heightForRowAt: IndexPath(row: 0, section: 0))
      },
      .init("tableView(didSelectRowAt)") {
        $0.delegate?.tableView?($0, didSelectRowAt: IndexPath(row: 0, section: 0))
      },
    ]
  }
#elseif canImport(HeadlessUIKit)
  extension DelegateCall {
    /// Every method of a scroll view's delegate, and two of a table view's.
    static let all: [DelegateCall] = [
      .init("scrollViewDidScroll") { $0.delegate?.scrollViewDidScroll($0) },
      .init("scrollViewDidZoom") { $0.delegate?.scrollViewDidZoom($0) },
      .init("scrollViewWillBeginDragging") { $0.delegate?.scrollViewWillBeginDragging($0) },
      .init("scrollViewWillEndDragging") { tableView in
        var target = CGPoint.zero
        withUnsafeMutablePointer(to: &target) {
          tableView.delegate?.scrollViewWillEndDragging(
            tableView, withVelocity: .zero, targetContentOffset: $0)
        }
      },
      .init("scrollViewDidEndDragging") {
        $0.delegate?.scrollViewDidEndDragging($0, willDecelerate: false)
      },
      .init("scrollViewWillBeginDecelerating") { $0.delegate?.scrollViewWillBeginDecelerating($0) },
      .init("scrollViewDidEndDecelerating") { $0.delegate?.scrollViewDidEndDecelerating($0) },
      .init("scrollViewDidEndScrollingAnimation") {
        $0.delegate?.scrollViewDidEndScrollingAnimation($0)
      },
      .init("viewForZooming") { _ = $0.delegate?.viewForZooming(in: $0) },
      .init("scrollViewWillBeginZooming") {
        $0.delegate?.scrollViewWillBeginZooming($0, with: nil)
      },
      .init("scrollViewDidEndZooming") {
        $0.delegate?.scrollViewDidEndZooming($0, with: nil, atScale: 1)
      },
      .init("scrollViewShouldScrollToTop") { _ = $0.delegate?.scrollViewShouldScrollToTop($0) },
      .init("scrollViewDidScrollToTop") { $0.delegate?.scrollViewDidScrollToTop($0) },
      .init("scrollViewDidChangeAdjustedContentInset") {
        $0.delegate?.scrollViewDidChangeAdjustedContentInset($0)
      },
      .init("tableView(heightForRowAt)") {
        _ = ($0.delegate as? any UITableViewDelegate)?.tableView(
          $0, heightForRowAt: IndexPath(row: 0, section: 0))
      },
      .init("tableView(didSelectRowAt)") {
        ($0.delegate as? any UITableViewDelegate)?.tableView(
          $0, didSelectRowAt: IndexPath(row: 0, section: 0))
      },
    ]
  }
#endif
