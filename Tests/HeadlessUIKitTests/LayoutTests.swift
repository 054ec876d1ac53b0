import HeadlessUIKit
import Testing

/// Where constraints put views.
@MainActor
@Suite struct LayoutTests {
  /// A container at `size` with `count` views that constraints place.
  private func makeViews(
    _ count: Int, in size: CGSize = CGSize(width: 400, height: 800)
  ) -> (container: UIView, views: [UIView]) {
    let container = UIView(frame: CGRect(origin: .zero, size: size))
    let views = (0..<count).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    return (container, views)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test("A header above a body: the constant moves both, at the next layout")
  func headerAndBody() {
    _ = makeScreen()
    let (container, views) = makeViews(2)
    let (header, body) = (views[0], views[1])
    let height = header.heightAnchor.constraint(equalToConstant: 88)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: container.topAnchor, constant: 10), height,
      header.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      body.topAnchor.constraint(equalTo: header.bottomAnchor),
      body.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      body.widthAnchor.constraint(equalTo: header.widthAnchor, multiplier: 0.5),
    ])
    container.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 10, width: 400, height: 88))
    #expect(body.frame == CGRect(x: 0, y: 98, width: 200, height: 702))
    height.constant = 44
    #expect(body.frame.minY == 98, "not yet")
    container.layoutIfNeeded()
    #expect(body.frame == CGRect(x: 0, y: 54, width: 200, height: 746))
    #expect(HeadlessLayout.conflicts.isEmpty)
  }

  @Test("Pins hold through views of either kind: placed by constraints, or by their frames")
  func nested() {
    _ = makeScreen()
    let (container, views) = makeViews(1)
    let outer = views[0]
    let plain = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(plain)
    plain.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
      outer.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: plain.topAnchor, constant: 1),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 9),
      inner.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    container.layoutIfNeeded()
    #expect(outer.frame.origin == CGPoint(x: 50, y: 100))
    #expect(inner.frame == CGRect(x: 4, y: 1, width: 10, height: 800 - 107))
    #expect(inner.convert(CGPoint.zero, to: container) == CGPoint(x: 59, y: 107))
  }

  @Test("Of two that contradict each other, the higher priority holds")
  func priorities() {
    _ = makeScreen()
    let (container, views) = makeViews(1)
    let high = views[0].widthAnchor.constraint(equalToConstant: 100)
    let low = views[0].widthAnchor.constraint(equalToConstant: 50)
    low.priority = .defaultLow
    NSLayoutConstraint.activate([low, high])
    container.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
    low.priority = .required
    high.priority = .defaultHigh
    container.layoutIfNeeded()
    #expect(views[0].frame.width == 50)
    #expect(HeadlessLayout.conflicts.isEmpty)
  }

  @Test("An inequality matters only where it would be broken")
  func inequalities() {
    _ = makeScreen()
    let (container, views) = makeViews(1)
    let wish = views[0].heightAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultHigh
    let limit = views[0].heightAnchor.constraint(lessThanOrEqualToConstant: 200)
    let floor = views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 80)
    NSLayoutConstraint.activate([wish, limit, floor])
    container.layoutIfNeeded()
    #expect(views[0].frame.height == 200)
    wish.constant = 120
    container.layoutIfNeeded()
    #expect(views[0].frame.height == 120)
    wish.constant = 10
    container.layoutIfNeeded()
    #expect(views[0].frame.height == 80)
  }

  @Test("Two required ones that contradict each other are told of, and the first holds")
  func conflict() {
    _ = makeScreen()
    let (container, views) = makeViews(1)
    let one = views[0].widthAnchor.constraint(equalToConstant: 100)
    let other = views[0].widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([one, other])
    container.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
    #expect(HeadlessLayout.conflicts == [other])
  }

  @Test("Leading and trailing follow the direction of reading, left and right do not")
  func rightToLeft() {
    let screen = makeScreen()
    let (container, views) = makeViews(2)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30),
      views[0].widthAnchor.constraint(equalToConstant: 100),
      views[1].leftAnchor.constraint(equalTo: container.leftAnchor, constant: 30),
      views[1].widthAnchor.constraint(equalToConstant: 100),
    ])
    container.directionalLayoutMargins.leading = 21
    let window = screen.show(container)
    #expect(views.map(\.frame.minX) == [30, 30])
    #expect(container.layoutMargins.left == 21)
    screen.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(views.map(\.frame.minX) == [270, 30])
    #expect(container.layoutMargins.right == 21)
  }

  @Test("The safe area's guide and the margins' follow their insets")
  func guides() {
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let container = UIView(frame: screen.bounds)
    let views = [UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    pin(views[0], to: container.safeAreaLayoutGuide)
    pin(views[1], to: container.layoutMarginsGuide)
    let window = screen.show(container)
    #expect(views[0].frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(views[1].frame == CGRect(x: 8, y: 67, width: 377, height: 743))
    #expect(container.safeAreaLayoutGuide.layoutFrame == views[0].frame)
    screen.safeAreaInsets.top = 20
    container.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(views[0].frame.minY == 20)
    #expect(views[1].frame.minY == 8)
  }

  @Test("Pinned to a scroll view's edges, content makes its size; the frame's guide stays in place")
  func scrollViewGuides() {
    let screen = makeScreen()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    let (content, badge) = (UIView(), UIView())
    for view in [content, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    pin(content, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 7),
      badge.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 3),
    ])
    let window = screen.show(scrollView)
    #expect(scrollView.contentSize == CGSize(width: 393, height: 1200))
    scrollView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 3, y: 107))
    #expect(content.frame.minY == 0)
  }

  @Test("A label wraps at the width it gets, and a fitting size knows its second line")
  func fittingLabel() {
    _ = makeScreen()
    let (header, _) = makeViews(0)
    let label = UILabel()
    label.text = "twenty characters ok"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    pin(label, to: header.layoutMarginsGuide)
    // Glyphs 10 points wide and lines 24 high: 200 by 24, or 24 for each line of what fits.
    let compressed = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 216, height: 40))
    let narrow = header.systemLayoutSizeFitting(
      CGSize(width: 146, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 146, height: 64), "twenty + characters ok = two lines")
    #expect(label.intrinsicContentSize.height == 24, "asking changes nothing")
    header.frame.size.width = 146
    header.layoutIfNeeded()
    #expect(label.intrinsicContentSize.height == 48)
  }

  @Test("Larger text makes a larger label, and its view hears of the setting")
  func dynamicType() {
    let screen = makeScreen()
    final class Listener: UILabel {
      var previous: UIContentSizeCategory?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previous = previousTraitCollection?.preferredContentSizeCategory
      }
    }
    let label = Listener()
    label.text = "text"
    screen.show(label)
    let before = label.intrinsicContentSize
    screen.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.previous == .large)
    #expect(label.intrinsicContentSize.height > before.height * 2)
    #expect(label.intrinsicContentSize.width > before.width * 2)
  }

  @Test("A constraint is held by the nearest view around both items, and goes when one leaves")
  func holders() {
    _ = makeScreen()
    let (container, views) = makeViews(2)
    let sibling = views[0].topAnchor.constraint(equalTo: views[1].bottomAnchor)
    let own = views[0].heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([sibling, own])
    #expect(container.constraints == [sibling])
    #expect(views[0].constraints == [own])
    views[0].removeFromSuperview()
    #expect(!sibling.isActive)
    #expect(own.isActive)
    own.isActive = false
    #expect(views[0].constraints.isEmpty)
  }

  @Test("layoutIfNeeded lays out from the top down what was marked, and nothing else")
  func marking() {
    _ = makeScreen()
    final class Marked: UIView {
      var order: ((UIView) -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        order?(self)
      }
    }
    let (outer, inner) = (Marked(), Marked())
    outer.addSubview(inner)
    var order: [UIView] = []
    outer.order = { order.append($0) }
    inner.order = { order.append($0) }
    outer.layoutIfNeeded()
    #expect(order == [outer, inner])
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(order == [outer, inner, inner])
    outer.frame.size.height = 20
    outer.layoutIfNeeded()
    #expect(order == [outer, inner, inner, outer])
  }

  @Test("Frames keep fractions of a pixel, or not: a switch", arguments: [false, true])
  func pixels(isRounded: Bool) {
    let screen = makeScreen()
    screen.switches.roundsLayoutToPixels = isRounded
    let (container, views) = makeViews(1)
    views[0].heightAnchor.constraint(equalToConstant: 10.4).isActive = true
    container.layoutIfNeeded()
    let expected: CGFloat = isRounded ? 31.0 / 3 : 10.4
    #expect(views[0].frame.height == expected)
  }
}
