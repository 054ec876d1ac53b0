import HeaderCore

extension Referee {
  /// A bar 100 points high, of which nothing stays.
  private static let bar = RefereeHeader.named("enter-always", ["height": 100])
  /// One that keeps its last points where it has a minimum.
  private static func condensing(_ maximum: RefereeValue, _ minimum: RefereeValue) -> RefereeHeader
  {
    .named("twitter-condense", ["maximum-height": maximum, "minimum-height": minimum])
  }
  private static let atOnce = RefereeGeometry(reducesMotion: true)

  /// `ControlsTopOffset` is the bar's top, `ContentTopOffset` its bottom. Bars at the bottom follow the
  /// header's fraction: a shown ratio of 0.2 is a fraction of 0.8.
  static let chromium = Referee(
    name: "Chromium", suite: "cc/input/browser_controls_offset_manager_unittest.cc",
    cases: [
      RefereeCase(
        "PartialShownHideAnimation", bar,
        [
          .touch, .up(300), .top(-100), .bottom(0), .lift,
          .touch, .down(15), .top(-85), .bottom(15), .lift,
          .moves(15, to: 0), .settled, .top(-100), .bottom(0),
        ]),
      RefereeCase(
        "BottomControlsPartialShownHideAnimation", bar,
        [
          .up(300), .fraction(1), .lift, .down(20), .fraction(0.8), .lift, .moves(20, to: 0),
          .settled, .fraction(1),
        ]),
      RefereeCase(
        "PartialShownShowAnimation", bar,
        [
          .up(300), .top(-100), .bottom(0), .lift, .down(70), .top(-30), .bottom(70), .lift,
          .moves(70, to: 100), .settled, .top(0), .bottom(100),
        ]),
      RefereeCase(
        "BottomControlsPartialShownShowAnimation", bar,
        [.up(20), .fraction(0.2), .lift, .moves(80, to: 100), .settled, .fraction(0)]),
      RefereeCase(
        "PartialHiddenWithAmbiguousThresholdShows", .value(ShareSnapHeader()),
        [
          .up(20), .top(-20), .bottom(80), .lift, .moves(80, to: 100), .settled, .top(0),
          .bottom(100),
        ]),
      RefereeCase(
        "PartialHiddenWithAmbiguousThresholdHides", .value(ShareSnapHeader()),
        [
          .up(30), .top(-30), .bottom(70), .lift, .moves(70, to: 0), .settled, .top(-100),
          .bottom(0),
        ]),
      RefereeCase(
        "PartialShownWithAmbiguousThresholdHides", .value(ShareSnapHeader()),
        [
          .up(200), .top(-100), .lift, .down(20), .top(-80), .bottom(20), .lift,
          .moves(20, to: 0), .settled, .top(-100),
        ]),
      RefereeCase(
        "PartialShownWithAmbiguousThresholdShows", .value(ShareSnapHeader()),
        [
          .up(200), .top(-100), .lift, .down(30), .top(-70), .bottom(30), .lift,
          .moves(30, to: 100), .settled, .top(0),
        ]),
      // A pinch freezes the bar: `pinned` for as long as it lasts.
      RefereeCase(
        "PinchIgnoresScroll", bar,
        [
          .touch, .top(0), .up(300), .top(-100), .set(["pinned": true]), .top(-100), .down(15),
          .top(-100), .set(["pinned": false]), .top(-100), .down(15), .top(-85), .bottom(15),
          .lift, .moves(15, to: 0),
        ]),
      // A second finger ends the drag of the first.
      RefereeCase(
        "PinchBeginStartsAnimationIfNecessary", bar,
        [
          .up(300), .top(-100), .lift, .still, .down(15), .top(-85), .bottom(15), .lift,
          .moves(15, to: 0), .settled, .still, .down(55), .top(-45), .bottom(55), .still, .lift,
          .moves(55, to: 100), .settled, .top(0),
        ]),
      RefereeCase(
        "HeightIncreaseWhenFullyShownAnimation", bar,
        [
          .set(["height": 150]), .moves(100, to: 150), .bottom(100), .settled, .top(0),
          .bottom(150),
        ]),
      RefereeCase(
        "HeightDecreaseWhenFullyShownAnimation", .named("enter-always", ["height": 150]),
        [.set(["height": 100]), .moves(150, to: 100), .settled, .top(0), .bottom(100)]),
      RefereeCase(
        "MinHeightIncreaseWhenHiddenAnimation", condensing(100, 0),
        [
          .up(100), .bottom(0), .lift, .set(["minimum-height": 20]), .bottom(0),
          .moves(0, to: 20), .settled, .bottom(20),
        ]),
      RefereeCase(
        "MinHeightSetToZeroWhenAtMinHeightAnimation", condensing(100, 20),
        [
          .up(80), .bottom(20), .lift, .set(["minimum-height": 0]), .bottom(20),
          .moves(20, to: 0), .settled, .bottom(0),
        ]),
      RefereeCase(
        "EnsureNoAnimationCases", condensing(100, 0),
        [
          .set(["minimum-height": 20]), .still, .up(80), .bottom(20), .lift,
          .set(["maximum-height": 150]), .still, .set(["minimum-height": 0]), .settled,
          .bottom(0), .set(["maximum-height": 100]), .still,
        ]),
      RefereeCase(
        "HeightChangeMaintainsFullyVisibleControls", .named("enter-always", ["height": 0]),
        on: atOnce,
        [
          .top(0), .set(["height": 100]), .still, .top(0), .bottom(100), .set(["height": 50]),
          .still, .top(0), .bottom(50),
        ]),
      RefereeCase(
        "ShrinkingHeightKeepsBrowserControlsHidden", bar, on: atOnce,
        [
          .up(300), .top(-100), .bottom(0), .lift, .set(["height": 50]), .still, .top(-50),
          .bottom(0), .set(["height": 0]), .still, .top(0), .bottom(0),
        ]),
      RefereeCase(
        "HeightChangeWithAnimateFalseDoesNotTriggerAnimation", bar, on: atOnce,
        [.set(["height": 150]), .still, .top(0), .set(["height": 50]), .still, .top(0)]),
      RefereeCase(
        "MinHeightChangeWithAnimateFalseSnapsToNewMinHeight", condensing(100, 0), on: atOnce,
        [
          .bottom(100), .up(100), .bottom(0), .lift, .set(["minimum-height": 20]), .still,
          .bottom(20), .set(["minimum-height": 0]), .still, .bottom(0),
        ]),
      RefereeCase(
        "ControlsStayAtMinHeightOnHeightChange", condensing(100, 20),
        [
          .up(100), .bottom(20), .lift, .set(["maximum-height": 120]), .still, .bottom(20),
          .set(["maximum-height": 100]), .still, .bottom(20),
        ]),
      RefereeCase(
        "ControlsAdjustToNewHeight", condensing(100, 0),
        [.up(40), .bottom(60), .set(["maximum-height": 120]), .bottom(60)]),
      RefereeCase(
        "ScrollByWithZeroHeightControlsIsNoop", .named("enter-always", ["height": 0]),
        [.up(20), .offset(20), .top(0), .bottom(0), .fraction(0), .lift]),
      RefereeCase(
        "ScrollThenRestoreBottomControls", bar,
        [.up(20), .fraction(0.2), .lift, .settled, .down(200), .fraction(0), .lift]),
      RefereeCase(
        "ScrollThenRestoreBottomControlsNoTopControls", bar,
        [.up(20), .fraction(0.2), .lift, .settled, .down(200), .fraction(0), .lift]),
      RefereeCase(
        "HideAndPeekBottomControls", bar,
        [.up(300), .fraction(1), .lift, .down(15), .fraction(0.85), .lift]),
      RefereeCase(
        "HideAndImmediateShowKeepsControlsVisible", bar,
        [.ask(1), .moves(100, to: 0), .bottom(100), .ask(0), .still, .bottom(100)]),
      RefereeCase(
        "ScrollWithMinHeightSetForTopControlsOnly", condensing(100, 30),
        [.up(150), .bottom(30), .lift, .down(70), .bottom(100), .lift]),
      RefereeCase(
        "ScrollWithMinHeightSetForBothControls", condensing(100, 20),
        [.up(150), .bottom(20), .lift, .down(80), .bottom(100), .lift]),
      RefereeCase(
        "OnlyExpandTopControlsAtPageTop",
        .named("two-stage", ["expanded-height": 100, "bar-height": 0]),
        [
          .up(150), .top(-100), .offset(50), .lift, .down(20), .top(-100), .offset(30), .down(10),
          .top(-100), .offset(20), .down(30), .top(-90), .offset(0), .down(50), .top(-40),
          .offset(0),
        ]),
      RefereeCase(
        "MinHeightChangeUpdatesAnimation", condensing(100, 50),
        [
          .ask(1), .moves(100, to: 50), .set(["minimum-height": 10]), .settled, .fraction(1),
          .bottom(10),
        ]),
      RefereeCase(
        "ChangingTopMinHeightFromInitialZeroAnimatesCorrectly", condensing(0, 0),
        [
          .set(["maximum-height": 100, "minimum-height": 30]), .bottom(0), .moves(0, to: 100),
          .settled, .bottom(100),
        ]),
      RefereeCase(
        "ReducingTopHeightAndMinHeightAnimatesCorrectly", condensing(100, 30),
        [
          .set(["maximum-height": 50, "minimum-height": 20]), .moves(100, to: 50), .settled,
          .bottom(50),
        ]),
      RefereeCase(
        "InterruptedShowAnimationsAreRestartedAfterScroll", bar,
        [.up(80), .bottom(20), .ask(0), .touch, .lift, .settled, .bottom(100)]),
      RefereeCase(
        "ShowingControlsDuringScrollStartsAnimationAfterScroll", bar,
        [.up(300), .lift, .touch, .ask(0), .moves(0, to: 100), .lift, .settled, .bottom(100)]),
      RefereeCase(
        "MinHeightIncreasedByMoreThanHeight", condensing(50, 0),
        [
          .set(["maximum-height": 200, "minimum-height": 200]), .bottom(50), .moves(50, to: 200),
          .settled, .fraction(0), .bottom(200),
        ]),
      RefereeCase(
        "MinHeightDecreasedByMoreThanHeight", condensing(200, 200),
        [
          .set(["maximum-height": 50, "minimum-height": 0]), .bottom(200), .moves(200, to: 50),
          .settled, .fraction(0), .bottom(50),
        ]),
    ],
    differing: [
      "EnsureScrollThresholdApplied":
        "a bar turns with the finger; there an overshoot has to be undone first",
      "EnsureScrollThresholdAppliedWithMinHeight":
        "a bar turns with the finger; there an overshoot has to be undone first",
      "HeightChangeAnimationJumpsToEndOnScroll":
        "a new height is shown to its end under the finger, where there it jumps",
    ],
    inapplicable: [
      "ChangingBottomHeightFromZeroAnimates": "a bar at the bottom with a height of its own",
      "ChangingControlsHeightToZeroWithAnimationIsNoop":
        "a bar at the bottom with a height of its own",
    ])
}
