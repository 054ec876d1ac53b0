/// Section headers of a collection view pin at its adjusted inset. They pin below the header as it is, not where the
/// expanded header ends.
@Suite(.ownScreen) @MainActor final class CollectionTests {
  private let stage = Stage(safeAreaTop: 47)
  private let cover = UIView(frame: .zero)
  private var room: CGFloat = 0
  private lazy var collection = {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: 393, height: 4000)
    stage.show(view)
    return view
  }()

  /// The room is made by the content.
  private var contentRoom: HeaderRoom {
    .content { [weak self] points in
      self?.room = points
      self?.collection.contentSize.height = 4000 + points
    }
  }

  private func attach(
    _ technique: some HeaderBehavior, placement: HeaderPlacement = .automatic, room: HeaderRoom
  ) -> HeaderAttachment {
    defer { stage.settle() }
    return HeaderAttachment(
      technique, header: cover, scrollView: collection, placement: placement, room: room)
  }

  /// Where the first section begins, and where its header stops, in the container.
  private var seen: [CGFloat] {
    let top = collection.frame.minY
    return [top - collection.contentOffset.y + room, top + collection.adjustedContentInset.top]
  }

  private func scroll(by distance: CGFloat) {
    collection.contentOffset.y += distance
    stage.settle()
  }

  @Test("If the content makes the room, section headers stop at the header's lower edge")
  func offscreen() {
    let header = attach(OffscreenContainerHeader(), room: contentRoom)
    #expect(room == 400 && collection.contentInset.top == 0)
    let sections: [(distance: CGFloat, edge: CGFloat)] = [
      (0, 500), (150, 350), (250, 100), (300, -200),
    ]
    for (distance, section) in sections {
      scroll(by: distance)
      #expect(cover.frame.maxY == max(section, 100) && seen == [section, 100])
    }
    header.detach()
    stage.settle()
    // The collection has its own frame again, and its rows keep their places in it.
    #expect(room == 0 && seen == [-300, 47])
  }

  @Test(
    "Below an elastic header in a collection, section headers stop at the bar",
    arguments: [HeaderPlacement.content, .beside()])
  func elastic(placement: HeaderPlacement) {
    let header = attach(ElasticStretchHeader(), placement: placement, room: contentRoom)
    #expect(room == 153)
    // Pulled by 60, header and content go together.
    for (offset, section) in [(0, 200), (120, 80), (420, -220), (-60, 260)] as [(CGFloat, CGFloat)]
    {
      collection.contentOffset.y = offset - 47
      #expect(seen == [section, 47])
      #expect(cover.frameOnScreen.maxY == max(section, 0) || section < 0)
    }
    header.detach()
  }

  @Test("A header beside the collection needs no room, and section headers stop at its lower edge")
  func beside() throws {
    let header = attach(TwitterCondenseHeader(), room: .automatic)
    #expect(collection.adjustedContentInset.top == 0)
    for isCollapsed in [false, true] {
      header.setCollapsed(isCollapsed, animated: false)
      scroll(by: 300)
      #expect(cover.frame.maxY == 47 + (isCollapsed ? 44 : 88) && seen[1] == cover.frame.maxY)
    }
  }

  @Test("A container lets its child's content make the room")
  func contained() {
    let child = UIViewController()
    child.view.addSubview(collection)
    let container = HeaderContainerViewController(
      OffscreenContainerHeader(), header: cover, child: child)
    container.room = contentRoom
    stage.show(container)
    #expect(room == 400 && collection.contentInset.top == 0)
    scroll(by: 150)
    #expect(container.attachment?.layout.headerMinY == -150)
  }
}
