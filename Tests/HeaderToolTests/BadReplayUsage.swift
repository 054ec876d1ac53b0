extension BadUsage {
  /// `rest` after a replay to twitter-condense.
  static func replaying(_ rest: String, _ complaint: String) -> BadUsage {
    BadUsage(
      "replay twitter-condense " + rest, complaint, hint: "headers replay twitter-condense --help")
  }

  static let replay = [
    BadUsage("replay", missingName, hint: "headers replay --help"),
    BadUsage("replay --format csv", missingName, hint: "headers replay --help"),
    BadUsage(
      "replay facebok-hide a.jsonl",
      "unknown technique 'facebok-hide'; did you mean 'facebook-hide'?", hint: "headers list"),
    BadUsage(
      "replay a.jsonl facebook-hide", "unknown technique 'a.jsonl'", hint: "headers list"),
    replaying("", "expected a recording's file, or '-' for standard input"),
    replaying("a.jsonl b.jsonl", "unexpected argument 'b.jsonl'"),
    replaying("a.jsonl --minimum-heigth 30", nearHeight),
    replaying("a.jsonl --gesture lift", "unknown option '--gesture'"),
    replaying("a.jsonl --formt csv", "unknown option '--formt'; did you mean '--format'?"),
    replaying("a.jsonl --format xml", "--format takes table, csv or jsonl, not 'xml'"),
    replaying(
      "a.jsonl --minimum-height 1001",
      "--minimum-height takes a number of points from 0 to 1000, not 1001"),
  ]
}
