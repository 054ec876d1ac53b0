import HeaderBehaviors
import HeaderCore
import HeaderFormats
import Testing

@testable import HeaderTool

/// What the tool prints about the techniques, to the letter.
@Suite("What is said of the techniques")
struct CatalogPageTests {
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
}
