/// A peer's test suite, held against the techniques here: facts only, none of its code.
struct Referee: Sendable {
  /// The peer.
  let name: String
  /// Where its suite is.
  let suite: String
  /// The cases that a technique here passes.
  let cases: [RefereeCase]
  /// Cases that pass as tests of another kind, by name.
  var passedElsewhere: [String] = []
  /// Cases in which we differ on purpose, and why.
  let differing: [String: String]
  /// Cases that ask for what no header here has, and what that is.
  let inapplicable: [String: String]

  var passedCount: Int { cases.count + passedElsewhere.count }
  var count: Int { passedCount + differing.count + inapplicable.count }

  /// All of them.
  static let all = [
    chromium, floatingPanel, flutterAppBar, flutterSlivers, flutterNested, materialIOS, compose,
    materialAndroid, headroom,
  ]
}
