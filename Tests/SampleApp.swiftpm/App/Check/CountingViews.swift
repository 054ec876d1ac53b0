import UIKit

/// A header that counts how often its frame is written, and how often it is laid out.
final class CountingHeaderView: UIView {
  /// Called for each.
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

/// A list that counts what is written to it. Its offset is UIKit's as well: who has set it is for
/// `TurnLog` to tell.
final class CountingTableView: UITableView {
  /// Called for each write.
  var onWrite: ((ViewWrite) -> Void)?
  /// Called for each offset, with the seconds that it took to set it and to tell everyone.
  var onOffset: ((Double) -> Void)?
  /// Called for each size of the content.
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
