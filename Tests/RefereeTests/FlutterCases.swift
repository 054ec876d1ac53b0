import HeaderBehaviors

/// The headers that stand in for Flutter's.
enum FlutterHeader {
  /// `SliverAppBar(pinned, expandedHeight)`: large and medium app bars.
  static func pinned(_ expanded: Double, _ toolbar: Double) -> RefereeHeader {
    .named(
      "large-title",
      [
        "bar-height": .init(floatLiteral: toolbar), "stretches": false, "snaps": false,
        "title-height": .init(floatLiteral: expanded - toolbar),
      ])
  }

  /// `SliverAppBar(floating)`, and with `snap`.
  static func floating(_ height: Double, snaps: Bool = false) -> RefereeHeader {
    .named(
      "enter-always",
      [
        "height": .init(floatLiteral: height), "snaps": .init(booleanLiteral: snaps),
        "snap-by": "direction",
      ])
  }

  /// `SliverAppBar(floating, pinned)`.
  static func floatingPinned(_ expanded: Double, _ toolbar: Double) -> RefereeHeader {
    .named(
      "twitter-condense",
      [
        "maximum-height": .init(floatLiteral: expanded), "snaps": false,
        "minimum-height": .init(floatLiteral: toolbar),
      ])
  }

  /// `SliverAppBar()`, which goes with the content, and stretches where it is asked to.
  static func scrolling(_ height: Double) -> RefereeHeader {
    .named(
      "offscreen-container",
      ["expanded-height": .init(floatLiteral: height), "collapsed-height": 0])
  }

  static func elastic(_ height: Double) -> RefereeHeader {
    .named("elastic-stretch", ["height": .init(floatLiteral: height)])
  }
}

extension Referee {
  private static let short = RefereeGeometry(content: 1200)

  /// A bar that is pinned at the top of long content: expanded, partly scrolled, collapsed, back.
  private static func defaults(
    _ name: String, _ expanded: Double, _ collapsed: Double
  ) -> RefereeCase {
    RefereeCase(
      name, FlutterHeader.pinned(expanded, collapsed), on: short,
      [
        .height(expanded), .scrolled(45), .height(max(collapsed, expanded - 45)), .scrolled(600),
        .height(collapsed), .scrolled(0), .height(expanded),
      ])
  }

  /// A bar of one height that goes out of sight with the content.
  private static func outOfSight(_ name: String, _ height: Double) -> RefereeCase {
    RefereeCase(
      name, FlutterHeader.scrolling(height), on: short,
      [
        .height(height), .scrolled(50), .height(height), .top(-50), .scrolled(300),
        .height(height), .bottom(0), .scrolled(0), .top(0), .height(height),
      ])
  }

  static let flutterAppBar = Referee(
    name: "Flutter, app bars", suite: "packages/flutter/test/material/app_bar_sliver_test.dart",
    cases: [
      RefereeCase(
        "SliverAppBar.medium with bottom widget", FlutterHeader.pinned(160, 112), on: short,
        [.height(160), .scrolled(160), .height(112)]),
      RefereeCase(
        "SliverAppBar.large with bottom widget", FlutterHeader.pinned(200, 112), on: short,
        [.height(200), .scrolled(200), .height(112)]),
      // Scrolled under is an overlap above 0.
      RefereeCase(
        "WidgetStateColor scrolledUnder, backgroundColor", FlutterHeader.pinned(200, 56),
        on: short,
        [
          .overlap(0), .height(200), .up(200), .lift, .overlap(56), .height(56), .down(200),
          .lift, .overlap(0), .height(200),
        ]),
      RefereeCase(
        "WidgetStateColor scrolledUnder, backgroundColor with FlexibleSpace",
        FlutterHeader.floatingPinned(200, 56), on: short,
        [
          .overlap(0), .height(200), .up(200), .lift, .overlap(56), .height(56), .down(200),
          .lift, .overlap(0), .height(200),
        ]),
      outOfSight("SliverAppBar default configuration", 104),
      defaults("SliverAppBar expandedHeight, pinned", 128, 104),
      RefereeCase(
        "SliverAppBar expandedHeight, pinned and floating",
        FlutterHeader.floatingPinned(128, 48), on: short,
        [.height(128), .up(600), .lift, .height(48), .down(600), .lift, .height(128)]),
      RefereeCase(
        "SliverAppBar expandedHeight, floating with snap:true",
        FlutterHeader.floating(128, snaps: true), on: short,
        [
          .top(0), .height(128), .bottom(128), .up(256), .top(-128), .lift, .down(128), .top(0),
          .height(128), .up(50), .bottom(78), .down(10), .bottom(88), .lift,
          .moves(88, to: 128), .settled, .height(128), .up(128), .bottom(0), .down(100),
          .bottom(100), .up(10), .lift, .moves(90, to: 0), .settled, .bottom(0),
        ]),
      defaults("Material3 - SliverAppBar.medium defaults", 112, 64),
      defaults("Material3 - SliverAppBar.large defaults", 152, 64),
      RefereeCase(
        "SliverAppBar positioning of leading and trailing widgets with top padding",
        FlutterHeader.floating(56), on: RefereeGeometry(safeArea: 100), [.top(0), .bottom(156)]),
      RefereeCase(
        "SliverAppBar positioning of leading and trailing widgets with bottom padding",
        FlutterHeader.pinned(56, 56), on: RefereeGeometry(safeArea: 100), [.top(0), .bottom(156)]),
      RefereeCase(
        "Changing SliverAppBar snap from true to false", FlutterHeader.floating(256, snaps: true),
        on: short,
        [
          .up(100), .lift, .settled, .set(["snaps": false]), .down(100), .up(100), .lift, .still,
        ]),
      outOfSight("SliverAppBar default collapsedHeight with respect to toolbarHeight", 148),
      outOfSight("SliverAppBar collapsedHeight with toolbarHeight", 198),
      outOfSight("SliverAppBar collapsedHeight", 104),
      defaults("Material2 - SliverAppBar.medium defaults", 112, 64),
      defaults("Material2 - SliverAppBar.large defaults", 152, 64),
    ],
    differing: [
      "SliverAppBar expandedHeight, floating and pinned with snap:true":
        "a header grows with the first point down; there the pinned part's height is travelled first"
    ],
    inapplicable: [
      "WidgetStateColor scrolledUnder, backgroundColor - reverse": "a reversed list",
      "WidgetStateColor scrolledUnder, backgroundColor with FlexibleSpace - reverse":
        "a reversed list",
      "WidgetStateColor scrolledUnder, backgroundColor - not triggered in reverse for short content":
        "a reversed list",
      "WidgetStateColor scrolledUnder, backgroundColor with FlexibleSpace - not triggered in reverse "
        + "for short content": "a reversed list",
      "SliverAppBar expandedHeight, collapsedHeight": "a header that shrinks first and then leaves",
    ])

  private static func stretching(_ name: String, _ header: RefereeHeader) -> RefereeCase {
    RefereeCase(
      "Stretch, \(name): fills overscroll", header,
      [.height(100), .pulled(100), .height(200), .stretch(100), .pulled(0), .height(100)])
  }

  private static func stiff(_ name: String, _ header: RefereeHeader) -> RefereeCase {
    RefereeCase(name, header, [.height(100), .pulled(100), .height(100), .fired(0)])
  }

  private static var floating: EnterAlwaysHeader {
    var header = EnterAlwaysHeader()
    header.condensing.maximumHeight = 100
    return header
  }

  private static var floatingPinned: TwitterCondenseHeader {
    var header = TwitterCondenseHeader()
    (header.condensing.maximumHeight, header.condensing.minimumHeight) = (100, 56)
    return header
  }

  /// The gap of an overscroll: the header stays, the content is 50 points lower.
  private static func gap(_ name: String, _ header: RefereeHeader) -> RefereeCase {
    RefereeCase(
      name, header, on: RefereeGeometry(content: 300),
      [.top(0), .contentTop(200), .pulled(50), .top(0), .height(200), .contentTop(250)])
  }

  /// A wheel, or a finger: up 300 puts the bar away, and half-way back it is half in sight.
  private static func floats(_ name: String) -> RefereeCase {
    RefereeCase(
      name, FlutterHeader.floating(56), on: RefereeGeometry(content: 1500),
      [
        .bottom(56), .up(300), .bottom(0), .lift, .down(50), .bottom(50), .height(56), .lift,
        .down(250), .bottom(56), .lift,
      ])
  }

  static let flutterSlivers = Referee(
    name: "Flutter, slivers", suite: "packages/flutter/test/widgets/slivers_appbar_*_test.dart",
    cases: [
      gap(
        "floating - overscroll gap is below header", FlutterHeader.floating(200)),
      floats("Pointer scrolled floating, SliverAppBar"),
      floats("Pointer scrolled floating, SliverPersistentHeader"),
      RefereeCase(
        "Pointer scrolled floating, and snapping SliverAppBar",
        FlutterHeader.floating(56, snaps: true), on: RefereeGeometry(content: 1500),
        [
          .bottom(56), .up(300), .bottom(0), .lift, .down(30), .bottom(30), .height(56), .lift,
          .settled, .bottom(56), .up(50), .bottom(6), .lift, .settled, .bottom(0),
        ]),
      gap("pinned - overscroll gap is below header", FlutterHeader.pinned(200, 100)),
      gap(
        "const child delegate - pinned - overscroll gap is below header",
        FlutterHeader.floatingPinned(200, 100)),
      gap("scrolling - overscroll gap is below header", FlutterHeader.scrolling(200)),
      gap(
        "const child delegate - scrolling - overscroll gap is below header",
        FlutterHeader.scrolling(200)),
      RefereeCase(
        "semantics within viewport", FlutterHeader.scrolling(200), [.top(0), .bottom(200)]),
      RefereeCase(
        "semantics partially scrolling off screen", FlutterHeader.elastic(200),
        [.scrolled(180), .top(-180), .height(200)]),
      RefereeCase(
        "semantics completely scrolling off screen but within cache extent",
        FlutterHeader.elastic(200), [.scrolled(220), .bottom(-20), .fraction(1)]),
      RefereeCase(
        "semantics completely scrolling off screen and not within cache extent",
        FlutterHeader.elastic(200), [.scrolled(500), .bottom(-300), .fraction(1)]),
      stretching("scrolling", FlutterHeader.elastic(100)),
      RefereeCase(
        "Stretch: fills overscroll after reverse direction input - scrolling header",
        FlutterHeader.elastic(100),
        [.scrolled(0), .up(100), .bottom(0), .lift, .pulled(100), .top(0), .height(200)]),
      RefereeCase(
        "Stretch: fills overscroll after reverse direction input - floating header",
        .value(floating.stretching),
        [
          .up(100), .bottom(0), .down(100), .bottom(100), .lift, .pulled(100), .top(0),
          .height(200),
        ]),
      stiff("Stretch: does not stretch without overscroll physics", FlutterHeader.scrolling(100)),
      RefereeCase(
        "Stretch: default trigger offset", FlutterHeader.elastic(100),
        [.pulled(50), .fired(0), .pulled(0), .pulled(150), .fired(1)]),
      RefereeCase(
        "Stretch: custom trigger offset", .value(floating.stretching),
        on: RefereeGeometry(trigger: 150),
        [.pulled(100), .fired(0), .pulled(0), .pulled(300), .fired(1)]),
      stiff(
        "Stretch: callback not triggered without overscroll physics", FlutterHeader.scrolling(100)),
      stretching(
        "pinned",
        .named("large-title", ["bar-height": 56, "title-height": 44, "stretches": true])),
      stiff(
        "Stretch, pinned: does not stretch without overscroll physics",
        FlutterHeader.pinned(100, 56)),
      stretching("floating", .value(floating.stretching)),
      stiff(
        "Stretch, floating: does not fill overscroll without proper physics",
        FlutterHeader.floating(100)),
      stretching("floating, pinned", .value(floatingPinned.stretching)),
      stiff(
        "Stretch, floating, pinned: does not fill overscroll without proper physics",
        FlutterHeader.floatingPinned(100, 56)),
    ],
    differing: [
      "Stretch: asserts reasonable trigger offset":
        "a trigger that needs no pull is a programmer's mistake, and stops the program"
    ],
    inapplicable: [
      "floating - scroll offset doesn't change": "a header amid content",
      "floating - normal behavior works": "a header amid content",
      "floating - no floating behavior when animating": "a header amid content",
      "floating - floating behavior when dragging down": "a header amid content",
      "floating and pinned - second app bar stacks below": "two headers",
      "pinned": "two headers amid content",
      "pinned with slow scroll": "two headers amid content",
      "pinned with less overlap": "two headers amid content",
      "scrolling": "two headers amid content",
      "scrolling off screen": "a header amid content",
    ])
}
