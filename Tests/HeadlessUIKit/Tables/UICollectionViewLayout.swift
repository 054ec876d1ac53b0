/// Where one view of a collection lies.
open class UICollectionViewLayoutAttributes: NSObject {
  /// Its frame, in the content's coordinates.
  open var frame = CGRect.zero

  init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
}

/// Where the items of a collection lie. The double's own places none, and leaves the size of the
/// content to the test.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection whose items it places.
  open internal(set) weak var collectionView: UICollectionView?
  private var isInvalid = true
  private var preparedWidth: CGFloat?

  /// A layout that places nothing.
  public override init() {
    super.init()
  }

  /// Forgets what it knows; the collection asks again at its next layout.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Finds out where everything lies.
  open func prepare() {
    isInvalid = false
    preparedWidth = collectionView?.bounds.width
  }

  /// Where the item lies, `nil` if it lies nowhere.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a section's header or footer is seen, `nil` if it has none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// How large it makes the content, `nil` where that is not its business.
  var preparedContentSize: CGSize? { nil }

  /// Measures what is seen for the first time and changes its place in the layout. Gives by how much
  /// what was seen before has moved, `nil` where nothing was of another size.
  func measureSeenItems() -> CGFloat? { nil }

  /// Every item may be of another size now.
  func forgetMeasurements() {}

  func needsPreparation(forWidth width: CGFloat) -> Bool {
    isInvalid || width != preparedWidth
  }
}
