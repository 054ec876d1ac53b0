#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A collection of sections whose headers pin, and whose first section is the room for a header.
  final class GridScreen: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let cover = UIView(frame: .zero)
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: layout)
    var header: HeaderAttachment?
    private(set) var room: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.sectionHeadersPinToVisibleBounds = true
      layout.itemSize = CGSize(width: 120, height: 120)
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.alwaysBounceVertical = true
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: GridScreen.identifier)
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: GridScreen.identifier)
      view.addSubview(collectionView)
    }

    func attachBeside() {
      // GUIDE
      header = HeaderAttachment(
        TwitterCondenseHeader(), header: cover, scrollView: collectionView)
      // end
    }

    func attachOver() {
      // GUIDE
      header = HeaderAttachment(
        OffscreenContainerHeader(), header: cover, scrollView: collectionView,
        room: .content { [weak self] points in
          self?.room = points
          self?.layout.invalidateLayout()
        })
      // end
    }

    func attach(_ driver: any HeaderDriving, placement: HeaderPlacement) {
      header = HeaderAttachment(
        driver: driver, header: cover, scrollView: collectionView, placement: placement,
        room: .content { [weak self] points in
          self?.room = points
          self?.layout.invalidateLayout()
        })
    }

    // GUIDE
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: section == 0 ? room : 28)
    }
    // end

    // MARK: What is shown

    private static let identifier = "grid"

    func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      section == 0 ? 0 : 30
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: GridScreen.identifier, for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: GridScreen.identifier, for: indexPath)
    }
  }
#endif
