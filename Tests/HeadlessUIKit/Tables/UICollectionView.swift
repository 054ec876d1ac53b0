/// Items in any arrangement. The double shows none; the content has the size that it is given.
open class UICollectionView: UIScrollView {
  /// The arrangement of the items.
  public let collectionViewLayout: UICollectionViewLayout

  /// The view behind the items. The double does not show it.
  open var backgroundView: UIView?

  /// A collection view with the given frame.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// The arrangement of a collection view's items.
@MainActor
open class UICollectionViewLayout: NSObject {
}

/// Items on lines, in sections with headers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Whether section headers stay at the top while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false
}
