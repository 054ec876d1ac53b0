/// Who knows what is in a collection.
///
/// In UIKit all but the first two are optional; here they have answers that say nothing.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items the section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The item's cell. The double asks for none.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who hears what happens to a collection.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// A view of a collection that is used again.
open class UICollectionReusableView: UIView {}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {}

/// Items in any arrangement. The double shows none of them: a flow layout says where they would lie
/// and how large the content is, and with any other the content is as large as it is told to be.
open class UICollectionView: UIScrollView {
  /// The kind of view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// Where its items lie.
  public let collectionViewLayout: UICollectionViewLayout
  /// What it shows. Weak, as in UIKit.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// A collection at `frame`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection as on being unarchived.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Makes cells of `cellClass` for the items called `identifier`. The double makes none.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Makes views of `viewClass` for the headers called `identifier`. The double makes none.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// A header.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  /// Where the item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.plan.row(indexPath).map {
      UICollectionViewLayoutAttributes(minY: $0.minY, height: $0.height)
    }
  }

  /// Where a section's header is seen: held at the top, below the adjusted inset, where the layout pins it.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let plan = collectionViewLayout.plan
    let isPinned =
      (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds
      == true
    return plan.section(indexPath.section).map {
      let top = isPinned ? contentOffset.y + adjustedContentInset.top : $0.header.minY
      let minY = plan.pinnedHeaderMinY(indexPath.section, top: top)
      return UICollectionViewLayoutAttributes(minY: minY, height: $0.header.height)
    }
  }

  /// Asks the layout if it has to.
  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionViewLayout.prepareIfNeeded()
  }
}

/// Where one view of a collection lies.
open class UICollectionViewLayoutAttributes: NSObject {
  /// Its frame, in the content's coordinates.
  open var frame: CGRect

  init(minY: CGFloat, height: CGFloat) {
    frame = CGRect(x: 0, y: minY, width: 0, height: height)
    super.init()
  }
}
