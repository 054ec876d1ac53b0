import UIKit

/// A header that counts how often its frame is written.
final class CountingHeaderView: UIView {
  /// Called for each write.
  var onWrite: (() -> Void)?

  override var frame: CGRect {
    didSet { onWrite?() }
  }
  override var center: CGPoint {
    didSet { onWrite?() }
  }
  override var bounds: CGRect {
    didSet { onWrite?() }
  }
}

/// A list that counts what is written to it.
///
/// UIKit moves the content through the same property as anyone else. A write that comes while another
/// is being reported is the header's: it answers in the middle of UIKit's own. One that comes outside
/// of that is not told from UIKit's, and not counted.
final class CountingTableView: UITableView {
  /// Called for each write.
  var onWrite: ((WriteTally.Kind) -> Void)?
  private var moves = 0

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if moves > 0 { onWrite?(.listOffset) }
      moves += 1
      super.contentOffset = newValue
      moves -= 1
    }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    onWrite?(.listOffset)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override var contentInset: UIEdgeInsets {
    didSet { onWrite?(.listInset) }
  }
  override var frame: CGRect {
    didSet { onWrite?(.listFrame) }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    didSet { onWrite?(.indicatorInset) }
  }
}
