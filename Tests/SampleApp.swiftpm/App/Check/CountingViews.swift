import UIKit

/// A header that reports every write to its frame, and every layout.
final class CountingHeaderView: UIView {
  /// Called for each of them.
  var onWrite: ((ViewWrite) -> Void)?

  override var frame: CGRect {
    didSet { onWrite?(.headerFrame) }
  }
  override var center: CGPoint {
    didSet { onWrite?(.headerFrame) }
  }
  override var bounds: CGRect {
    didSet { onWrite?(.headerFrame) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onWrite?(.headerLayout)
  }
}

/// A list that reports writes to it. UIKit sets its offset as well: `TurnLog` tells the two apart.
final class CountingTableView: UITableView {
  /// Called for each write.
  var onWrite: ((ViewWrite) -> Void)?
  /// Called for each offset, with the seconds that it took to set it and to notify observers.
  var onOffset: ((Double) -> Void)?
  /// Called when the content size changes.
  var onSize: (() -> Void)?

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let start = CACurrentMediaTime()
      super.contentOffset = newValue
      onOffset?(CACurrentMediaTime() - start)
    }
  }

  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { onSize?() } }
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
