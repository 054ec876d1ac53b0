/// Where the items of a collection lie. The double's own places none, and leaves the size of the
/// content to the test.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection whose items it places.
  open internal(set) weak var collectionView: UICollectionView?
  fileprivate(set) var plan = ListPlan()
  private var isInvalid = true

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
  open func prepare() {}

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}

/// Says how large things are that a flow layout places.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large the section's header is; of the size only the height counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

/// Items one below the other, each on a line of its own, in sections under headers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How large the items are; of the size only the height counts.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large headers are; of the size only the height counts.
  open var headerReferenceSize = CGSize.zero
  /// Whether a header stays at the top while its section is seen.
  open var sectionHeadersPinToVisibleBounds = false

  /// Puts header below header, and the items of each section below its header.
  open override func prepare() {
    plan = ListPlan()
    guard let collectionView, let dataSource = collectionView.dataSource else { return }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<dataSource.numberOfSections(in: collectionView) {
      let header = delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
      let count = dataSource.collectionView(collectionView, numberOfItemsInSection: section)
      plan.addSection(
        headerHeight: (header ?? headerReferenceSize).height,
        rowHeights: Array(repeating: itemSize.height, count: count))
    }
    collectionView.contentSize = CGSize(width: collectionView.bounds.width, height: plan.maxY)
  }
}
