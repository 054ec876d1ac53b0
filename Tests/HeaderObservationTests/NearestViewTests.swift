import HeaderObservation
import Testing

/// Which list an empty view behind the content finds, before iOS 18.
@Suite struct NearestViewTests {
  private final class View {
    let name: String
    let subviews: [View]
    unowned var superview: View?

    init(_ name: String, _ subviews: [View] = []) {
      (self.name, self.subviews) = (name, subviews)
      for view in subviews { view.superview = self }
    }
  }

  private func list(from probe: View, where isSeen: (String) -> Bool = { _ in true }) -> String? {
    NearestView.find(
      from: probe, superview: { $0.superview }, subviews: { $0.subviews },
      endsScreen: { $0.name.hasPrefix("controller") },
      matches: { $0.name.hasPrefix("list") && isSeen($0.name) }
    )?.name
  }

  @Test("phone fault S11: The nearest list is found, and not a list inside it")
  func nearest() {
    let probe = View("probe")
    let screen = View(
      "controller",
      [
        View("list far"),
        View("", [probe, View("", [View("list beside", [View("list in a row")])])]),
      ])
    #expect(list(from: probe) == "list beside")
    #expect(list(from: probe) { $0 != "list beside" } == "list in a row")
    #expect(list(from: probe) { $0 == "list far" } == "list far")
    #expect(screen.subviews.count == 2)
  }

  @Test("phone fault S11: While its own list is missing, no list of another screen is found")
  func otherScreen() {
    let probe = View("probe")
    let window = View(
      "window",
      [
        View("controller before", [View("list of another screen")]),
        View("controller", [View("", [probe]), View("loading")]),
      ])
    #expect(list(from: probe) == nil)
    #expect(window.subviews.count == 2)
  }
}
