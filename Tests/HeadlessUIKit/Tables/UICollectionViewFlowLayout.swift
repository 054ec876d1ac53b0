/// Says how large things are that a flow layout places.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large the section's header is; of the size only the height counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// What the layout says of all sections.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
}

/// Items of one size in lines, one below the other, in sections under headers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private struct Section {
    var header: CGRect
    var items: [CGRect]
    var maxY: CGFloat
  }

  private var sections: [Section] = []

  /// How large the items are.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// How far lines are apart.
  private let minimumLineSpacing: CGFloat = 10
  /// How far items of a line are apart, at least.
  private let minimumInteritemSpacing: CGFloat = 10
  /// How large headers are; of the size only the height counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays at the top, below the adjusted inset, while its section is seen.
  open var sectionHeadersPinToVisibleBounds = false

  /// Puts header below header, and the items of each section below its header.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let width = collectionView.bounds.width
    let column = itemSize.width + minimumInteritemSpacing
    let columns = max(1, Int((width + minimumInteritemSpacing) / max(column, 1)))
    var y: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      let size =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: index)
        ?? headerReferenceSize
      let header = CGRect(x: 0, y: y, width: width, height: size.height)
      y = header.maxY
      var items: [CGRect] = []
      for item in 0..<collectionView.numberOfItems(inSection: index) {
        let (line, place) = item.quotientAndRemainder(dividingBy: columns)
        items.append(
          CGRect(
            x: CGFloat(place) * column,
            y: header.maxY + CGFloat(line) * (itemSize.height + minimumLineSpacing),
            width: itemSize.width, height: itemSize.height))
      }
      y = items.last?.maxY ?? y
      sections.append(Section(header: header, items: items, maxY: y))
    }
  }

  /// Where the item lies.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return UICollectionViewLayoutAttributes(
      frame: sections[indexPath.section].items[indexPath.item])
  }

  /// Where the section's header is seen. There are no footers.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, let collectionView,
      sections.indices.contains(indexPath.section)
    else { return nil }
    let section = sections[indexPath.section]
    var frame = section.header
    guard frame.height > 0 else { return nil }
    if sectionHeadersPinToVisibleBounds {
      let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
      frame.origin.y = min(max(frame.minY, top), section.maxY - frame.height)
    }
    return UICollectionViewLayoutAttributes(frame: frame)
  }

  override var preparedContentSize: CGSize? {
    CGSize(width: collectionView?.bounds.width ?? 0, height: sections.last?.maxY ?? 0)
  }
}
