/// Sections one below the other, each a list of items that may measure themselves.
///
/// An estimated item is measured when it is first seen, by the cell that the data source gives for it.
/// Where one above what is seen measures otherwise, the offset is corrected as a table's is.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private struct Section {
    var header: CGRect
    var pinsHeader: Bool
    var items: [CGRect]
    var maxY: CGFloat
  }

  private let section: (Int) -> NSCollectionLayoutSection
  private var sections: [Section] = []
  private var measured: [IndexPath: CGFloat] = [:]

  /// A layout in which every section is `section`.
  public init(section: NSCollectionLayoutSection) {
    self.section = { _ in section }
    super.init()
  }

  /// Puts section below section.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    var y: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      let made = makeSection(index, at: y, in: collectionView)
      sections.append(made)
      y = made.maxY
    }
  }

  private func makeSection(
    _ index: Int, at minY: CGFloat, in collectionView: UICollectionView
  ) -> Section {
    let section = section(index)
    let size = collectionView.bounds.size
    let item = section.boundarySupplementaryItems.first
    let header = CGRect(
      x: 0, y: minY, width: size.width,
      height: item?.layoutSize.heightDimension.points(in: size) ?? 0)
    let insets = section.contentInsets
    let width = size.width - insets.leading - insets.trailing
    let group = section.group.layoutSize
    var y = header.maxY + insets.top
    var items: [CGRect] = []
    for item in 0..<collectionView.numberOfItems(inSection: index) {
      if item > 0 { y += section.interGroupSpacing }
      let height =
        measured[IndexPath(item: item, section: index)] ?? group.heightDimension.points(in: size)
      items.append(
        CGRect(
          x: insets.leading, y: y,
          width: group.widthDimension.points(in: CGSize(width: width, height: size.height)),
          height: height))
      y += height
    }
    return Section(
      header: header, pinsHeader: item?.pinToVisibleBounds ?? false, items: items,
      maxY: y + insets.bottom)
  }

  /// Where the item lies.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frame(ofItemAt: indexPath).map { UICollectionViewLayoutAttributes(frame: $0) }
  }

  private func frame(ofItemAt path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Where the section's header is seen. There are no footers.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    var frame = section.header
    guard frame.height > 0 else { return nil }
    if section.pinsHeader {
      let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
      frame.origin.y = min(max(frame.minY, top), section.maxY - frame.height)
    }
    return UICollectionViewLayoutAttributes(frame: frame)
  }

  override var preparedContentSize: CGSize? {
    CGSize(width: collectionView?.bounds.width ?? 0, height: sections.last?.maxY ?? 0)
  }

  override func forgetMeasurements() {
    measured = [:]
  }

  /// Measures what is seen for the first time. Gives by how much what was seen before has moved.
  override func measureSeenItems() -> CGFloat? {
    guard let collectionView else { return nil }
    let seen = collectionView.bounds
    var anchor: (path: IndexPath, minY: CGFloat)?
    var changed = false
    for (index, section) in sections.enumerated()
    where self.section(index).group.layoutSize.heightDimension.isEstimated {
      for (item, frame) in section.items.enumerated()
      where frame.maxY > seen.minY && frame.minY < seen.maxY {
        let path = IndexPath(item: item, section: index)
        if measured[path] != nil {
          anchor = anchor ?? (path, frame.minY)
          continue
        }
        let height = measure(path, width: frame.width, in: collectionView) ?? frame.height
        measured[path] = height
        changed = changed || height != frame.height
      }
    }
    guard changed else { return nil }
    prepare()
    return anchor.flatMap { anchor in frame(ofItemAt: anchor.path).map { $0.minY - anchor.minY } }
      ?? 0
  }

  private func measure(
    _ path: IndexPath, width: CGFloat, in collectionView: UICollectionView
  ) -> CGFloat? {
    let cell = collectionView.dataSource?.collectionView(collectionView, cellForItemAt: path)
    let height = cell?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.flatMap { $0 > 0 ? $0 : nil }
  }
}
