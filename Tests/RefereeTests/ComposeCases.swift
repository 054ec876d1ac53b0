import HeaderBehaviors

extension Referee {
  /// `pinnedScrollBehavior`, `enterAlwaysScrollBehavior`, `exitUntilCollapsedScrollBehavior`.
  private static let pinned = FlutterHeader.floatingPinned(64, 64)
  private static let enterAlways = FlutterHeader.floating(64)

  private static func exitUntilCollapsed(
    _ expanded: Double, _ collapsed: Double = 64, snaps: Bool = true
  ) -> RefereeHeader {
    .named(
      "large-title",
      [
        "bar-height": .init(floatLiteral: collapsed), "stretches": false,
        "title-height": .init(floatLiteral: expanded - collapsed),
        "snaps": .init(booleanLiteral: snaps),
      ])
  }

  private static func expands(_ name: String, _ header: RefereeHeader, _ height: Double)
    -> RefereeCase
  {
    RefereeCase(name, header, [.top(0), .height(height), .contentTop(height)])
  }

  /// The bar has another colour once content is under it.
  private static func lifts(_ name: String) -> RefereeCase {
    RefereeCase(name, pinned, [.overlap(0), .up(100), .overlap(64), .height(64)])
  }

  /// A third collapsed, and more than collapsed; the inset at the bottom is part of the bar.
  private static func scrolled(
    _ name: String, _ expanded: Double, _ collapsed: Double, inset: Double
  ) -> RefereeCase {
    let way = expanded - collapsed
    return RefereeCase(
      name, exitUntilCollapsed(expanded + inset, collapsed + inset),
      on: RefereeGeometry(safeArea: inset),
      [
        .height(expanded + 2 * inset), .scrolled(way / 3), .height(expanded - way / 3 + 2 * inset),
        .scrolled(way * 4 / 3), .height(collapsed + 2 * inset),
      ])
  }

  /// The two titles change places; the colours are the app's, and follow the fraction.
  private static func titles(_ name: String, _ expanded: Double) -> RefereeCase {
    let way = expanded - 64
    return RefereeCase(
      name, exitUntilCollapsed(expanded),
      [
        .fraction(0), .shows("large-title", 1), .shows("title", 0), .scrolled(way / 3),
        .shows("large-title", 1), .shows("title", 0), .scrolled(way), .fraction(1),
        .shows("large-title", 0), .shows("title", 1),
      ])
  }

  /// Another page comes from the side.
  private static func pages(_ name: String, _ header: RefereeHeader) -> RefereeCase {
    RefereeCase(
      name, header,
      [
        .top(0), .bottom(64), .list(offset: 0, content: 4000), .top(0), .bottom(64),
        .list(offset: 0, content: 4000), .top(0), .bottom(64),
      ])
  }

  static let compose = Referee(
    name: "Compose", suite: "compose/material3/material3/**/AppBarTest.kt",
    cases: [
      expands("smallTopAppBar_expandsToScreen", enterAlways, 64),
      lifts("smallTopAppBar_scrolledContentColor"),
      RefereeCase(
        "smallTopAppBar_scrolledPositioning", enterAlways, [.up(20), .bottom(44), .top(-20)]),
      RefereeCase(
        "smallTopAppBar_customHeight", FlutterHeader.floating(50),
        [.height(50), .up(500), .top(-50)]),
      expands("centerAlignedTopAppBar_expandsToScreen", pinned, 64),
      lifts("centerAlignedTopAppBar_scrolledContentColor"),
      expands("mediumTopAppBar_expandsToScreen", exitUntilCollapsed(112), 112),
      scrolled("mediumTopAppBar_scrolled_positioning", 112, 64, inset: 13),
      scrolled("mediumTopAppBar_customHeight_scrolled_positioning", 120, 40, inset: 13),
      titles("mediumTopAppBar_scrolledContainerColor", 112),
      titles("mediumTopAppBar_scrolledColorsWithCustomTitleTextColor", 112),
      titles("mediumTopAppBar_scrolledColorsWithCustomTitleAndSubtitleTextColor", 136),
      titles("mediumTopAppBar_scrolledColorsWithCustomTitleAndWithoutSubtitleTextColor", 112),
      titles("mediumTopAppBar_semantics", 112),
      titles("mediumTopAppBar_withSubtitle_semantics", 112),
      titles("largeTopAppBar_semantics", 152),
      titles("largeTopAppBar_withSubtitle_semantics", 152),
      expands("largeTopAppBar_expandsToScreen", exitUntilCollapsed(152), 152),
      scrolled("largeTopAppBar_scrolled_positioning", 152, 64, inset: 4),
      scrolled("largeTopAppBar_customHeight_scrolled_positioning", 130, 30, inset: 4),
      titles("largeTopAppBar_scrolledContainerColor", 152),
      titles("largeTopAppBar_scrolledColorsWithCustomTitleTextColor", 152),
      titles("largeTopAppBar_scrolledColorsWithCustomTitleAndSubtitleTextColor", 152),
      titles("largeTopAppBar_scrolledColorsWithCustomTitleAndWithoutSubtitleTextColor", 120),
      pages("topAppBar_enterAlways_allowHorizontalScroll", enterAlways),
      pages("topAppBar_exitUntilCollapsed_allowHorizontalScroll", exitUntilCollapsed(64)),
      pages("topAppBar_pinned_allowHorizontalScroll", pinned),
      // A finger on the bar drags the list.
      RefereeCase(
        "topAppBar_smallPinnedDraggedAppBar", pinned, [.height(64), .up(32), .height(64)]),
      RefereeCase(
        "topAppBar_mediumDraggedAppBar", exitUntilCollapsed(112),
        [.height(112), .up(92), .height(64)]),
      RefereeCase(
        "topAppBar_dragSnapToCollapsed", exitUntilCollapsed(152),
        [
          .height(152), .up(20), .lift, .settled, .height(152), .up(92), .lift, .settled,
          .height(64),
        ]),
      RefereeCase(
        "topAppBar_dragWithSnapDisabled", exitUntilCollapsed(152, snaps: false),
        [.height(152), .up(80), .lift, .still, .height(72)]),
      RefereeCase(
        "state_restoresTopAppBarState", FlutterHeader.floating(350),
        [.put(300.0 / 350), .top(-300)]),
      // A bar at the bottom follows the header's fraction.
      RefereeCase(
        "bottomAppBar_exitAlways_scaffoldWithFAB_scrolled_positioning", FlutterHeader.floating(80),
        [.up(20), .bottom(60), .fraction(0.25)]),
      pages("bottomAppBar_exitAlways_allowHorizontalScroll", enterAlways),
    ],
    differing: [:],
    inapplicable: [
      "smallTopAppBar_transparentContainerColor": "colours",
      "centerAlignedTopAppBar_default_positioning_respectsWindowInsets": "what is in the bar",
      "mediumTopAppBar_expanded_positioning": "what is in the bar",
      "mediumTopAppBar_customHeight_expanded_positioning": "what is in the bar",
      "largeTopAppBar_expanded_positioning": "what is in the bar",
      "largeTopAppBar_customHeight_expanded_positioning": "what is in the bar",
      "bottomAppBarWithFAB_heightIsFromSpec": "a bar at the bottom",
      "bottomAppBarWithCustomArrangement_heightIsFromSpec": "a bar at the bottom",
      "bottomAppBarWithFAB_respectsWindowInsets": "a bar at the bottom",
      "bottomAppBar_widthExpandsToScreen": "a bar at the bottom",
      "bottomAppBar_default_positioning": "a bar at the bottom",
      "bottomAppBar_default_positioning_respectsContentPadding": "a bar at the bottom",
      "bottomAppBarWithFAB_default_positioning": "a bar at the bottom",
      "bottomAppBar_exitAlways_scaffoldWithFAB_default_positioning": "a bar at the bottom",
    ])
}
