import HeaderBehaviors

/// A flexible header of 56 points, on a device with a safe area of 123 where a suite says so. One that
/// shifts off the screen is a bar that enters always.
extension Referee {
  private static func flexible(_ minimum: RefereeValue, _ maximum: RefereeValue) -> RefereeHeader {
    .named(
      "twitter-condense", ["minimum-height": minimum, "maximum-height": maximum, "snaps": false])
  }
  private static let standard = flexible(56, 56)
  private static let shifting = FlutterHeader.floating(56)
  private static let hideable = RefereeHeader.named("enter-always", ["height": 56, "pinned": true])

  /// What a minimum and a maximum come to that are set one after the other.
  private static func limits(
    _ suite: String, _ name: String, _ values: [(String, Double)], minimum: Double, maximum: Double,
    safeArea: Double
  ) -> RefereeCase {
    RefereeCase(
      "\(suite).\(name)", standard, on: RefereeGeometry(safeArea: safeArea),
      values.map { .set([$0.0: .init(floatLiteral: $0.1)]) } + [
        .settled, .bottom(maximum + safeArea), .up(1000), .bottom(minimum + safeArea), .lift,
      ])
  }

  /// The cases that each suite about heights has.
  private static func heights(_ suite: String, safeArea: Double) -> [RefereeCase] {
    [
      limits(suite, "testDefaults", [], minimum: 56, maximum: 56, safeArea: safeArea),
      limits(
        suite, "testSettingMaxLessThanMinAdjustsMin",
        [("minimum-height", 50), ("maximum-height", 30)], minimum: 30, maximum: 30,
        safeArea: safeArea),
      limits(
        suite, "testSettingMinGreaterThanMaxAdjustsMax",
        [("maximum-height", 100), ("minimum-height", 200)], minimum: 200, maximum: 200,
        safeArea: safeArea),
    ]
  }

  private static func greater(_ suite: String, safeArea: Double) -> RefereeCase {
    limits(
      suite, "testSettingMaxGreaterThanMinDoesNotAdjustMin",
      [("minimum-height", 50), ("maximum-height", 80)], minimum: 50, maximum: 80,
      safeArea: safeArea)
  }

  /// An event that reports no motion leaves a header where it is.
  private static func ignored(_ name: String, _ events: ScrollEvent...) -> RefereeCase {
    RefereeCase(
      "FlexibleHeaderTrackingScrollViewTests.\(name)", flexible(56, 200),
      [.top(0), .height(200)] + events.map { .event($0) } + [.still, .top(0), .height(200)])
  }

  /// The inset above a list is where the header's bottom is.
  private static func guide(_ name: String, scrolled: Bool = false) -> RefereeCase {
    RefereeCase(
      name, flexible(50, 100), on: RefereeGeometry(safeArea: 20),
      (scrolled ? [.up(300), .lift, .tapStatusBar, .settled] : []) + [
        .bottom(120), .contentTop(120),
      ])
  }

  private static let heightCases: [RefereeCase] =
    heights("FlexibleHeaderHeightTests", safeArea: 123)
    + [greater("FlexibleHeaderHeightTests", safeArea: 123)]
    + heights("FlexibleHeaderHeightWithMinMaxHeightIncludesSafeAreaFalseTests", safeArea: 0)
    + [greater("FlexibleHeaderHeightWithMinMaxHeightIncludesSafeAreaFalseTests", safeArea: 0)]
    + heights("FlexibleHeaderMinMaxHeightTests", safeArea: 123)
    + [
      RefereeCase(
        "FlexibleHeaderMinMaxHeightTests.testMinMaxHeightWithTopSafeAreaChangesWhenTopSafeAreaChanges",
        standard, on: RefereeGeometry(safeArea: 123), [.bottom(179), .safeArea(50), .bottom(106)])
    ]
    // A header whose heights include the safe area is one on a screen without.
    + heights("FlexibleHeaderMinMaxHeightIncludesSafeAreaTests", safeArea: 0)
    + [
      RefereeCase(
        "FlexibleHeaderMinMaxHeightIncludesSafeAreaTests.testRecalculateMinMaxHeight", standard,
        on: RefereeGeometry(safeArea: 123), [.bottom(179), .safeArea(50), .bottom(106)])
    ]
    + heights("FlexibleHeaderHeightLegacySafeAreaBehaviorTests", safeArea: 0)
    + [greater("FlexibleHeaderHeightLegacySafeAreaBehaviorTests", safeArea: 0)]
    + orderCases

  private static let orderCases: [RefereeCase] = [
    ("testSettingMinAboveMax", "minimum-height", 66.0, 66.0...66),
    ("testSettingMaxBelowMin", "maximum-height", 46, 46...46),
    ("testSettingMinBelowMax", "minimum-height", 46, 46...56),
    ("testSettingMaxAboveMin", "maximum-height", 66, 56...66),
  ].map { name, parameter, value, heights in
    limits(
      "FlexibleHeaderView324Tests", name, [(parameter, value)], minimum: heights.lowerBound,
      maximum: heights.upperBound, safeArea: 0)
  }

  private static let shiftCases: [RefereeCase] = [
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenTests.testDefaultIsFalseWithTrackingScrollView", shifting,
      [.fraction(0), .top(0)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenTests."
        + "testBecomesTrueWhenShiftedOffscreenAnimatedWithTrackingScrollView", shifting,
      [.ask(1), .top(0), .moves(56, to: 0), .settled, .fraction(1)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenTests."
        + "testBecomesTrueWhenShiftedOffscreenNotAnimatedWithTrackingScrollView", shifting,
      [.put(1), .fraction(1), .top(-56)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenTests.testBecomesTrueWhenDraggedOffscreen", shifting,
      [.up(400), .fraction(1), .top(-56)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenTests.testStaysFalseWhenDraggedPartiallyOffscreen", shifting,
      [.up(10), .top(-10)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorDisabledTests.testDefaultIsNotShifted",
      shifting, [.fraction(0), .top(0)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorDisabledTests.testCanBeShiftedOffScreen",
      shifting, [.put(1), .fraction(1), .top(-56)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorDisabledTests."
        + "testStaysShiftedOffScreenWhenScrolledUpByHeaderHeight", shifting,
      [.put(1), .up(56), .fraction(1), .top(-56)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorDisabledTests."
        + "testShiftsBackOnScreenWhenDragged", shifting, [.put(1), .up(56), .down(56), .top(0)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorHideableTests.testDefaultIsNotShifted",
      hideable, [.fraction(0), .top(0)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorHideableTests.testCanBeShiftedOffScreen",
      hideable, [.put(1), .fraction(1), .top(-56)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorHideableTests."
        + "testStaysShiftedOffScreenWhenScrolledUpByHeaderHeight", hideable,
      [.put(1), .up(56), .fraction(1), .top(-56)]),
    RefereeCase(
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorHideableTests."
        + "testDoesNotShiftBackOnScreenWhenDragged", hideable,
      [.put(1), .up(56), .down(56), .fraction(1), .top(-56)]),
  ]

  private static let scrollCases: [RefereeCase] = [
    ignored("testDidScroll", .didScroll(.layout)),
    ignored(
      "testDidEndDraggingWillDecelerate", .willBeginDragging, .didEndDragging(willDecelerate: true)),
    ignored(
      "testDidEndDraggingWillNotDecelerate", .willBeginDragging,
      .didEndDragging(willDecelerate: false)),
    ignored("testDidEndDecelerating", .didEndDecelerating),
    ignored(
      "testWillEndDraggingWithZeroVelocity", .willEndDragging(velocity: 0, targetContentOffset: 0)),
    ignored(
      "testWillEndDraggingWithPositiveVelocity",
      .willEndDragging(velocity: 0.01, targetContentOffset: 0)),
    ignored(
      "testWillEndDraggingWithNegativeVelocity",
      .willEndDragging(velocity: -0.01, targetContentOffset: 0)),
    ignored("testShiftHeaderOnScreen", .setFraction(0, animated: false)),
    ignored("testInterfaceOrientationWillChange", .geometryDidChange),
    RefereeCase(
      "FlexibleHeaderTrackingScrollViewTests.testInterfaceOrientationIsChanging",
      flexible(56, 200), [.height(200), .container(320), .still, .top(0), .height(200)]),
    RefereeCase(
      "FlexibleHeaderTrackingScrollViewTests.testInterfaceOrientationDidChange",
      flexible(56, 200),
      [.height(200), .container(320), .container(600), .still, .top(0), .height(200)]),
    ignored("testChangeContentInsets", .geometryDidChange),
    RefereeCase(
      "FlexibleHeaderTrackingScrollViewDidScroll.testFirstChangeDoesNothingNegative", standard,
      [.scrolled(0), .top(0), .height(56)]),
    RefereeCase(
      "FlexibleHeaderTrackingScrollViewDidScroll.testFirstChangeDoesNothingPositive", standard,
      [.scroll(200), .top(0), .height(56)]),
    RefereeCase(
      "FlexibleHeaderTrackingScrollViewDidScroll.testFullyExpandedOnScrollToTop", standard,
      [.set(["maximum-height": 200]), .tapStatusBar, .settled, .height(200)]),
    RefereeCase(
      "FlexibleHeaderScrollViewObservationTests.testTrackedTableViewTopContentOffsetIsObserved",
      .value(TwitterCondenseHeader().stretching), [.pulled(10), .height(98)]),
    RefereeCase(
      "FlexibleHeaderScrollViewObservationTests."
        + "testTrackedTableViewTopContentOffsetCausesShadowLayerOpacityChange", standard,
      [.overlap(0), .scrolled(56), .overlap(56)]),
    RefereeCase(
      "FlexibleHeaderControllerIssue176Tests.testWithTrackingScrollView", flexible(56, 156),
      [.height(156), .contentTop(156)]),
    RefereeCase(
      "FlexibleHeaderTopSafeAreaTests.testDeviceSafeAreaInsetIsDefaultTopSafeAreaInset", standard,
      on: RefereeGeometry(safeArea: 123), [.bottom(179)]),
    RefereeCase(
      "FlexibleHeaderTopSafeAreaTests."
        + "testTopSafeAreaInsetUpdatedAfterCallToSafeAreaInsetsDidChange", standard,
      [.bottom(56), .safeArea(44), .bottom(100)]),
    RefereeCase(
      "FlexibleHeaderTopSafeAreaInsetTests.testFrameIsAdjustedToMaximumHeightWithTrackingScrollView",
      flexible(50, 100), [.safeArea(200), .height(300)]),
    RefereeCase(
      "FlexibleHeaderViewControllerTopLayoutGuideTests.…SettingMinHeight", standard,
      [.set(["minimum-height": 120]), .settled, .bottom(120)]),
    RefereeCase(
      "FlexibleHeaderViewControllerTopLayoutGuideTests.…ScrollingUpOffscreenKeepStatus", shifting,
      on: RefereeGeometry(safeArea: 20), [.up(600), .lift, .bottom(20)]),
    RefereeCase(
      "FlexibleHeaderViewControllerTopLayoutGuideTests.…PullDownRelease", flexible(56, 70),
      [.down(600), .lift, .bottom(70), .contentTop(70)]),
    guide("FlexibleHeaderWrappingTopLayoutGuideTests.testTrackedTableView…"),
    guide("FlexibleHeaderWrappingTopLayoutGuideTests.testTrackedCollectionView…"),
    guide("FlexibleHeaderInjectionTopLayoutGuideTests.testTrackingAnUntrackedTableView…"),
    guide("FlexibleHeaderInjectionTopLayoutGuideTests.testTrackedTableView…"),
    guide(
      "FlexibleHeaderInjectionTopLayoutGuideTests.testTrackedTableView…AfterScrolling",
      scrolled: true),
    guide("FlexibleHeaderInjectionTopLayoutGuideTests.testTrackedCollectionView…"),
    guide(
      "FlexibleHeaderInjectionTopLayoutGuideTests.testTrackedCollectionView…AfterScrolling",
      scrolled: true),
  ]

  static let materialIOS = Referee(
    name: "Material for iOS", suite: "components/FlexibleHeader/tests/unit",
    cases: heightCases + shiftCases + scrollCases,
    passedElsewhere: [
      "AddingTopInsets", "RemovingTopInsets", "AddingBottomInsets", "RemovingBottomInsets",
      "AddingBothInsets", "RemovingBothInsets",
    ].map { "ScrollViewContentOffsetSideEffectTests.testEstimation\($0)" },
    differing: [
      "FlexibleHeaderShiftedOffscreenWithShiftBehaviorDisabledTests."
        + "testDoesNotShiftBackOffScreenWhenDragged":
        "a bar that a drag brings back is the finger's again, both ways",
      "FlexibleHeaderMinMaxHeightIncludesSafeAreaTests."
        + "testSettingMinStopsAutomaticSafeAreaAdjustmentForMin":
        "a height never includes the safe area",
      "FlexibleHeaderMinMaxHeightIncludesSafeAreaTests."
        + "testSettingMaxStopsAutomaticSafeAreaAdjustmentForMax":
        "a height never includes the safe area",
    ],
    inapplicable: inapplicableMaterialIOS)

  private static let inapplicableMaterialIOS: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      (
        "a header without a scroll view",
        [
          "FlexibleHeaderShiftedOffscreenTests.testDefaultIsFalseWithoutTrackingScrollView",
          "FlexibleHeaderShiftedOffscreenTests.testBecomesTrueWhenShiftedOffscreenNotAnimated…",
          "FlexibleHeaderShiftedOffscreenTests.testBecomesTrueWhenShiftedOffscreenAnimated…",
          "FlexibleHeaderTrackingScrollViewTests.testWillChangeToNilScrollView",
          "FlexibleHeaderNoTrackingScrollViewTests, all 13 of the tracking suite",
          "FlexibleHeaderTopSafeAreaInsetTests.testFrameIsAdjustedToMinimumHeight…",
          "FlexibleHeaderControllerIssue176Tests.testWithNoTrackingScrollView",
          "FlexibleHeaderWrappingTopLayoutGuideTests.testNoScrollView…",
          "FlexibleHeaderWrappingTopLayoutGuideTests.testEarlyViewLoadStillAffectsTopLayoutGuide",
          "FlexibleHeaderWrappingTopLayoutGuideTests.testUntrackedTableView…",
          "FlexibleHeaderWrappingTopLayoutGuideTests.testUntrackedCollectionView…",
          "FlexibleHeaderInjectionTopLayoutGuideTests.testTopLayoutGuideIsUnaffected…",
          "FlexibleHeaderInjectionTopLayoutGuideTests.testNoScrollView…",
          "FlexibleHeaderInjectionTopLayoutGuideTests.testUntrackedTableView…",
          "FlexibleHeaderInjectionTopLayoutGuideTests.testUntrackedCollectionView…",
        ]
      ),
      (
        "a safe area from elsewhere than the device",
        [
          "testIgnoresViewControllerTopSafeAreaInset", "testDidChangeInvokesDelegate",
          "testSettingViewControllerDoesNotInvokeDelegate",
          "testTopSafeAreaInsetIsZeroWithNilViewController",
          "testTopSafeAreaInsetMatchesViewController",
          "testTopSafeAreaInsetNotUpdatedWithoutCallToSafeAreaInsetsDidChange",
          "testTopSafeAreaInsetDoesNotChangeWhileStatusBarIsShifted…",
          "testTopSafeAreaInsetDoesChangeWhileStatusBarIsShifted…",
          "testTopSafeAreaInsetResetsToZeroWhenViewControllerIsSetToNil",
          "testTopSafeAreaInsetResetsToViewControllerWhenViewControllerIsNilThenReSet",
        ].map { "FlexibleHeaderTopSafeAreaTests.\($0)" }
      ),
      (
        "a status bar that hides with the header",
        [
          "FlexibleHeaderViewControllerTopLayoutGuideTests.…ScrollingUpOffscreenHideStatus",
          "FlexibleHeaderShifterTests, all 9",
        ]
      ),
      (
        "sizing of views",
        [
          "testSizeToFitBelowMinimumHeight", "testSizeToFitAboveMinimumHeight",
          "testSizeThatFitsSideEffects",
        ].map { "FlexibleHeaderSizeToFitTests.\($0)" }
      ),
      (
        "the older flag's suites, whose cases are those above",
        [
          "FlexibleHeaderWrappingLegacyTopLayoutGuideTests",
          "FlexibleHeaderInjectionLegacyTopLayoutGuideTests",
        ]
      ),
    ].flatMap { reason, names in names.map { ($0, reason) } })
}
