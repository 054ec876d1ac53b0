import Testing

/// What the tool prints when it is asked about itself and its techniques, to the letter; the commands
/// that play gestures are in their own suite.
@Suite("Help")
struct HelpTests {
  @Test("of 'headers --help'") func overview() {
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
        fit FILE|- [NAME…] [OPTIONS]  Find the technique that moves a header as it was recorded.
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

  @Test("of 'headers list --help'") func listHelp() {
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
        stack                Up to four parts, each of which leaves and returns in its own way.
                             as in: Material's AppBarLayout with several children; shops with a search bar
                                    over tabs

      """)
  }

  @Test("of 'headers show twitter-condense'") func show() {
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

  @Test("of 'headers check --help'") func check() {
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

  @Test("of 'headers help gallery'") func gallery() {
    expectHelp(
      "help gallery",
      """
      Draw every technique's example gesture, one file each.

      Usage: headers gallery [FOLDER]

      Options
        --help  Show this help.

      A picture is called NAME.svg. It goes to FOLDER, without one to the folder you are in; or to the
      folder in it that is called like the technique: StickyPullReveal for sticky-pull-reveal.

      """)
  }

  @Test("of 'headers playground --help'") func playground() {
    expectHelp(
      "playground --help",
      """
      Write a page to try and tune the package's headers in a browser.

      Usage: headers playground [OPTIONS]

      Options
        --output FILE    Where to write the page, -o for short; without it standard output, unless that is
                         a terminal.
        --open           Show the page in the browser.
        --link-base URL  Where the page will be hosted: its links begin with this.
        --help           Show this help.

      One file that works from disk and needs no network. It runs the package's own techniques as
      WebAssembly; those of another catalog are not on it.

      """)
  }

  @Test("of 'headers show' alone") func showHelp() {
    expectHelp(
      "show --help",
      """
      Say what a technique does and which parameters it has.

      Usage: headers show NAME

      Options
        --help  Show this help.

      """)
  }
}

/// Expects `headers`, with the words of `line`, to print help: `golden`, to the letter.
func expectHelp(
  _ line: String, _ golden: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = ToolRun(line)
  #expect(run.output == golden, sourceLocation: sourceLocation)
  #expect(run.messages == "" && run.status == 0, sourceLocation: sourceLocation)
}
