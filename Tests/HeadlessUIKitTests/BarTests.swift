import HeadlessUIKit
import Testing

/// What the system's bars find, and when the safe area arrives.
@MainActor
@Suite struct BarTests {
  @Test("Bars look at the view, its first subview, the first of that one, and at no other")
  func search() {
    let screen = makeScreen()
    let controller = UIViewController()
    let list = UIScrollView(frame: screen.bounds)
    let around = UIView(frame: screen.bounds)
    around.addSubview(list)
    controller.view.addSubview(around)
    #expect(headlessContentScrollView(of: controller) === list)
    let probe = UIView()
    controller.view.addSubview(probe)
    #expect(headlessContentScrollView(of: controller) === list, "one behind it hides nothing")
    controller.view.insertSubview(probe, at: 0)
    #expect(headlessContentScrollView(of: controller) == nil, "one in front of it does")
    controller.setContentScrollView(list, for: .top)
    #expect(headlessContentScrollView(of: controller) === list)
    #expect(headlessContentScrollView(of: controller, for: .bottom) == nil)
    let navigation = UINavigationController(rootViewController: controller)
    #expect(headlessContentScrollView(of: navigation) === list)
    controller.setContentScrollView(nil, for: .top)
    controller.view = list
    #expect(headlessContentScrollView(of: controller) === list, "the view itself")
  }

  /// Writes down the safe area and the size at each layout.
  private final class Witness: UIView {
    var layouts: [[CGFloat]] = []
    var safeAreas: [CGFloat] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append([bounds.width, safeAreaInsets.top])
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreas.append(safeAreaInsets.top)
    }
  }

  private func rotate(_ change: (inout HeadlessSwitches) -> Void) -> Witness {
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0))
    change(&screen.switches)
    let controller = UIViewController()
    let witness = Witness(frame: screen.bounds)
    controller.view = witness
    screen.show(controller)
    (witness.layouts, witness.safeAreas) = ([], [])
    screen.resize(
      to: CGSize(width: 852, height: 393),
      safeArea: UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 60))
    screen.settle()
    return witness
  }

  @Test("In a rotation, size and safe area come with one layout")
  func together() {
    let witness = rotate { _ in }
    #expect(witness.layouts == [[852, 0]])
    #expect(witness.safeAreas == [0])
  }

  @Test("With the switch, the safe area comes a layout after the size")
  func later() {
    let witness = rotate { $0.delaysSafeArea = true }
    #expect(witness.layouts == [[852, 60], [852, 0]])
  }

  @Test("With the other, it comes twice, in the same layout or with one for each")
  func twice() {
    #expect(rotate { $0.splitsSafeAreaChanges = true }.safeAreas == [30, 0])
    let both = rotate {
      $0.splitsSafeAreaChanges = true
      $0.delaysSafeArea = true
    }
    #expect(both.layouts == [[852, 60], [852, 30], [852, 0]])
  }

  @Test("A list at its top stays there, whenever the safe area comes", arguments: [false, true])
  func topOfList(isLate: Bool) {
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
    screen.switches.delaysSafeArea = isLate
    let (list, _) = makeScrollView(on: screen)
    screen.show(list)
    #expect(list.contentOffset.y == -60)
    screen.safeAreaInsets.top = 20
    #expect(list.contentOffset.y == (isLate ? -60 : -20))
    screen.advance()
    #expect(list.contentOffset.y == -20)
  }
}
