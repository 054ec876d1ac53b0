import SimulationTestSupport

extension TraceTests {
  private static let flick = "drag -300 over 250; lift"
  private static let slow = "drag -100 over 250; hold 200; lift"
  private static let caught = flick + "; wait 300; "
  private static let scroll = HeaderReaction(
    position: 40, animation: HeaderAnimation(duration: 0.2))

  private static func screenWithout(bounces: Bool = true, cutEnds: Bool = true)
    -> SimulatorConfiguration
  {
    var configuration = screen(offset: bounces ? nil : 30)
    (configuration.bounces, configuration.reportsCutDeceleration) = (bounces, cutEnds)
    return configuration
  }

  private static let flung =
    "willBeginDragging, drag 290 ×15, willEndDragging 1.199 to 883.667, "
    + "willBeginDecelerating, "
  private static let stopped = flung + "deceleration 548.901 ×17, layout 549, "
  private static let dragged = "willBeginDragging, drag 90 ×14, willEndDragging 0 to 90, "

  static let drags = [
    Line(
      "A flick is a drag, a deceleration and a stop", flick,
      flung + "deceleration 883.231 ×144, layout 883.333, didEndDecelerating, didStop"),
    Line(
      "Released at rest, content stops where it is",
      flick.replacing("; lift", with: "; hold 200; lift"),
      "willBeginDragging, drag 290 ×15, willEndDragging 0 to 290, didStop"),
    Line(
      "Released beyond an edge, however slowly, it goes to the edge",
      "drag 200 over 400; hold 300; lift",
      "willBeginDragging, drag -93 ×23, willEndDragging 0 to 0, willBeginDecelerating, "
        + "deceleration 0 ×33, didEndDecelerating, didStop"),
    Line(
      "Ten points are lost to slop", "drag -30 over 250; hold 200",
      "willBeginDragging, drag 20 ×11, willEndDragging 0 to 20, didStop"),
    Line("Less than the slop is no drag", "drag -9.9 over 250; lift", ""),
    Line(
      "The slop alone is one", "drag -10 over 250; lift",
      "willBeginDragging, willEndDragging 0 to 0, didStop"),
    Line(
      "An offset that stays the same after pixel rounding is not reported",
      "drag -14 over 1000; hold 100",
      "willBeginDragging, drag 4 ×12, willEndDragging 0 to 4, didStop"),
    Line(
      "A finger that touches content at rest and lifts is no event", "wait 100; hold 100; lift", ""),
    Line(
      "A finger that nothing lifts is lifted after the last input", "drag -100 over 100",
      "willBeginDragging, drag 90 ×6, willEndDragging 0.997 to 583, willBeginDecelerating, "
        + "deceleration 582.356 ×138, layout 582.333, didEndDecelerating, didStop"),
    Line(
      "One that stood still through a wait does not fling then", "drag -100 over 100; wait 500",
      "willBeginDragging, drag 90 ×6, willEndDragging 0 to 90, didStop"),
    Line(
      "Nor does one that stood still until the app's last command",
      "drag -100 over 100; wait 500; content-size 2100",
      "willBeginDragging, drag 90 ×6, geometryDidChange, willEndDragging 0 to 90, didStop"),
    Line(
      "A finger that stands still scrolls nothing, whatever changes around it",
      "drag 100 over 100; hold 50; inset 60; hold 200",
      "willBeginDragging, drag -46.667 ×6, geometryDidChange, "
        + "willEndDragging 0 to -46.667, didStop"),
    Line(
      "Content that becomes short under a finger is brought back when that lifts, at once",
      "scroll-to 1000; wait 500; hold 50; content-size 1200; hold 50; lift",
      "programmatic 1000 ×18, didEndScrollingAnimation, geometryDidChange, layout 348, " + "didStop"
    ),
    Line(
      "Content that does not bounce stops at the edge under a finger",
      "drag 100 over 50; drag -200 over 50; hold 200; lift",
      "willBeginDragging, drag 140 ×5, willEndDragging 0 to 140, didStop",
      on: screenWithout(bounces: false)),
    Line(
      "So does its fling", "drag -600 over 300; hold 100; drag 400 over 50; lift",
      "willBeginDragging, drag 220 ×21, willEndDragging -8 to 0, willBeginDecelerating, "
        + "deceleration 0 ×2, didEndDecelerating, didStop",
      on: screenWithout(bounces: false)),
    Line(
      "Content that ends between pixels ends on one",
      "drag -600 over 100; lift; wait 3000; drag -600 over 100; lift",
      "willBeginDragging, drag 590 ×6, willEndDragging 5.997 to 1148, "
        + "willBeginDecelerating, deceleration 1148 ×57, didEndDecelerating, didStop, "
        + "willBeginDragging, drag 1383 ×6, willEndDragging 5.997 to 1148, "
        + "willBeginDecelerating, deceleration 1148 ×53, didEndDecelerating, didStop",
      on: screen(content: 2000.1)),
  ]

  static let catches = [
    Line(
      "Put down on a fling and lifted, a finger releases it at rest, "
        + "with its end a frame later",
      caught + "hold 200; lift",
      stopped + "willEndDragging 0 to 549, didStop, didEndDecelerating"),
    Line(
      "A tap does the same", caught + "hold 1; lift",
      stopped + "willEndDragging 0 to 549, didStop, didEndDecelerating"),
    Line(
      "A finger that moves less than the slop begins a drag and ends it at rest",
      caught + "drag -6 over 100; lift",
      stopped + "willBeginDragging, willEndDragging 0 to 549, didStop, didEndDecelerating"),
    Line(
      "A slow finger begins when the gate opens and drags from where it crosses the slop",
      caught + "drag -60 over 600; hold 200; lift",
      stopped + "willBeginDragging, drag 597 ×29, willEndDragging 0 to 597, didStop"
    ),
    Line(
      "A quick finger flicks on, and the flight that it caught has no end of its own",
      caught + "flick -200 over 100; lift",
      stopped + "willBeginDragging, drag 649 ×3, willEndDragging 2 to 1148, willBeginDecelerating, "
        + "deceleration 1148 ×62, didEndDecelerating, didStop"),
    Line(
      "Caught in a bounce, the bounce ends at the landing, and nothing jumps",
      "drag 300 over 300; lift; wait 50; hold 100; drag 60 over 300; hold 200",
      "willBeginDragging, drag -134.333 ×18, willEndDragging -0.999 to 0, "
        + "willBeginDecelerating, deceleration -119.318 ×2, didEndDecelerating, "
        + "layout -119.333, willBeginDragging, drag -137.667 ×14, willEndDragging 0 to 0, "
        + "willBeginDecelerating, deceleration 0 ×35, didEndDecelerating, didStop"),
    Line(
      "Tapped in a bounce, content goes on to its edge, and stops once",
      "drag 300 over 300; lift; wait 50; hold 100; lift",
      "willBeginDragging, drag -134.333 ×18, willEndDragging -0.999 to 0, "
        + "willBeginDecelerating, deceleration -119.318 ×2, didEndDecelerating, "
        + "layout -119.333, willEndDragging 0 to 0, willBeginDecelerating, deceleration 0 ×34, "
        + "didEndDecelerating, didStop"),
    Line(
      "A finger that lands on an animated scroll ends it on a pixel, "
        + "and says so when it lifts",
      "scroll-to 900; wait 150; hold 100; lift",
      "programmatic 372 ×8, didEndScrollingAnimation, didStop"),
  ]

  static let apps = [
    Line(
      "An animated scroll reports the app's own offsets and its end", "scroll-to 400",
      "programmatic 400 ×18, didEndScrollingAnimation"),
    Line("To where the content is, it reports nothing", "scroll-to 0", ""),
    Line(
      "An animated scroll ends within the range that there is by then",
      "scroll-to 1100; wait 100; content-size 1200",
      "programmatic 607 ×5, geometryDidChange, programmatic 348 ×13, " + "didEndScrollingAnimation",
      on: screen(offset: 500)),
    Line(
      "So does one to the top", "scroll-to-top; wait 100; safe-area 59",
      "programmatic 391.333 ×5, geometryDidChange, programmatic -59 ×46, didScrollToTop",
      on: screen(offset: 500)
    ),
    Line(
      "A scroll that cuts a fling short ends the user's travel", flick + "; wait 100; scroll-to 20",
      flung + "deceleration 381.893 ×5, didStop, programmatic 20 ×19, didEndScrollingAnimation",
      on: screenWithout(cutEnds: false)),
    Line(
      "That may be reported as the fling's end", flick + "; wait 100; scroll-to 20",
      flung + "deceleration 381.893 ×5, didEndDecelerating, didStop, programmatic 20 ×19, "
        + "didEndScrollingAnimation",
      on: screenWithout(cutEnds: true)),
    Line(
      "A tap on the status bar scrolls to the top", "scroll-to-top",
      "programmatic 0 ×50, didScrollToTop", on: screen(offset: 500)),
    Line("Where it is there already, it says so at once", "scroll-to-top", "didScrollToTop"),
    Line(
      "It does nothing under a finger", "drag -100 over 200; scroll-to-top; hold 500; lift",
      "willBeginDragging, drag 90 ×11, willEndDragging 0 to 90, didStop"),
    Line(
      "It ends a scroll that has just begun", "scroll-to 400; scroll-to-top; wait 1000",
      "didScrollToTop"),
    Line(
      "Content at the very top stays there when the safe area changes", "safe-area 59", "layout -59"
    ),
    Line("Content further down stays as well", "safe-area 59", "", on: screen(offset: 300)),
    Line(
      "An offset that is assigned keeps its fraction of a pixel", "wait 100; assign 123.456",
      "programmatic 123.456"),
    Line("The offset it is at already is no move", "wait 100; assign 0", ""),
    Line(
      "Scrolling under a finger to where it is already is no move either",
      "drag -110 over 200; put 100; hold 100",
      "willBeginDragging, drag 100 ×11, willEndDragging 0 to 100, didStop"),
    Line(
      "An offset between pixels that the app scrolls to is brought onto one", "put 123.456",
      "programmatic 123.333"),
    Line(
      "A drag goes on from where the app has put the content",
      "drag -110 over 200; assign 700; drag -60 over 100; hold 200",
      "willBeginDragging, drag 100 ×11, programmatic 700, drag 760 ×6, "
        + "willEndDragging 0 to 760, didStop"),
    Line(
      "Released there at rest, it rests there, and that is what is announced",
      "drag -110 over 200; assign 123.456; hold 200; lift",
      "willBeginDragging, drag 100 ×11, programmatic 123.456, "
        + "willEndDragging 0 to 123.456, didStop"),
  ]

  static let answers = [
    Line(
      "A lift that is answered with a scroll ends the drag, and then the scroll", flick,
      "willBeginDragging, drag 290 ×15, willEndDragging 1.199 to 883.667, didStop, "
        + "programmatic 40 ×12, didEndScrollingAnimation",
      answeringLift: scroll),
    Line(
      "So is a slow one", slow,
      dragged + "didStop, programmatic 40 ×12, didEndScrollingAnimation",
      answeringLift: scroll),
    Line(
      "A target that a client chooses is where the fling ends", flick,
      flung + "deceleration 600 ×79, didEndDecelerating, didStop",
      answeringLift: HeaderReaction(targetContentOffset: 600)),
    Line(
      "A target is gone to without a fling as well", slow,
      dragged + "willBeginDecelerating, deceleration 300 ×115, didEndDecelerating, didStop",
      answeringLift: HeaderReaction(targetContentOffset: 300)),
    Line(
      "Content that a client moves when a slow finger lifts rests where it was put", slow,
      dragged + "layout 120, didEndDragging, didStop",
      answeringLift: HeaderReaction(position: 120)),
    Line(
      "Content that the app puts elsewhere on the way to a target still flies there",
      flick + "; wait 100; assign 250",
      flung + "deceleration 375.287 ×5, programmatic 250, deceleration 600 ×112, "
        + "didEndDecelerating, didStop", answeringLift: HeaderReaction(targetContentOffset: 600)),
    Line(
      "Put beyond it, it jumps there", flick + "; wait 100; assign 900",
      flung + "deceleration 375.287 ×5, programmatic 900, deceleration 600, didEndDecelerating, "
        + "didStop",
      answeringLift: HeaderReaction(targetContentOffset: 600)),
  ]

  static let headers = [
    Line(
      "2: A collapsed header comes back when its content becomes short",
      "drag -300 over 200; lift; wait 3000; content-size 500",
      "willBeginDragging, drag 246 ×12 [44], willEndDragging 1.498 to 989.333, "
        + "willBeginDecelerating, deceleration 988.816 ×151, layout 988.667, "
        + "didEndDecelerating, didStop, geometryDidChange [88], layout 0, animationFrame ×12",
      of: "twitter-condense"),
    Line(
      "3: A reload under the finger leaves the header to the finger",
      "drag -30 over 200; content-size 4000; hold 100; drag -4 over 50; hold 200",
      "willBeginDragging, drag 0 ×9 [68], geometryDidChange, drag 0 ×3 [64], "
        + "willEndDragging 0 to 0, didStop [44], animationFrame ×12",
      of: "twitter-condense"),
    Line(
      "10: A snap goes on when the screen is tapped",
      "drag -30 over 300; hold 150; lift; wait 50; hold 40; lift; wait 1",
      "willBeginDragging, drag 0 ×13 [68], willEndDragging 0 to 0, didStop [88], "
        + "animationFrame ×12",
      of: "twitter-condense"),
    Line(
      "10: A tap that stops a fling half-way through the header still lets it snap",
      "drag -35 over 100; lift; wait 30; hold 60; lift; wait 1",
      "willBeginDragging, drag 0 ×5 [63], willEndDragging 0.347 to 168, "
        + "willBeginDecelerating, deceleration 0 [57.324], willEndDragging 0 to 0, "
        + "didStop [44], didEndDecelerating, animationFrame ×12",
      of: "twitter-condense"),
    Line(
      "15: A tap on the status bar brings the header back",
      "drag -400 over 200; lift; wait 3000; scroll-to-top",
      "willBeginDragging, drag 302 ×12 [0], willEndDragging 1.998 to 1148, "
        + "willBeginDecelerating, deceleration 1148 ×90, didEndDecelerating, didStop, "
        + "programmatic 0 ×55, didScrollToTop [88], animationFrame ×12",
      of: "facebook-hide"),
    Line(
      "15: The app's own scroll is no tap",
      "drag -400 over 200; lift; wait 3000; scroll-to 0; wait 500",
      "willBeginDragging, drag 302 ×12 [0], willEndDragging 1.998 to 1148, "
        + "willBeginDecelerating, deceleration 1148 ×90, didEndDecelerating, didStop, "
        + "programmatic 0 ×18, didEndScrollingAnimation", of: "facebook-hide"),
    Line(
      "15: A header that collapsed at the very top opens to a pull",
      "collapse; wait 300; drag 80 over 300; hold 200; lift",
      "setCollapsed [0], animationFrame ×12, willBeginDragging, drag 0 ×16 [70], "
        + "willEndDragging 0 to 0, didStop [88], animationFrame ×12",
      of: "facebook-hide"),
    Line(
      "18: A header collapsed before its content arrived is collapsed when it arrives, "
        + "at once",
      "collapse; wait 300; content-size 2000; wait 300", "setCollapsed, geometryDidChange [44]",
      of: "twitter-condense",
      on: screen(content: 0)),
    Line(
      "18: A restored offset is kept, and reading on from there condenses as usual",
      "wait 100; drag -30 over 100; hold 100",
      "willBeginDragging, drag 700 ×5 [68], willEndDragging 0 to 700, didStop [88], "
        + "animationFrame ×12", of: "twitter-condense", on: screen(offset: 700)),
    Line(
      "22: Nothing is reported when nothing changed",
      "content-size 2000; resize 852; safe-area 0; scroll-to 0; hold 300; lift; wait 500", "",
      of: "twitter-condense"),
  ]
}
