import HeaderBehaviors
import HeaderCore
import HeaderFormats
import ScrollSimulator
import Testing

@testable import HeaderTool

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

  @Test("of 'headers list': every technique in its own words, grouped by what moves the header")
  func list() {
    let output = ToolRun(["list"]).standardOutput
    let groups = HeaderTraits.Mover.allCases.flatMap { mover in
      ["\(mover.phrase): \(mover.explanation)"]
        + HeaderCatalog.standard.techniques.filter { $0.traits.movedBy == mover }
        .map { "\($0.descriptor.name) \($0.descriptor.summary)" }
    }
    let words = groups.joined(separator: " ").lowercased().split(separator: " ")
    #expect(output.lowercased().split(whereSeparator: \.isWhitespace) == words)
    #expect(
      output.hasPrefix(
        """
        Moved by position: the layout follows from the content offset alone
          elastic-stretch      The header stretches when you pull it, and scrolls away with the content.
          offscreen-container  A large header slides off the screen with the content until only its foot is
                               left.
          large-title          A
        """))
  }

  @Test("of 'headers list --help': what one sees of each technique, and what one knows it from")
  func listHelp() {
    expectHelp(
      "list --help",
      """
      List the techniques.

      Usage: headers list

      Options
        --help  Show this help.

      Which one do I want?
        twitter-condense     The header shrinks to half its height as you read on, and opens when you turn
                             back.
                             as in: Twitter's timeline; Flutter's SliverAppBar(pinned, floating)
        facebook-hide        The header goes away completely as you read on, and returns when you turn
                             back.
                             as in: Facebook's feed; Material's enterAlways with snap
        tiki-condense        The logo goes and the search field moves up beside the buttons as you read
                             on.
                             as in: Tiki and other shops, where the search field stays
        elastic-stretch      The header stretches when you pull it, and scrolls away with the content.
                             as in: Music's and Spotify's covers; Flutter's SliverAppBar(stretch)
        offscreen-container  A large header slides off the screen with the content until only its foot is
                             left.
                             as in: profile pages; Material's exitUntilCollapsed
        sticky-pull-reveal   The header is hidden until you pull it out whole, and hides when you scroll
                             past it.
                             as in: Mail's and Settings' search field, above the list until it is pulled
        enter-always         The bar slides away with the content, and slides back in wherever you turn.
                             as in: Safari's and Chrome's bar; Material's enterAlways; Flutter's
                                    SliverAppBar(floating)
        two-stage            A small bar returns wherever you turn, and the rest of the header at the top.
                             as in: Material's enterAlwaysCollapsed; Flutter's SliverAppBar(floating,
                                    expandedHeight)
        large-title          A large title goes with the first points of content, and rests whole or gone.
                             as in: Mail's and Settings' titles; Material's large top app bar; Flutter's
                                    SliverAppBar.large
        detents              The header rests at any of three heights, and a fling chooses which.
                             as in: Maps' card, for a header; FloatingPanel; UISheetPresentationController

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

  @Test("of 'headers show twitter-condense'")
  func showTwitter() {
    expectHelp(
      "show twitter-condense",
      """
      twitter-condense: Condense like Twitter

      The header shrinks to half its height as you read on, and opens when you turn back.

      Moved by  travel: the header consumes travel first, the content gets the rest
      Document  iOS Animating UITableView Header, MichiganLabs, 2016
      Seen in   Twitter's timeline; Flutter's SliverAppBar(pinned, floating)

      Parameters
        flag                default  range              unit
        --maximum-height    88       0…1000             pt    Height below the safe area when expanded.
        --minimum-height    44       0…1000             pt    Height below the safe area when collapsed.
        --snaps             true     true|false               Whether a header that stops half-way goes on
                                                              to one of its ends.
        --snap-by           nearest  nearest|direction        Which end a header that stops half-way goes
                                                              to: the nearest, or on the way it went.
        --snap-threshold    0.5      0…1                      By nearest: a header that stops more
                                                              expanded than this expands, another
                                                              collapses.
        --snap-duration     0.2      0…5                s     How long a snap takes; 0 snaps at once.
        --freezes-content   true     true|false               Whether the content stands still while the
                                                              header takes the travel; not in an overlay.
        --title-padding     10       0…1000             pt    Distance from the top to the title of a
                                                              collapsed header.
        --tolerance         0        0…500              pt    Travel that a header which turns lets pass
                                                              before it follows.
        --starts-collapsed  false    true|false               Whether the header is collapsed on
                                                              appearing.
        --pinned            false    true|false               Whether the header stays where it is or is
                                                              asked to be, whatever the user does.

      Try it:  headers simulate twitter-condense --gesture "drag -150 over 300; lift; wait 2500;
               drag 200 over 400; lift"
      See it:  headers render twitter-condense -o twitter-condense.svg

      """)
  }

  @Test(
    "of 'headers show': the command to try plays the example",
    arguments: HeaderCatalog.standard.techniques)
  func commandToTry(technique: HeaderTechnique) throws {
    let page = ToolRun(["show", technique.descriptor.name]).standardOutput
    let parts = page.split(separator: "\"")
    let script = try GestureScript(String(try #require(parts.count == 3 ? parts[1] : nil)))
    let example = try GestureScript(try #require(technique.descriptor.exampleGesture))
    #expect(script.statements == example.statements)
    #expect(parts[0].hasSuffix("Try it:  headers simulate \(technique.descriptor.name) --gesture "))
  }

  @Test("of 'headers show facebook-hide'")
  func showFacebook() {
    expectHelp(
      "show facebook-hide",
      """
      facebook-hide: Hide like Facebook

      The header goes away completely as you read on, and returns when you turn back.

      Moved by  travel: the header consumes travel first, the content gets the rest
      Document  iOS Animating UITableView Header, MichiganLabs, 2016
      Seen in   Facebook's feed; Material's enterAlways with snap

      Parameters
        flag                default  range              unit
        --maximum-height    88       0…1000             pt    Height below the safe area when expanded.
        --snaps             true     true|false               Whether a header that stops half-way goes on
                                                              to one of its ends.
        --snap-by           nearest  nearest|direction        Which end a header that stops half-way goes
                                                              to: the nearest, or on the way it went.
        --snap-threshold    0.5      0…1                      By nearest: a header that stops more
                                                              expanded than this expands, another
                                                              collapses.
        --snap-duration     0.2      0…5                s     How long a snap takes; 0 snaps at once.
        --tolerance         0        0…500              pt    Travel that a header which turns lets pass
                                                              before it follows.
        --starts-collapsed  false    true|false               Whether the header is collapsed on
                                                              appearing.
        --pinned            false    true|false               Whether the header stays where it is or is
                                                              asked to be, whatever the user does.

      Try it:  headers simulate facebook-hide --gesture "drag -150 over 300; lift; wait 2500;
               drag 120 over 400; lift; wait 1600; scroll-to-top"
      See it:  headers render facebook-hide -o facebook-hide.svg

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
