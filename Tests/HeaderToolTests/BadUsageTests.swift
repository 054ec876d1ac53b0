import Foundation
import HeaderBehaviors
import HeaderCore
import Testing

@testable import HeaderTool

/// A command line that is no good: what the tool complains about, and the help it points to.
struct BadUsage: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let complaint: String
  let hint: String

  /// `line` is cut at its spaces.
  init(_ line: String, _ complaint: String, hint: String) {
    self.init(line.split(separator: " ").map { String($0) }, complaint, hint: hint)
  }

  init(_ arguments: [String], _ complaint: String, hint: String) {
    self.arguments = arguments
    self.complaint = complaint
    self.hint = hint
  }

  var testDescription: String { "headers " + arguments.joined(separator: " ") }

  /// `options` for a simulation of twitter-condense.
  static func twitter(_ options: String, _ complaint: String) -> BadUsage {
    BadUsage(
      "simulate twitter-condense " + options, complaint,
      hint: "headers simulate twitter-condense --help")
  }

  static func general(_ line: String, _ complaint: String) -> BadUsage {
    BadUsage(line, complaint, hint: "headers --help")
  }

  static let missingName =
    "expected the name of a technique: \(HeaderCatalog.standard.names.joined(separator: ", "))"
  static let nearHeight =
    "unknown option '--minimum-heigth'; did you mean '--minimum-height' or '--maximum-height'?"

  static let commands = [
    general(
      "",
      "expected a command: list, show, simulate, replay, compare, render, check, gallery, "
        + "playground"),
    BadUsage([""], "unknown command ''", hint: "headers --help"),
    general("simulte", "unknown command 'simulte'; did you mean 'simulate'?"),
    general("repaly", "unknown command 'repaly'; did you mean 'replay'?"),
    general("lsit", "unknown command 'lsit'; did you mean 'list'?"),
    general("frobnicate", "unknown command 'frobnicate'"),
    general("LIST", "unknown command 'LIST'"),
    general("--version list", "unexpected argument 'list'"),
    general("--vershun", "unknown option '--vershun'; did you mean '--version'?"),
    general("--hepl list", "unknown option '--hepl'; did you mean '--help'?"),
    general("-- list", "unknown command '--'"),
    general("help shwo", "unknown command 'shwo'; did you mean 'show'?"),
    general("help help list", "unexpected argument 'list'"),
    general("--help all", "unknown command 'all'"),
    BadUsage("help list all", "unexpected argument 'all'", hint: "headers list --help"),
    BadUsage("list all --help", "unexpected argument 'all'", hint: "headers list --help"),
    BadUsage("help playground all", "unexpected argument 'all'", hint: "headers playground --help"),
    BadUsage(
      "help show twitter-condense all", "unexpected argument 'all'", hint: "headers show --help"),
    BadUsage("list all", "unexpected argument 'all'", hint: "headers list --help"),
    BadUsage("list --long", "unknown option '--long'", hint: "headers list --help"),
    BadUsage("show", missingName, hint: "headers show --help"),
    BadUsage("simulate", missingName, hint: "headers simulate --help"),
    BadUsage("simulate --minimum-height 30", missingName, hint: "headers simulate --help"),
    BadUsage(
      "show facebok-hide",
      "unknown technique 'facebok-hide'; did you mean 'facebook-hide'?",
      hint: "headers list"),
    BadUsage(
      "show facebook", "unknown technique 'facebook'; did you mean 'facebook-hide'?",
      hint: "headers list"),
    BadUsage("simulate pinterest", "unknown technique 'pinterest'", hint: "headers list"),
    BadUsage("simulate pinterest --help", "unknown technique 'pinterest'", hint: "headers list"),
    BadUsage("render pinterest --help", "unknown technique 'pinterest'", hint: "headers list"),
    BadUsage("simulate pinterest more", "unknown technique 'pinterest'", hint: "headers list"),
    BadUsage(["simulate", "\u{1B}[31m"], "unknown technique '\\u{1B}[31m'", hint: "headers list"),
    BadUsage(
      "show twitter-condense facebook-hide", "unexpected argument 'facebook-hide'",
      hint: "headers show --help"),
    BadUsage("render", missingName, hint: "headers render --help"),
    BadUsage(
      "render facebok-hide", "unknown technique 'facebok-hide'; did you mean 'facebook-hide'?",
      hint: "headers list"),
    BadUsage(
      "render facebook-hide tiki-condense", "unexpected argument 'tiki-condense'",
      hint: "headers render facebook-hide --help"),
    BadUsage("compare", missingName, hint: "headers compare --help"),
    BadUsage(
      "compare facebook-hide",
      "expected the name of another technique: "
        + HeaderCatalog.standard.names.joined(separator: ", "),
      hint: "headers compare facebook-hide --help"),
    BadUsage(
      "compare facebook-hide pinterest", "unknown technique 'pinterest'", hint: "headers list"),
    BadUsage("gallery a b", "unexpected argument 'b'", hint: "headers gallery --help"),
    BadUsage(["gallery", ""], "the folder has no name", hint: "headers gallery --help"),
    BadUsage(
      "check --cases 1.5", "--cases takes a whole number, not 1.5", hint: "headers check --help"),
    BadUsage(
      "show twiter", "unknown technique 'twiter'; did you mean 'twitter-condense'?",
      hint: "headers list"),
  ]

  static let options = [
    twitter("more", "unexpected argument 'more'"),
    twitter("--minimum-heigth 30", nearHeight),
    BadUsage("simulate --minimum-heigth 30", nearHeight, hint: "headers simulate --help"),
    BadUsage("compare --minimum-heigth 30", nearHeight, hint: "headers compare --help"),
    twitter("--colour red", "unknown option '--colour'"),
    twitter("--minimum-height", "--minimum-height needs a value: --minimum-height PT"),
    twitter("--format", "--format needs a value: --format table|csv|jsonl"),
    twitter("--gesture --format csv", "--gesture needs a value: --gesture SCRIPT"),
    twitter("--scale 2 --scale 2", "--scale is given twice"),
    twitter("--scale=2 --scale 3", "--scale is given twice"),
    twitter("--help=yes", "--help takes no value"),
    twitter("-format csv", "unknown option '-format'; did you mean '--format'?"),
    twitter("---format csv", "unknown option '---format'; did you mean '--format'?"),
    twitter("-help", "unknown option '-help'; did you mean '--help'?"),
    twitter("-5", "unknown option '-5'"),
    twitter("--=5", "unknown option '--'"),
    BadUsage(
      "render facebook-hide --style film",
      "--style takes card, filmstrip, plot or animation, not 'film'",
      hint: "headers render facebook-hide --help"),
    BadUsage(
      "render facebook-hide -o", "--output needs a value: --output FILE",
      hint: "headers render facebook-hide --help"),
    BadUsage(
      "render facebook-hide -o hide.PNG", "a picture is SVG; 'hide.PNG' should end in .svg",
      hint: "headers render facebook-hide --help"),
    BadUsage(
      "compare facebook-hide elastic-stretch --style plot -o a.b.gif",
      "a picture is SVG; 'a.b.gif' should end in .svg", hint: "headers compare facebook-hide --help"
    ),
    BadUsage(
      "compare facebook-hide elastic-stretch -o plot.svg",
      "a table is no picture; 'plot.svg' takes --style plot or --style animation",
      hint: "headers compare facebook-hide --help"),
    BadUsage(
      "render facebook-hide -o a --output b", "--output is given twice",
      hint: "headers render facebook-hide --help"),
    BadUsage(
      "compare facebook-hide elastic-stretch --minimum-height 3",
      "unknown option '--minimum-height'; did you mean '--maximum-height'?",
      hint: "headers compare facebook-hide --help"),
    BadUsage(
      "compare facebook-hide elastic-stretch --style card",
      "--style takes table, filmstrip, plot or animation, not 'card'",
      hint: "headers compare facebook-hide --help"),
    twitter(
      "--trace a.csv --gesture lift",
      "with --trace the finger is the trace's; --gesture takes no drag, flick, wheel, hold or lift"),
    BadUsage(
      "simulate facebook-hide --minimum-height 30",
      "unknown option '--minimum-height'; did you mean '--maximum-height'?",
      hint: "headers simulate facebook-hide --help"),
    BadUsage(
      "simulate --format twitter-condense facebook-hide",
      "--format takes table, csv or jsonl, not 'twitter-condense'",
      hint: "headers simulate facebook-hide --help"),
  ]

  static let values = [
    twitter(
      "--minimum-height 1001", "--minimum-height takes a number of points from 0 to 1000, not 1001"),
    twitter(
      "--minimum-height -1", "--minimum-height takes a number of points from 0 to 1000, not -1"),
    twitter("--snap-threshold 1.5", "--snap-threshold takes a number from 0 to 1, not 1.5"),
    twitter("--snap-threshold half", "--snap-threshold takes a number from 0 to 1, not 'half'"),
    twitter("--snap-threshold=", "--snap-threshold takes a number from 0 to 1, not ''"),
    twitter(
      "--snap-duration inf", "--snap-duration takes a number of seconds from 0 to 5, not 'inf'"),
    twitter(
      "--snap-duration nan", "--snap-duration takes a number of seconds from 0 to 5, not 'nan'"),
    twitter(
      "--snap-duration 1e999", "--snap-duration takes a number of seconds from 0 to 5, not '1e999'"),
    twitter(
      "--snap-duration 0x1p-1",
      "--snap-duration takes a number of seconds from 0 to 5, not '0x1p-1'"),
    twitter(
      "--snap-duration 200ms", "--snap-duration takes a number of seconds from 0 to 5, not '200ms'"),
    twitter("--freezes-content yes", "--freezes-content takes true or false, not 'yes'"),
    twitter(
      "--content-size 1e308",
      "--content-size takes a number of points from 0 to 1000000000, not 1e+308"),
    twitter(
      "--content-offset -1e10",
      "--content-offset takes a number of points from -1000000000 to 1000000000, not -10000000000"),
    twitter("--format xml", "--format takes table, csv or jsonl, not 'xml'"),
    twitter("--frame-rate 61", "--frame-rate takes 60 or 120, not '61'"),
    twitter("--scale 2.5", "--scale takes 1, 2 or 3, not '2.5'"),
    twitter("--mounting above", "--mounting takes beside or overlay, not 'above'"),
    twitter("--bounces no", "--bounces takes true or false, not 'no'"),
    twitter(
      "--minimum-height 60 --maximum-height 50",
      "--minimum-height 60 is larger than --maximum-height 50"),
  ]
}

@Suite("A bad command line")
struct BadUsageTests {
  @Test(
    "is refused with what is wrong and where help is",
    arguments: BadUsage.commands + BadUsage.replay + BadUsage.options + BadUsage.values)
  func isRefused(_ bad: BadUsage) {
    let run = ToolRun(bad.arguments)
    #expect(run.standardError == "headers: \(bad.complaint)\nTry '\(bad.hint)'.\n")
    #expect(run.standardOutput == "")
    #expect(run.status == 64)
  }

  @Test("is cut in the message when it is endless")
  func endlessArgument() {
    let run = ToolRun([String(repeating: "ab", count: 10_000)])
    let kept = String(repeating: "ab", count: 30)
    #expect(run.standardError == "headers: unknown command '\(kept)…'\nTry 'headers --help'.\n")
  }

  @Test(
    "points to help that can be asked for",
    arguments: BadUsage.commands + BadUsage.replay + BadUsage.options)
  func hintWorks(_ bad: BadUsage) {
    let help = ToolRun(line: String(bad.hint.dropFirst("headers ".count)))
    #expect(help.status == 0)
    #expect(help.standardOutput != "")
  }
}

@Suite("A trace or a recording that cannot be opened")
struct MissingFileTests {
  @Test("is named with the reason")
  func missingFile() {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/no.csv").path
    expectRefusal(of: path, "No such file or directory")
    expectRefusal(of: "", "No such file or directory")
  }

  @Test("because it is a directory is refused")
  func directory() {
    expectRefusal(of: FileManager.default.temporaryDirectory.path, "it is a directory")
  }

  @Test("because its folder is a file is refused")
  func fileAsFolder() throws {
    try withTemporaryFile([]) { expectRefusal(of: $0 + "/trace.csv", "Not a directory") }
  }

  @Test("that may not be read is refused", .enabled(if: geteuid() != 0, "root reads all"))
  func unreadable() throws {
    try withTemporaryFile([]) { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      expectRefusal(of: path, "Permission denied")
    }
  }

  #if os(Linux)
    @Test("or fails while it is read is refused")
    func failsWhileRead() {
      let run = ToolRun(line: "simulate twitter-condense --trace /proc/self/mem --format csv")
      #expect(run.standardError == "headers: cannot read '/proc/self/mem': Input/output error\n")
      #expect(run.standardOutput == "")
      #expect(run.status == 66)
    }
  #endif

  private func expectRefusal(
    of path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let message = "headers: cannot open '\(path)': \(reason)\n"
    for command in [
      ["simulate", "twitter-condense", "--trace", path], ["replay", "twitter-condense", path],
    ] {
      let run = ToolRun(command + ["--format", "csv"])
      #expect(run.standardError == message, sourceLocation: sourceLocation)
      #expect(run.standardOutput == "", sourceLocation: sourceLocation)
      #expect(run.status == 66, sourceLocation: sourceLocation)
    }
  }
}
