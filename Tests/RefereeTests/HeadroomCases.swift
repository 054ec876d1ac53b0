import HeaderCore

extension Referee {
  /// Pinned is a fraction of 0, unpinned one of 1. There the header hides and shows as a whole, at the
  /// first point of travel; here it goes with the travel, and once the finger lifts it goes on.
  static let headroom = Referee(
    name: "headroom.js", suite: "cypress/integration/headroom.spec.js",
    cases: [
      RefereeCase(
        "works!", byDirection,
        [
          .up(50), .lift, .settled, .fraction(1), .down(25), .lift, .settled, .fraction(0),
          .down(100), .lift, .fraction(0), .overlap(0), .offset(0),
          .up(20_000), .lift, .settled, .fraction(1),
        ]),
      RefereeCase(
        "handles tolerance correctly",
        .named("enter-always", ["height": 10, "tolerance": 10, "snap-by": "direction"]),
        [
          .up(5), .fraction(0), .up(10), .lift, .settled, .fraction(1), .down(3), .lift, .settled,
          .fraction(1), .down(10), .lift, .settled, .fraction(0),
        ]),
      RefereeCase(
        "can be frozen / unfrozen", byDirection,
        [
          .up(20), .lift, .settled, .fraction(1), .set(["pinned": true]), .down(10), .lift,
          .settled, .fraction(1), .set(["pinned": false]), .down(5), .lift, .settled,
          .fraction(0),
        ]),
      RefereeCase(
        "handles scrollers besides window", byDirection,
        [
          .up(50), .lift, .settled, .fraction(1), .down(25), .lift, .settled, .fraction(0),
          .up(20_000), .lift, .settled, .fraction(1),
        ]),
      RefereeCase(
        "handles programmatically pinning/unpinning", byDirection,
        [.ask(1), .settled, .fraction(1), .ask(0), .settled, .fraction(0)]),
      RefereeCase(
        "handles an iframe's window as the scroll source", byDirection,
        [.up(50), .lift, .settled, .fraction(1), .down(25), .lift, .settled, .fraction(0)]),
      RefereeCase(
        "fires callbacks", byDirection,
        [
          .fraction(0), .overlap(0), .up(50), .lift, .settled, .fraction(1), .down(25), .lift,
          .settled, .fraction(0), .down(100), .lift, .overlap(0),
        ]),
      RefereeCase(
        "handles multiple classes", byDirection,
        [.up(50), .lift, .settled, .fraction(1), .down(25), .lift, .settled, .fraction(0)]),
    ],
    differing: [
      "handles offset correctly":
        "a header hides from the first point on; an app pins it for as long as it wants it shown",
      "handles up/down offset correctly":
        "a header hides from the first point on; an app pins it for as long as it wants it shown",
    ],
    inapplicable: [
      "merges our own classes and preserves other defaults": "CSS classes",
      "assigns default classes if no options supplied": "CSS classes",
      "assigns default classes if no no classes supplied": "CSS classes",
    ])

  private static let byDirection = RefereeHeader.named(
    "enter-always", ["height": 44, "snap-by": "direction"])
}
