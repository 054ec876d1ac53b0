import HeaderBehaviors
import Testing

@testable import HeaderTool

@Suite("A bad command line")
struct UsageTests {
  private static let names = HeaderCatalog.standard.names.joined(separator: ", ")

  /// The words after `headers`, the message, and the command of the hint.
  static let commands = cells(
    """
    | expected a command: list, show, simulate, replay, fit, compare, render, check, gallery, playground | --help
    simulte | unknown command 'simulte'; did you mean 'simulate'? | --help
    "\u{1B}[31m" | unknown command '\\u{1B}[31m' | --help
    --vershun | unknown option '--vershun'; did you mean '--version'? | --help
    help help list | unexpected argument 'list' | --help
    list all | unexpected argument 'all' | list --help
    show facebook | unknown technique 'facebook'; did you mean 'facebook-hide'? | list
    simulate | expected the name of a technique: \(names) | simulate --help
    simulate pinterest --help | unknown technique 'pinterest' | list
    simulate --bounce false | unknown option '--bounce'; did you mean '--bounces'? | simulate --help
    simulate twitter-condense --bottom-bar 49:enter | unknown technique 'enter'; did you mean 'enter-always'? | list
    replay | expected a recording's file, or '-' for standard input | replay --help
    replay no-such a.jsonl | unknown technique 'no-such' | list
    fit | expected a file with a recorded header, or '-' for standard input | fit --help
    fit seen.csv -o a.svg | a table is no picture; 'a.svg' takes a --style that draws one | fit --help
    fit seen.csv no-such | unknown technique 'no-such' | list
    replay detents | expected a recording's file, or '-' for standard input | replay detents --help
    replay detents a.jsonl b.jsonl | unexpected argument 'b.jsonl' | replay detents --help
    render detents --style film | --style takes card, filmstrip, plot or animation, not 'film' | render detents --help
    render detents -o hide.PNG | a picture is SVG; 'hide.PNG' should end in .svg | render detents --help
    render detents -o a --output b | --output is given twice | render detents --help
    compare detents | expected the name of another technique: \(names) | compare detents --help
    compare detents stack -o a.svg | a table is no picture; 'a.svg' takes a --style that draws one | compare detents --help
    compare facebook-hide elastic-stretch --minimum-height 3 | unknown option '--minimum-height'; did you mean '--maximum-height'? | compare facebook-hide --help
    check --cases 1.5 | --cases takes a whole number, not 1.5 | check --help
    check --snaps false | --snaps needs the name of a technique: \(names) | check --help
    gallery "" | the folder has no name | gallery --help
    playground --open -o - | --open needs a file; standard output cannot be opened | playground --help
    playground --link-base https://a#b | --link-base takes an address that begins with https:// or http:// and has neither spaces nor '#', not 'https://a#b' | playground --help
    """)

  /// Options of `headers simulate twitter-condense`, and the message.
  static let options = cells(
    """
    more | unexpected argument 'more'
    --minimum-heigth 30 | unknown option '--minimum-heigth'; did you mean '--minimum-height' or '--maximum-height'?
    --minimum-height | --minimum-height needs a value: --minimum-height PT
    --gesture --format csv | --gesture needs a value: --gesture SCRIPT
    --scale=2 --scale 3 | --scale is given twice
    --help=yes | --help takes no value
    -format csv | unknown option '-format'; did you mean '--format'?
    -5 | unknown option '-5'
    --trace a.csv --gesture lift | with --trace the finger is the trace's; --gesture takes no drag, flick, wheel, hold or lift
    --minimum-height 1001 | --minimum-height takes a number of points from 0 to 1000, not 1001
    --snap-threshold= | --snap-threshold takes a number from 0 to 1, not ''
    --snap-duration nan | --snap-duration takes a number of seconds from 0 to 5, not 'nan'
    --freezes-content yes | --freezes-content takes true or false, not 'yes'
    --scale 2.5 | --scale takes 1, 2 or 3, not '2.5'
    --minimum-height 60 --maximum-height 50 | --minimum-height 60 is larger than --maximum-height 50
    --bottom-bar 49x | --bottom-bar takes a height from 0 to 1000000 pt, and after a colon the technique that moves the bar, 49:enter-always for example, not '49x'
    --pages 300 --content-size 5 | --pages and --content-size cannot be used together
    --pages= | --pages takes heights from 0 to 1000000000 pt with commas between, 1000 at most, not ''
    --pages 300,-1 | --pages takes heights from 0 to 1000000000 pt with commas between, 1000 at most, not '300,-1'
    --pages 1e10 | --pages takes heights from 0 to 1000000000 pt with commas between, 1000 at most, not '1e10'
    """)

  @Test(
    "is refused with a message, and a hint at a command that works",
    arguments: commands
      + options.map {
        ["simulate twitter-condense " + $0[0], $0[1], "simulate twitter-condense --help"]
      })
  func isRefused(cells: [String]) {
    let run = ToolRun(cells[0])
    #expect(run.messages == "headers: \(cells[1])\nTry 'headers \(cells[2])'.\n")
    #expect(run.output == "" && run.status == 64)
    #expect(ToolRun(cells[2]).status == 0)
  }

  @Test("can have an option's value with the name of a technique")
  func valueLikeAName() {
    let run = ToolRun("simulate --trace facebook-hide twitter-condense --minimum-height 30")
    #expect(run.messages == "headers: cannot open 'facebook-hide': No such file or directory\n")
  }

  @Test(
    "may have unusual text",
    arguments: [
      "", " ", "-", "---", "=", "--=", "\u{301}", "-\u{301}", "🏳️‍🌈", "\u{202E}tsil", "\n", "%s%n",
      String(repeating: "9", count: 100_000), String(repeating: "\u{1F469}\u{200D}", count: 5000),
    ])
  func strangeWords(word: String) {
    for arguments in [
      [word], ["help", word], ["show", word], ["simulate", word],
      ["simulate", "detents", "--trace", word == "-" ? "" : word],
      ["simulate", "detents", "--gesture", word], ["simulate", "detents", "--\(word)", "1"],
    ] {
      let run = ToolRun(arguments)
      #expect([64, 65, 66].contains(run.status) && run.output == "", "\(arguments)")
      #expect(run.messages.hasPrefix("headers: "))
    }
  }
}
