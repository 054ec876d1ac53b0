#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Complaint 7, "section headers pin at the expanded inset", in a collection view.
  @Suite(.ownScreen) @MainActor final class CollectionTests {
    private let stage = Stage(safeAreaTop: 47)
    private let grid = GridScreen(nibName: nil, bundle: nil)

    init() {
      stage.show(grid)
    }

    /// Where the first section's header and its first item are seen, in the container.
    private var seen: (header: CGFloat, item: CGFloat) {
      let collection = grid.collectionView
      let header = collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
      let item = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
      let top = collection.frame.minY - collection.contentOffset.y
      return (top + (header?.frame.minY ?? .nan), top + (item?.frame.minY ?? .nan))
    }

    private func scroll(by distance: CGFloat) {
      grid.collectionView.contentOffset.y += distance
      stage.settle()
    }

    @Test(
      "7: Below a header over a collection whose content makes the room, headers stop at its foot")
    func offscreen() {
      grid.attachOver()
      stage.settle()
      #expect(grid.room == 400 && grid.collectionView.contentInset.top == 0)
      #expect(grid.cover.frame.maxY == 500 && seen == (500, 528))
      scroll(by: 150)
      #expect(grid.cover.frame.maxY == 350 && seen == (350, 378))
      scroll(by: 250)
      #expect(grid.cover.frame.maxY == 100 && seen == (100, 128))
      scroll(by: 300)
      #expect(grid.cover.frame.maxY == 100 && seen == (100, -172))
    }

    @Test(
      "7: Below an elastic header in a collection they stop at the bar", arguments: [true, false])
    func elastic(inContent: Bool) {
      grid.attach(
        HeaderDriver(ElasticStretchHeader()), placement: inContent ? .content : .beside())
      stage.settle()
      let bar = grid.view.safeAreaInsets.top
      #expect(grid.room == 200 - bar)
      #expect(seen == (200, 228))
      scroll(by: 120)
      #expect(seen == (80, 108))
      scroll(by: 300)
      #expect(seen == (bar, -192))
      scroll(by: -480)
      // Pulled by 60, header and content go together.
      grid.collectionView.contentOffset.y = -bar - 60
      #expect(seen == (260, 288))
    }

    @Test("7: A header beside the collection asks for no room, and they stop at its lower edge")
    func beside() throws {
      grid.attachBeside()
      stage.settle()
      let bar = grid.view.safeAreaInsets.top
      #expect(grid.room == 0 && grid.collectionView.adjustedContentInset.top == 0)
      for isCollapsed in [false, true] {
        grid.header?.setCollapsed(isCollapsed, animated: false)
        grid.collectionView.contentOffset.y = 300
        stage.settle()
        #expect(grid.cover.frame.maxY == bar + (isCollapsed ? 44 : 88))
        #expect(seen.header == grid.cover.frame.maxY)
      }
    }

    @Test("A technique that asks for less room is heard, and on detaching the room is given back")
    func givenBack() {
      grid.attachOver()
      stage.settle()
      scroll(by: 600)
      let item = seen.item
      grid.header?.detach()
      stage.settle()
      #expect(grid.room == 0)
      // The collection fills what it filled before; its rows are where they were in it.
      #expect(seen.item == item - 100)
      grid.header = nil
      grid.attachOver()
      stage.settle()
      #expect(grid.room == 400)
    }

    @Test("A container has its child's content make the room as well")
    func contained() {
      var rooms: [CGFloat] = []
      let child = UIViewController(nibName: nil, bundle: nil)
      let scrollView = UIScrollView(frame: .zero)
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      scrollView.frame = child.view.bounds
      child.view.addSubview(scrollView)
      let container = HeaderContainerViewController(
        OffscreenContainerHeader(), header: UIView(frame: .zero), child: child)
      container.room = .content { [unowned scrollView] points in
        scrollView.contentSize.height = 2000 + points
        rooms.append(points)
      }
      stage.show(container)
      #expect(rooms.last == 453 && scrollView.contentInset.top == 0)
      #expect(container.attachment?.layout.headerMinY == 0)
      scrollView.contentOffset.y += 150
      stage.settle()
      #expect(container.attachment?.layout.headerMinY == -150)
    }
  }
#endif
