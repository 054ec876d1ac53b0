import HeaderBehaviors

/// Material's scroll flags as techniques: a toolbar of 56 points, tabs of 48, and an app bar of 256 on a
/// screen with a status bar of 24.
extension Referee {
  private static let exitUntilCollapsed = FlutterHeader.pinned(256, 56)
  private static let enterAlways = FlutterHeader.floating(256)
  private static let enterAlwaysCollapsed = RefereeHeader.named(
    "two-stage", ["expanded-height": 256, "bar-height": 56, "snaps": false])
  private static let gone = FlutterHeader.floatingPinned(0, 0)
  private static let noScroll = FlutterHeader.floatingPinned(56, 56)
  private static let scrollingToolbarAndTabs = RefereeHeader.value(
    StackedHeader(parts: [
      StackedPart(height: 56, moves: .withContent), StackedPart(height: 48, moves: .withContent),
    ]))
  private static let phone = RefereeGeometry(container: 800, safeArea: 24)

  /// Tabs below a toolbar that is not there.
  private static func tabsAlone(_ flag: StackedPart.Flag) -> RefereeHeader {
    .value(
      StackedHeader(parts: [
        StackedPart(height: 0, moves: .withContent), StackedPart(height: 48, moves: flag),
      ]))
  }

  /// What is left of a bar that content goes up under, far; what returns with half the way back, and
  /// what does at the top.
  private static func ranges(
    _ name: String, _ header: RefereeHeader, from top: Double, to bottom: Double,
    returning: Double? = nil
  ) -> RefereeCase {
    RefereeCase(
      name, header, on: RefereeGeometry(container: 800),
      [
        .bottom(top), .up(2000), .lift, .bottom(bottom), .down(1000), .bottom(returning ?? bottom),
        .down(1500), .bottom(top),
      ])
  }

  /// Up by more than the bar, up again; then twice down by as much, all of it back in its place.
  private static func upAndDown(
    _ name: String, _ header: RefereeHeader, height: Double, left: Double,
    peek: [RefereeLine] = []
  ) -> RefereeCase {
    RefereeCase(
      name, header, on: phone,
      [
        .top(0), .bottom(height + 24), .overlap(0), .up(1.5 * height), .lift, .bottom(left + 24),
        .up(56), .lift, .bottom(left + 24),
      ] + peek + [
        .down(3 * height), .lift, .top(0), .bottom(height + 24), .overlap(0), .down(1.5 * height),
        .lift, .top(0), .bottom(height + 24),
      ])
  }

  static let materialAndroid = Referee(
    name: "Material for Android", suite: "AppBarLayoutTest.java, AppBar*Test.java",
    cases: [
      ranges(
        "testTotalScrollRange_whenFirstChildScrollableAndVisible_onlyCountFirstChild",
        exitUntilCollapsed, from: 256, to: 56),
      ranges(
        "testTotalScrollRange_noVisibleScrollableChild_returnZero", gone, from: 0, to: 0),
      ranges(
        "testTotalScrollRange_whenFirstChildNotScrollable_returnZero", noScroll, from: 56, to: 56),
      ranges(
        "testDownNestedPreScrollRange_noEnterAlwaysChild_returnZero", exitUntilCollapsed, from: 256,
        to: 56),
      ranges(
        "testDownNestedPreScrollRange_whenFirstChildEnterAlways_onlyCountFirstChild", enterAlways,
        from: 256, to: 0, returning: 256),
      ranges(
        "testDownNestedPreScrollRange_whenFirstChildEnterAlwaysButGone_returnZero", gone, from: 0,
        to: 0),
      ranges(
        "testDownNestedPreScrollRange_whenFirstChildEnterAlwaysCollapsed_onlyCountFirstChild",
        enterAlwaysCollapsed, from: 256, to: 0, returning: 56),
      ranges(
        "testDownNestedScrollRange_whenFirstChildScrollableAndVisible_onlyCountFirstChild",
        exitUntilCollapsed, from: 256, to: 56),
      ranges(
        "testDownNestedScrollRange_noVisibleScrollableChild_returnZero", gone, from: 0, to: 0),
      ranges(
        "testDownNestedScrollRange_whenFirstChildNotScrollable_returnZero", noScroll, from: 56,
        to: 56),
      upAndDown(
        "testPinnedToolbar", exitUntilCollapsed, height: 256, left: 56,
        peek: [.down(84), .lift, .bottom(80)]),
      upAndDown(
        "testScrollingToolbar", enterAlwaysCollapsed, height: 256, left: 0,
        peek: [.down(84), .lift, .bottom(80)]),
      upAndDown(
        "testScrollingToolbarEnterAlways", enterAlways, height: 256, left: 0,
        peek: [.down(84), .lift, .bottom(108)]),
      RefereeCase(
        "testSingleToolbarWithInset", noScroll, on: phone, [.top(0), .bottom(80), .height(80)]),
      upAndDown(
        "testScrollToolbarWithFitSystemWindowsParent", FlutterHeader.floating(56), height: 56,
        left: 0),
      upAndDown(
        "testScrollAppBarLayoutWithFitSystemWindows", FlutterHeader.floating(56), height: 56,
        left: 0),
      RefereeCase(
        "testScrollingContentPositionWithFitSystemWindowsParent", FlutterHeader.floating(56),
        on: phone, [.bottom(80), .contentTop(80)]),
      RefereeCase(
        "testScrollingContentPositionWithFitSystemWindowsParentInRtl", FlutterHeader.floating(56),
        on: phone, [.bottom(80), .contentTop(80)]),
      RefereeCase(
        "testRequestRectangleWithChildThatDoesNotRequireScroll", FlutterHeader.scrolling(56),
        [.scrolled(0), .contentTop(56), .top(0)]),
      RefereeCase(
        "testRequestRectangleWithChildThatDoesRequireScroll", FlutterHeader.scrolling(56),
        [.scrolled(56), .bottom(0), .contentTop(0)]),
      upAndDown(
        "testScrollingToolbarAndScrollingTabs", FlutterHeader.floating(104), height: 104, left: 0),
      upAndDown(
        "testScrollingToolbarAndPinnedTabs", FlutterHeader.floatingPinned(104, 48), height: 104,
        left: 48, peek: [.down(84), .lift, .bottom(128)]),
      RefereeCase(
        "testSnappingToolbarAndSnappingTabs",
        .named("two-stage", ["expanded-height": 104, "bar-height": 48]),
        [
          .up(14), .lift, .settled, .bottom(104), .up(42), .lift, .settled, .bottom(48), .up(12),
          .lift, .settled, .bottom(48), .up(42), .lift, .settled, .bottom(0), .down(12), .lift,
          .settled, .bottom(0), .down(42), .lift, .settled, .bottom(48), .down(14), .lift,
          .settled, .bottom(48), .down(42), .lift, .settled, .bottom(104),
        ]),
      ranges(
        "testTotalScrollRange_whenFirstChildNotExitUntilCollapsed_countFirstTwoChildren",
        scrollingToolbarAndTabs, from: 104, to: 0),
      ranges(
        "testTotalScrollRange_whenFirstChildGone_onlyCountSecondChild",
        tabsAlone(.withContent), from: 48, to: 0),
      ranges(
        "testDownNestedPreScrollRange_whenFirstChildGone_onlyCountSecondChild", tabsAlone(.returns),
        from: 48, to: 0, returning: 48),
      ranges(
        "testDownNestedRange_whenFirstChildNotExitUntilCollapsed_countFirstTwoChildren",
        scrollingToolbarAndTabs, from: 104, to: 0),
      ranges(
        "testDownNestedScrollRange_whenFirstChildGone_onlyCountSecondChild",
        tabsAlone(.withContent), from: 48, to: 0),
      // What is kept over a launch is the fraction.
      RefereeCase(
        "testRecreateAndRestoreWithSwipeInHeader", exitUntilCollapsed,
        [.up(256), .lift, .fraction(1)]),
      RefereeCase(
        "testRecreateAndRestoreWithSwipeInContent", enterAlways,
        [.put(1), .fraction(1), .bottom(0)]),
    ],
    differing: [:],
    inapplicable: [
      "testPinnedToolbarAndAnchoredFab": "a button that is anchored to the header",
      "testPinnedToolbarAndParallaxImage": "a picture that moves at half the speed",
      "testPinnedToolbarWithMargins": "margins of a toolbar",
      "testUpdateAccessibilityActionsWithEnterAlwaysFlag": "actions for accessibility",
      "testUpdateAccessibilityActionWithViewsRemoved": "actions for accessibility",
      "testUpdateAccessibilityActionsWithSetScrollFlags": "actions for accessibility",
    ])
}
