import HeaderPlatform

/// Which list an empty view behind the content finds, before iOS 18.
@Suite(.ownScreen) @MainActor final class NearestScrollViewTests {
  private let probe = UIView(frame: .zero)

  /// Returns `view` with `subviews` in it.
  private func around<View: UIView>(_ subviews: UIView..., in view: View) -> View {
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  @Test("phone fault S11: The nearest list is found, and not a list inside it")
  func nearest() {
    let (far, inRow) = (UIScrollView(), UIScrollView())
    let beside = around(inRow, in: UIScrollView())
    let controller = UIViewController()
    controller.view.addSubview(far)
    controller.view.addSubview(
      around(probe, around(beside, in: UIView(frame: .zero)), in: UIView(frame: .zero)))
    #expect(probe.nearestScrollView { _ in true } === beside)
    #expect(probe.nearestScrollView { $0 !== beside } === inRow)
    #expect(probe.nearestScrollView { $0 === far } === far)
  }

  @Test("phone fault S11: While its own list is missing, no list of another screen is found")
  func otherScreen() {
    let (before, controller) = (UIViewController(), UIViewController())
    before.view.addSubview(UIScrollView())
    controller.view.addSubview(around(probe, in: UIView(frame: .zero)))
    controller.view.addSubview(UIView(frame: .zero))
    let window = around(before.view, controller.view, in: UIView(frame: .zero))
    #expect(probe.nearestScrollView { _ in true } == nil && window.subviews.count == 2)
  }
}
