import Foundation
import HeadlessUIKit
import Testing

/// Collections whose items measure themselves, controllers of lists, and what a phone warns of.
@MainActor
@Suite struct CollectionViewTests {
  /// Items of 80 points, estimated at 44.
  private final class List: UICollectionViewController {
    final class Cell: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        CGSize(width: targetSize.width, height: 80)
      }
    }

    var offsets: [Double] = []

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { Cell(frame: .zero) }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(Double(scrollView.contentOffset.y))
    }
  }

  private func makeList(_ height: NSCollectionLayoutDimension) -> (HeadlessScreen, List) {
    let screen = makeScreen()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 2
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let list = List(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    screen.show(list)
    return (screen, list)
  }

  private func minY(_ item: Int, in list: List) -> CGFloat? {
    list.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY
  }

  @Test("Sections of a compositional layout are lists below pinned headers")
  func compositional() {
    let (_, list) = makeList(.absolute(50))
    #expect(list.collectionView.contentSize == CGSize(width: 393, height: 2 * (30 + 5000 + 198)))
    #expect(minY(2, in: list) == 134)
    list.collectionView.contentOffset.y = 700
    let header = list.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 700)
  }

  @Test("Estimated items are measured when they are seen; those above correct the offset")
  func estimated() {
    let (screen, list) = makeList(.estimated(44))
    #expect(minY(2, in: list) == 194)
    #expect(minY(100, in: list) == nil)
    list.collectionView.contentOffset.y = 2500
    screen.advance()
    list.offsets = []
    list.collectionView.contentOffset.y = 2450
    screen.advance()
    #expect(list.offsets.first == 2450)
    #expect(list.offsets.contains { $0 > 2480 }, "what came in above was 36 points taller")
  }

  @Test(
    "A collection controller's view is one around its collection, a table controller's the table")
  func views() {
    let (screen, list) = makeList(.absolute(50))
    #expect(list.view !== list.collectionView)
    #expect(list.collectionView.superview === list.view)
    #expect(list.collectionView.frame == screen.bounds)
    #expect(headlessContentScrollView(of: list) === list.collectionView)
    screen.resize(to: CGSize(width: 852, height: 393))
    #expect(list.collectionView.frame.size == CGSize(width: 852, height: 393))
    let table = UITableViewController(style: .plain)
    #expect(table.view === table.tableView)
  }

  @Test("A table that lays itself out before it is in a window is warned of")
  func layoutOutsideWindow() {
    let screen = makeScreen()
    let table = UITableView(frame: screen.bounds)
    let root = UIView(frame: screen.bounds)
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(screen.warnings == [.tableLayoutOutsideViewHierarchy])
    screen.show(root)
    #expect(screen.warnings.count == 1)
  }

  @Test("A controller's title is its bars', which may say something else")
  func items() {
    _ = makeScreen()
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox")
    #expect(controller.tabBarItem.title == "Inbox")
    controller.navigationItem.title = "Inbox, 3 new"
    #expect(controller.title == "Inbox")
    let list = UIScrollView()
    controller.setContentScrollView(list)
    #expect(headlessContentScrollView(of: controller, for: .bottom) === list)
  }
}
