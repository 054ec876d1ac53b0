import Testing

@testable import HeaderTool

/// What the tool prints when it is asked about its commands that draw, to the letter.
@Suite("Help with pictures")
struct PictureHelpTests {
  @Test("of 'headers help render elastic-stretch'")
  func renderHelp() {
    expectHelp(
      "help render elastic-stretch",
      """
      Draw a gesture played to a technique, as SVG.

      Usage: headers render NAME [OPTIONS]

      Options
        --style card|filmstrip|plot|animation
                                            The header's part of a phone with a caption, four moments, the
                                            numbers over time, or a phone that plays it. [default:
                                            animation]
        --output FILE                       Where to write the picture, -o for short; standard output
                                            without it.
        --trace FILE|-                      Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is
                                            standard input.
        --gesture SCRIPT                    Play a gesture script; with --trace, what the app does
                                            meanwhile. [default: the technique's own example]
        --content-size PT                   Height of the content. [0…1000000000; default: 2000]
        --container-height PT               Height that the header and the scroll view share. [0…1000000;
                                            default: 852]
        --safe-area-top PT                  Safe area at the top. [0…1000000; default: 0]
        --content-offset PT                 Content offset on appearing. [-1000000000…1000000000; default:
                                            at the top]
        --frame-rate 60|120                 Display frames per second. [default: 60]
        --scale 1|2|3                       Device pixels per point. [default: 3]
        --mounting beside|overlay           Scroll view beside the header and resized, or under it and
                                            left alone. [default: beside]
        --bounces true|false                Whether content may be pulled past its edges. [default: true]
        --pages H,H,…                       Heights of the contents of several pages under the header, the
                                            first shown. [default: one list]
        --help                              Show this help.

      Parameters of elastic-stretch
        --height PT  Height at rest, where the header's own fitting height is not measured. [0…2000;
                     default: 200]

      \(gestureScriptHelp)

      """)
  }

  @Test("of 'headers help compare'")
  func compareHelp() {
    expectHelp(
      "help compare",
      """
      Play a gesture to several techniques, side by side.

      Usage: headers compare NAME NAME… [OPTIONS]

      Options
        --style table|filmstrip|plot|animation
                                            A line of figures for each, four moments, the numbers over
                                            time, or phones side by side. [default: table]
        --output FILE                       Where to write, -o for short; standard output without it.
                                            Beside a picture in a file, the table is printed.
        --trace FILE|-                      Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is
                                            standard input.
        --gesture SCRIPT                    Play a gesture script; with --trace, what the app does
                                            meanwhile. [default: the technique's own example]
        --content-size PT                   Height of the content. [0…1000000000; default: 2000]
        --container-height PT               Height that the header and the scroll view share. [0…1000000;
                                            default: 852]
        --safe-area-top PT                  Safe area at the top. [0…1000000; default: 0]
        --content-offset PT                 Content offset on appearing. [-1000000000…1000000000; default:
                                            at the top]
        --frame-rate 60|120                 Display frames per second. [default: 60]
        --scale 1|2|3                       Device pixels per point. [default: 3]
        --mounting beside|overlay           Scroll view beside the header and resized, or under it and
                                            left alone. [default: beside]
        --bounces true|false                Whether content may be pulled past its edges. [default: true]
        --pages H,H,…                       Heights of the contents of several pages under the header, the
                                            first shown. [default: one list]
        --help                              Show this help.

      'headers compare NAME --help' lists the parameters of a technique.

      A parameter that several of them have is one flag, for all of them.

      The table's columns
        content        What the header leaves of the screen for content, on average over the gesture.
        gone after     How far the finger goes up until the header has gone, or is as small as it gets.
        back after     How far it then comes down until the header is whole again.
        at rest after  From a finger's lift until everything is at rest; the longest wait of the gesture.
        turns          How often the header's edge turns round, by more than half a point.

      \(gestureScriptHelp)

      """)
  }

  @Test("of 'headers help gallery'")
  func galleryHelp() {
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
}
