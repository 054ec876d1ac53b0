/// Items in any arrangement. The double shows none of them: the content is as large as it is told to be.
open class UICollectionView: UIScrollView {
  /// Where its items lie.
  public let collectionViewLayout: UICollectionViewLayout

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

/// Where the items of a collection lie.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout that places nothing.
  public override init() {
    super.init()
  }
}

/// Items on lines, in sections under headers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Whether a header stays at the top while its section is seen.
  open var sectionHeadersPinToVisibleBounds = false
}
