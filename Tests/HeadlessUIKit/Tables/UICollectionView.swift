/// Who hears what happens to a collection.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// The item was tapped.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Where the items of a collection lie. The double places none.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout that places nothing.
  public override init() {
    super.init()
  }
}

/// Items in any arrangement. The double has none: its content is as large as it is told to be.
open class UICollectionView: UIScrollView {
  /// Where its items lie.
  open var collectionViewLayout: UICollectionViewLayout

  /// A collection at `frame`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// A collection as on being unarchived.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}
