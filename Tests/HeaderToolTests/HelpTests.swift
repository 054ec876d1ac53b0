import Testing

/// What the tool prints when it is asked about itself, to the letter.
@Suite("Help")
struct HelpTests {
  @Test("of 'headers --help'")
  func overview() {
    expectHelp(
      "--help",
      """
      Collapsing, hiding, stretching and pull-to-reveal headers, tried on a simulated scroll view.

      Usage: headers COMMAND

      Commands
        list                          List the techniques.
        show NAME                     Say what a technique does and which parameters it has.
        simulate NAME [OPTIONS]       Play a gesture to a technique on a simulated scroll view.
        replay NAME FILE|- [OPTIONS]  Replay what a scroll view reported to a technique.
        compare NAME NAME… [OPTIONS]  Play a gesture to several techniques, side by side.
        render NAME [OPTIONS]         Draw a gesture played to a technique, as SVG.
        check [NAME] [OPTIONS]        Try to break the laws that every technique obeys.
        gallery [FOLDER]              Draw every technique's example gesture, one file each.
        playground [OPTIONS]          Write a page to try and tune the package's headers in a browser.

      'headers COMMAND --help' says more, 'headers --version' which version this is. A technique's
      parameters are its flags:

        headers simulate twitter-condense --minimum-height 30 --gesture "drag -60 over 300; lift"

      """)
  }

  @Test("of 'headers help simulate'")
  func simulateHelp() {
    expectHelp(
      "help simulate",
      """
      Play a gesture to a technique on a simulated scroll view.

      Usage: headers simulate NAME [OPTIONS]

      Options
        --trace FILE|-             Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is standard input.
        --gesture SCRIPT           Play a gesture script; with --trace, what the app does meanwhile.
                                   [default: the technique's own example]
        --content-size PT          Height of the content. [0…1000000000; default: 2000]
        --container-height PT      Height that the header and the scroll view share. [0…1000000; default:
                                   852]
        --safe-area-top PT         Safe area at the top. [0…1000000; default: 0]
        --content-offset PT        Content offset on appearing. [-1000000000…1000000000; default: at the
                                   top]
        --frame-rate 60|120        Display frames per second. [default: 60]
        --scale 1|2|3              Device pixels per point. [default: 3]
        --mounting beside|overlay  Scroll view beside the header and resized, or under it and left alone.
                                   [default: beside]
        --bounces true|false       Whether content may be pulled past its edges. [default: true]
        --pages H,H,…              Heights of the contents of several pages under the header, the first
                                   shown. [default: one list]
        --format table|csv|jsonl   A table for people, or one row per event for programs. [default: table]
        --help                     Show this help.

      'headers simulate NAME --help' lists the parameters of a technique.

      \(gestureScriptHelp)

      \(rowColumnHelp)

      """)
  }

  @Test("of 'headers replay facebook-hide --help'")
  func replayHelp() {
    expectHelp(
      "replay facebook-hide --help",
      """
      Replay what a scroll view reported to a technique.

      Usage: headers replay NAME FILE|- [OPTIONS]

      Options
        --format table|csv|jsonl  A table for people, or one row per event for programs. [default: table]
        --help                    Show this help.

      Parameters of facebook-hide
        --maximum-height PT            Height below the safe area when expanded. [0…1000; default: 88]
        --snaps true|false             Whether a header that stops half-way goes on to one of its ends.
                                       [default: true]
        --snap-by nearest|direction    Which end a header that stops half-way goes to: the nearest, or on
                                       the way it went. [default: nearest]
        --snap-threshold N             By nearest: a header that stops more expanded than this expands,
                                       another collapses. [0…1; default: 0.5]
        --snap-duration S              How long a snap takes; 0 snaps at once. [0…5; default: 0.2]
        --tolerance PT                 Travel that a header which turns lets pass before it follows.
                                       [0…500; default: 0]
        --starts-collapsed true|false  Whether the header is collapsed on appearing. [default: false]
        --pinned true|false            Whether the header stays where it is or is asked to be, whatever
                                       the user does. [default: false]

      A recording is what RecordingHeaderDriver writes: a line of JSON that names the technique and its
      parameters, and one for every event. The technique that was recorded has the parameters it had
      then, where no flag says otherwise. Another one answers the same reports. The
      answers are not applied, so no header animation runs.

        headers replay twitter-condense recording.jsonl --minimum-height 30

      \(rowColumnHelp)

      """)
  }

  @Test("of 'headers check --help'")
  func checkHelp() {
    expectHelp(
      "check --help",
      """
      Try to break the laws that every technique obeys.

      Usage: headers check [NAME] [OPTIONS]

      Options
        --cases N  How many made-up cases each law is tried with. [1…100000000; default: 10000]
        --seed N   What the cases are made from; the same seed, the same cases. [0…9007199254740992;
                   default: 1]
        --help     Show this help.

      'headers check NAME --help' lists the parameters of a technique.

      Parameters that are given hold for every case; the others are made up.

      """)
  }

  @Test("of 'headers simulate twitter-condense --help'")
  func simulateTwitterHelp() {
    expectHelp(
      "simulate twitter-condense --help",
      """
      Play a gesture to a technique on a simulated scroll view.

      Usage: headers simulate NAME [OPTIONS]

      Options
        --trace FILE|-             Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is standard input.
        --gesture SCRIPT           Play a gesture script; with --trace, what the app does meanwhile.
                                   [default: the technique's own example]
        --content-size PT          Height of the content. [0…1000000000; default: 2000]
        --container-height PT      Height that the header and the scroll view share. [0…1000000; default:
                                   852]
        --safe-area-top PT         Safe area at the top. [0…1000000; default: 0]
        --content-offset PT        Content offset on appearing. [-1000000000…1000000000; default: at the
                                   top]
        --frame-rate 60|120        Display frames per second. [default: 60]
        --scale 1|2|3              Device pixels per point. [default: 3]
        --mounting beside|overlay  Scroll view beside the header and resized, or under it and left alone.
                                   [default: beside]
        --bounces true|false       Whether content may be pulled past its edges. [default: true]
        --pages H,H,…              Heights of the contents of several pages under the header, the first
                                   shown. [default: one list]
        --format table|csv|jsonl   A table for people, or one row per event for programs. [default: table]
        --help                     Show this help.

      Parameters of twitter-condense
        --maximum-height PT            Height below the safe area when expanded. [0…1000; default: 88]
        --minimum-height PT            Height below the safe area when collapsed. [0…1000; default: 44]
        --snaps true|false             Whether a header that stops half-way goes on to one of its ends.
                                       [default: true]
        --snap-by nearest|direction    Which end a header that stops half-way goes to: the nearest, or on
                                       the way it went. [default: nearest]
        --snap-threshold N             By nearest: a header that stops more expanded than this expands,
                                       another collapses. [0…1; default: 0.5]
        --snap-duration S              How long a snap takes; 0 snaps at once. [0…5; default: 0.2]
        --freezes-content true|false   Whether the content stands still while the header takes the travel;
                                       not in an overlay. [default: true]
        --title-padding PT             Distance from the top to the title of a collapsed header. [0…1000;
                                       default: 10]
        --tolerance PT                 Travel that a header which turns lets pass before it follows.
                                       [0…500; default: 0]
        --starts-collapsed true|false  Whether the header is collapsed on appearing. [default: false]
        --pinned true|false            Whether the header stays where it is or is asked to be, whatever
                                       the user does. [default: false]

      \(gestureScriptHelp)

      \(rowColumnHelp)

      """)
  }
}

/// Runs `headers` with the words of `line`, and expects help: `golden`, to the letter.
func expectHelp(
  _ line: String, _ golden: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = ToolRun(line: line)
  #expect(run.standardOutput == golden, sourceLocation: sourceLocation)
  #expect(run.standardError == "", sourceLocation: sourceLocation)
  #expect(run.status == 0, sourceLocation: sourceLocation)
}
