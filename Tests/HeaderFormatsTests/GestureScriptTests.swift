import SimulationTestSupport
import Testing

@Suite("A gesture script")
struct GestureScriptTests {
  @Test("reads the statements of a gesture, and is written from them")
  func statements() throws {
    let text =
      "drag -300.5 over 250; hold 40; lift; wait 2000; scroll-to 900; scroll-to-top; expand; "
      + "collapse; fraction 0.25; content-size 500; resize 400; safe-area 47; inset 12.5; "
      + "scroll-to 9 at-once; offset -40; fraction 1 at-once; insets 8 34; fitting-height 150.5; "
      + "fitting-height none; page 2 over 300; "
      + "set maximum-height 140; set snaps false; set snap-by direction; "
      + "hold-header; release-header"
    let script = try GestureScript(text)
    #expect(
      script.statements == [
        .drag(distance: -300.5, duration: 250), .hold(duration: 40), .lift, .wait(duration: 2000),
        .perform(.setContentOffset(900, animated: true)), .perform(.scrollToTop),
        .perform(.setCollapsed(false, animated: true)),
        .perform(.setCollapsed(true, animated: true)),
        .perform(.setFraction(0.25, animated: true)), .perform(.setContentSize(500)),
        .perform(.setContainerHeight(400)), .perform(.setSafeAreaTop(47)),
        .perform(.setContentInsetTop(12.5)),
        .perform(.setContentOffset(9, animated: false)), .perform(.assignContentOffset(-40)),
        .perform(.setFraction(1, animated: false)),
        .perform(.setContentInset(ScrollInsets(top: 8, bottom: 34))),
        .perform(.setFittingHeight(150.5)), .perform(.setFittingHeight(nil)),
        .page(2, duration: 300),
        .set(HeaderParameterAssignment("maximum-height", .number(140))),
        .set(HeaderParameterAssignment("snaps", .flag(false))),
        .set(HeaderParameterAssignment("snap-by", .choice("direction"))),
        .holdHeader, .releaseHeader,
      ])
    #expect(script.statements.text == text)
  }

  @Test("may have lines, comments, spaces and empty statements")
  func written() throws {
    let text = "# a flick\r\n drag\t-300  over 250 ;; lift # and up\n\n;\nwait 10"
    #expect(try GestureScript(text) == GestureScript("drag -300 over 250; lift; wait 10"))
  }

  @Test(
    "A played script refuses a parameter, a page and a value that do not exist",
    arguments: [
      (
        "set depth 60",
        "1: unknown parameter 'depth'; expected bar-height, title-height, stretches, snaps or snap-by"
      ),
      ("set snaps 1", "1: snaps takes true or false, not 1"),
      (
        "set bar-height 50; set bar-height -1",
        "2: bar-height takes a number from 0 to 1000, not -1"
      ),
      ("page 2 over 300", "1: there is no page 2; the screen has 1"),
    ])
  func unknown(gesture: String, complaint: String) throws {
    let driver = HeaderDriver(LargeTitleHeader())
    let error = #expect(throws: GestureScriptError.self) {
      try Simulation.rows(of: driver, gesture: gesture)
    }
    #expect(error?.description == "gesture, line 1, statement " + complaint)
    #expect(driver.behavior == LargeTitleHeader())
  }
}
