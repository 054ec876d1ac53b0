import HeaderBehaviors

extension Referee {
  /// A header over pages, its bar 56 points of 56 and 48: what a nested scroll view's outer list is.
  private static let tabs = FlutterHeader.floatingPinned(200, 104)
  private static let list = RefereeGeometry(content: 10_000)

  /// A bar that stays, or shrinks from 200: the list has gone up by what the header has not taken.
  private static func inner(_ name: String, _ expanded: Double, by distance: Double) -> RefereeCase
  {
    RefereeCase(
      "inner and outer controllers, \(name)", FlutterHeader.floatingPinned(expanded, 104),
      [.height(expanded), .up(distance), .height(104), .offset(distance - (expanded - 104))])
  }

  private static func collapses(_ name: String, _ expanded: Double) -> RefereeCase {
    RefereeCase(
      name, FlutterHeader.pinned(expanded, 64),
      [
        .height(expanded), .up(45), .height(max(64, expanded - 45)), .contentTop(expanded - 45),
        .up(555), .height(64), .contentTop(expanded - 600), .down(600), .height(expanded),
        .contentTop(expanded),
      ])
  }

  private static func drags(_ name: String, _ height: Double) -> RefereeCase {
    RefereeCase(
      "properly sets drag \(name)", FlutterHeader.floatingPinned(height, height),
      on: RefereeGeometry(content: 160),
      [.up(20), .lift, .offset(0), .content(1600), .up(20), .lift, .offset(20)])
  }

  private static func floats(_ name: String, _ height: Double) -> RefereeCase {
    RefereeCase(
      "float outer sliver: \(name)", FlutterHeader.floating(height),
      [
        .bottom(height), .up(300), .bottom(0), .lift, .down(50), .bottom(50), .lift, .down(200),
        .bottom(height),
      ])
  }

  private static func stays(_ name: String, _ expanded: Double, _ half: Double) -> RefereeCase {
    RefereeCase(
      "float outer sliver: \(name)", FlutterHeader.floatingPinned(expanded, 56),
      [
        .height(expanded), .up(300), .height(56), .lift, .down(50), .height(half), .lift,
        .down(150), .height(expanded),
      ])
  }

  private static let snapping = RefereeCase(
    "float outer sliver: snap with pointer signal", FlutterHeader.floating(56, snaps: true),
    [
      .bottom(56), .up(300), .bottom(0), .lift, .down(30), .lift, .settled, .bottom(56), .up(30),
      .lift, .settled, .bottom(0),
    ])

  static let flutterNested = Referee(
    name: "Flutter, nested scrolling",
    suite: "packages/flutter/test/widgets/nested_scroll_view_test.dart",
    cases: [
      RefereeCase(
        "always scrolls outer scrollable first", FlutterHeader.floatingPinned(364, 64),
        [.down(2000), .height(364), .up(600), .height(364), .lift, .height(364), .offset(0)]),
      RefereeCase(
        "overscroll and release and hold", tabs, [.down(200), .height(200), .up(80), .height(200)]),
      RefereeCase(
        "overscroll and release", tabs, [.down(200), .height(200), .lift, .height(200), .offset(0)]),
      RefereeCase(
        "NestedScrollView", tabs,
        [
          .height(200), .up(20), .lift, .height(180), .up(20), .lift, .height(160), .up(20), .lift,
          .height(140), .up(50), .fling(2000), .height(104), .list(offset: 0, content: 1000),
          .height(104), .list(offset: 0, content: 100_000), .height(104), .down(96), .height(200),
        ]),
      RefereeCase(
        "with a ScrollController", FlutterHeader.pinned(200, 0),
        [
          .scrolled(50), .height(150), .scrolled(0), .height(200), .scrolled(25), .height(175),
          .scrolled(50), .height(150), .scrolled(200), .height(0), .contentTop(0),
        ]),
      RefereeCase(
        "Three NestedScrollViews with one ScrollController", tabs,
        [
          .height(200), .up(50), .lift, .height(150), .list(offset: 0, content: 10_000),
          .height(150), .down(50), .lift, .height(200), .list(offset: 0, content: 10_000),
          .height(200),
        ]),
      // Elevated is an overlap above 0.
      RefereeCase(
        "and internal scrolling", FlutterHeader.floatingPinned(150, 104),
        [
          .overlap(0), .up(120), .lift, .overlap(74), .up(800), .lift, .overlap(104),
          .list(offset: 0, content: 10_000), .overlap(0), .list(offset: 874, content: 10_000),
          .overlap(104), .list(offset: 0, content: 10_000), .overlap(0), .down(200), .lift,
          .overlap(0), .height(150),
        ]),
      RefereeCase(
        "and bouncing", FlutterHeader.scrolling(100),
        [
          .top(0), .height(100), .contentTop(100), .up(10), .top(-10), .contentTop(90), .down(10),
          .top(0), .contentTop(100), .down(10), .down(10), .down(10), .top(0), .height(100),
          .up(1), .top(0), .up(10), .top(0), .down(20), .top(0), .lift,
        ]),
      inner("Scrolling by less than the outer extent does not scroll the inner body", 104, by: 54),
      inner(
        "Scrolling by exactly the outer extent does not scroll the inner body", 104, by: 104),
      inner("Scrolling by greater than the outer extent scrolls the inner body", 104, by: 154),
      inner(
        "scrolling by less than the expanded outer extent does not scroll the inner body", 200,
        by: 150),
      inner(
        "scrolling by exactly the expanded outer extent does not scroll the inner body", 200,
        by: 200),
      inner(
        "scrolling by greater than the expanded outer extent scrolls the inner body", 200, by: 250),
      floats("float", 56), floats("float expanded", 200), floats("float with pointer signal", 56),
      snapping, floats("float expanded with pointer signal", 200),
      stays("float pinned", 56, 56), stays("float pinned expanded", 200, 106),
      stays("float pinned with pointer signal", 56, 56),
      stays("float pinned expanded with pointer signal", 200, 106),
      RefereeCase(
        "0 velocity: overscroll, hold for 0 velocity, and release", FlutterHeader.pinned(200, 56),
        [
          .scrolled(9600), .height(56), .contentTop(-9400), .up(50), .height(56), .lift,
          .contentTop(-9400), .height(56),
        ]),
      RefereeCase(
        "Inner _NestedScrollPosition.applyClampedDragUpdate correctly calculates range when in "
          + "overscroll", FlutterHeader.floating(200),
        [.down(5), .bottom(200), .up(500), .bottom(0), .offset(295)]),
      RefereeCase(
        "basic scroll with pointer signal", tabs,
        [
          .height(200), .up(20), .height(180), .lift, .up(20), .height(160), .lift, .up(20),
          .height(140),
        ]),
      collapses("SliverAppBar.medium collapses in NestedScrollView", 112),
      collapses("SliverAppBar.large collapses in NestedScrollView", 152),
      RefereeCase(
        "does not crash when inner scrollable changes while scrolling",
        FlutterHeader.floatingPinned(150, 56),
        [.down(50), .list(offset: 0, content: 1000), .height(150), .up(20), .lift]),
      drags("when headerSliverBuilder is empty", 0),
      drags("when headerSliverBuilder extent is 0", 0),
      drags("With a pinned SliverAppBar", 81),
      RefereeCase(
        "Maintains scroll position of inactive tab", FlutterHeader.floatingPinned(104, 48),
        [
          .up(300), .lift, .offset(244), .list(offset: 0, content: 10_000), .up(700), .lift,
          .offset(700), .list(offset: 244, content: 10_000), .offset(244),
        ]),
      RefereeCase(
        "does not crash at zero area", FlutterHeader.floating(56),
        on: RefereeGeometry(container: 0, content: 0), [.up(20), .down(20), .lift, .top(0)]),
    ],
    differing: [
      "float outer sliver: only snap": "a bar moves with the finger; there it waits for the lift",
      "float outer sliver: only snap expanded":
        "a bar moves with the finger; there it waits for the lift",
      "manipulating controllers when outer: not scrolled, inner: not scrolled":
        "an app's scroll moves no header that takes travel",
      "manipulating controllers when outer: not scrolled, inner: scrolled":
        "an app's scroll moves no header that takes travel",
      "manipulating controllers when outer: scrolled, inner: not scrolled":
        "an app's scroll moves no header that takes travel",
      "manipulating controllers when outer: scrolled, inner: scrolled":
        "an app's scroll moves no header that takes travel",
    ],
    inapplicable: [
      "allows taps on children while over-scrolled to the top": "taps on rows",
      "absorbs touch to stop scrolling when not at the edge": "taps on rows",
      "when over-scrolled at the end allows touches on children": "taps on rows",
      "overscroll and release and hold, from a fling": "rows of the list",
      "Inertia-cancel event does not modify either position": "an event that no phone has",
      "NestedScrollViews with custom physics": "a scroll view's physics",
      "respect NeverScrollableScrollPhysics": "a scroll view's physics",
      "NestedScrollViewState.outerController should correspond to NestedScrollView.controller":
        "two controllers",
      "0 velocity: overscroll, release, and tap": "taps on rows",
      "Scroll pointer signal should not cause overscroll": "a wheel's own physics",
      "with SliverOverlapAbsorber in or out of the first screen": "a header amid content",
      "Pinned header in body of NestedScrollView": "a header amid content",
      "doesn't crash due to precision error": "two scroll views that share a drag",
    ])
}
