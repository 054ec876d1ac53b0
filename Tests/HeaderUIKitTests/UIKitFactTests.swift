#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// What the adapter counts on, asked of what it is compiled with: of UIKit in Xcode, of its double on
  /// Linux, which has it from recordings and production code.
  @Suite(.ownScreen) @MainActor final class UIKitFactTests {
    private let stage = Stage()
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    private func show(on controller: UIViewController = UIViewController(nibName: nil, bundle: nil))
    {
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 393, height: 2000)
      controller.view.addSubview(list)
      stage.show(controller)
    }

    /// Three projects rely on it, or warn of it.
    @Test("contentOffset calls didScroll before it returns, and nothing where it is equal")
    func setter() {
      show()
      let (list, spy) = (list, DelegateSpy())
      var offsets: [CGFloat] = []
      spy.onScroll = {
        offsets.append(list.contentOffset.y)
        if list.contentOffset.y < 30 { list.contentOffset.y += 10 }
      }
      list.delegate = spy
      list.contentOffset.y = 10
      list.contentOffset.y = 30
      #expect(offsets == [10, 20, 30])
    }

    /// Measured on iOS 26.1, from 116 to 64 points.
    @Test(
      "A safe area that shrinks at rest takes content along that is under its edge",
      arguments: [(416, 52), (51, 0), (0, 52)] as [(CGFloat, CGFloat)])
    func safeArea(belowTop: CGFloat, moved: CGFloat) {
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.additionalSafeAreaInsets.top = 116
      show(on: controller)
      let offset = belowTop - list.adjustedContentInset.top
      list.contentOffset.y = offset
      controller.additionalSafeAreaInsets.top = 64
      stage.layOut()
      #expect(list.contentOffset.y == offset + moved)
    }

    /// MDCFlexibleHeaderView, and a public measurement.
    @Test("A refresh control that refreshes is 60 points of adjusted inset, and does not scroll")
    func refreshControl() {
      show()
      let (inset, offset) = (list.adjustedContentInset.top, list.contentOffset.y)
      list.refreshControl = UIRefreshControl()
      list.refreshControl?.beginRefreshing()
      #expect(list.adjustedContentInset.top == inset + 60)
      #expect(list.contentInset.top == 0 && list.contentOffset.y == offset)
    }
  }
#endif
