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
  /// A section's header or footer. The double asks for none.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}

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
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adoptLayout() }
  }
  /// What it shows. Weak, as in UIKit.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// A collection at `frame`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// A collection as on being unarchived.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items the section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Makes cells of `cellClass` for the items called `identifier`. The double makes none.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Makes views of `viewClass` for the headers or footers called `identifier`. The double makes
  /// none.
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

  /// A header or a footer.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  /// Asks the data source again, at the next layout.
  open func reloadData() {
    collectionViewLayout.forgetMeasurements()
    collectionViewLayout.invalidateLayout()
  }

  /// Where the item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a section's header or footer is seen.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Asks the layout if it has to.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = collectionViewLayout
    if layout.needsPreparation(forWidth: bounds.width) {
      layout.prepare()
      if let size = layout.preparedContentSize { contentSize = size }
    }
    // What measures taller pushes the rest out of sight; no more passes than items can need.
    for _ in 0..<64 {
      guard let correction = layout.measureSeenItems(), let size = layout.preparedContentSize else {
        return
      }
      adopt(size, correctingOffsetBy: correction)
    }
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }
}
