#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import Foundation
    import HeadlessUIKit
  #endif

  /// Who makes the room above the content that a header lies over.
  @MainActor
  public enum HeaderRoom {
    /// The adapter: with an empty header view in a plain table view that has none, and with the
    /// content inset in any other scroll view.
    case automatic
    /// The content itself. The closure is called with the points that the content has to leave free
    /// at its top, 0 or more; the scroll view is laid out when it returns.
    ///
    /// For a collection view whose section headers pin: they stop at the content inset, and so below
    /// a header that has long gone, unless there is none.
    case content(@MainActor (_ points: CGFloat) -> Void)
  }

  extension HeaderRoom {
    func carrier(for scrollView: UIScrollView) -> any InsetCarrier {
      switch self {
      case .automatic: ContentInsetCarrier(scrollView)
      case .content(let make): ContentRoomCarrier(scrollView, make: make)
      }
    }
  }

  /// Has the app make the room in its content.
  @MainActor
  final class ContentRoomCarrier: InsetCarrier {
    private weak var scrollView: UIScrollView?
    private let make: @MainActor (CGFloat) -> Void
    private(set) var amount = 0.0

    init(_ scrollView: UIScrollView, make: @escaping @MainActor (CGFloat) -> Void) {
      self.scrollView = scrollView
      self.make = make
    }

    var contentShift: Double { amount }

    func carry(_ amount: Double) {
      // A scroll view that has gone has no content to make room for.
      guard amount != self.amount, let scrollView else { return }
      self.amount = amount
      make(CGFloat(amount))
      // Only then is the content as high as it will be.
      scrollView.layOutIfShown()
    }
  }
#endif
