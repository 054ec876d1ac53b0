import Testing

/// What the tool prints when it is asked about its commands that play gestures, to the letter.
@Suite("Help of what plays gestures")
struct PlayingHelpTests {
  /// What every command that plays a gesture takes.
  private static let playedOptions = """
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
      --touch-latency MS                  From a touch to the view, as the simulated display has it.
                                          [0…1000; default: 0 at 60 Hz, 13.2 at 120 Hz]
      --scale 1|2|3                       Device pixels per point. [default: 3]
      --mounting beside|overlay           Scroll view beside the header and resized, or under it and
                                          left alone. [default: beside]
      --bounces true|false                Whether content may be pulled past its edges. [default: true]
      --bottom-bar HEIGHT[:TECHNIQUE]     Height of a bar at the bottom, safe area included, that goes
                                          with the header, or by a technique of its own. [default: no
                                          bar]
      --pages H,H,…                       Heights of the contents of several pages under the header, the
                                          first shown. [default: one list]
    """

  @Test("of 'headers help simulate'") func simulate() {
    expectHelp(
      "help simulate",
      """
      Play a gesture to a technique on a simulated scroll view.

      Usage: headers simulate NAME [OPTIONS]

      Options
        --trace FILE|-                   Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is standard
                                         input.
        --gesture SCRIPT                 Play a gesture script; with --trace, what the app does meanwhile.
                                         [default: the technique's own example]
        --content-size PT                Height of the content. [0…1000000000; default: 2000]
        --container-height PT            Height that the header and the scroll view share. [0…1000000;
                                         default: 852]
        --safe-area-top PT               Safe area at the top. [0…1000000; default: 0]
        --content-offset PT              Content offset on appearing. [-1000000000…1000000000; default: at
                                         the top]
        --frame-rate 60|120              Display frames per second. [default: 60]
        --touch-latency MS               From a touch to the view, as the simulated display has it.
                                         [0…1000; default: 0 at 60 Hz, 13.2 at 120 Hz]
        --scale 1|2|3                    Device pixels per point. [default: 3]
        --mounting beside|overlay        Scroll view beside the header and resized, or under it and left
                                         alone. [default: beside]
        --bounces true|false             Whether content may be pulled past its edges. [default: true]
        --bottom-bar HEIGHT[:TECHNIQUE]  Height of a bar at the bottom, safe area included, that goes with
                                         the header, or by a technique of its own. [default: no bar]
        --pages H,H,…                    Heights of the contents of several pages under the header, the
                                         first shown. [default: one list]
        --format table|csv|jsonl         A table for people, or one row per event for programs. [default:
                                         table]
        --help                           Show this help.

      'headers simulate NAME --help' lists the parameters of a technique.

      \(Self.gestureScripts)

      \(Self.rowColumns)

      """)
  }

  @Test("of 'headers replay facebook-hide --help'") func replay() {
    expectHelp(
      "replay facebook-hide --help",
      """
      Replay what a scroll view reported to a technique.

      Usage: headers replay NAME FILE|- [OPTIONS]

      Options
        --bottom-bar HEIGHT[:TECHNIQUE]  Height of a bar at the bottom, safe area included, that goes with
                                         the header, or by a technique of its own. [default: no bar]
        --format table|csv|jsonl         A table for people, or one row per event for programs. [default:
                                         table]
        --help                           Show this help.

      Parameters of facebook-hide
        --maximum-height PT            Height below the safe area when expanded. [0…1000; default: 88]
        --snaps true|false             Whether a header that stops half-way goes on to one of its ends.
                                       [default: true]
        --snap-by nearest|direction    Which end a header that stops half-way goes to: the nearest, or on
                                       the way it went. [default: nearest]
        --snap-threshold N             By nearest: a header that stops more expanded than this expands,
                                       another collapses. [0…1; default: 0.5]
        --snap-duration S              How long a snap takes; 0 snaps at once. [0…5; default: 0.2]
        --travel PT                    Travel for the header's whole way; 0, or less than that, moves it
                                       with the finger. [0…2000; default: 0]
        --commit-distance PT           Travel one way after which it snaps with the finger down; 0 waits
                                       for the lift. [0…1000; default: 0]
        --reveals anywhere|fling|top   Where it returns: wherever travel turns, in a fast fling, or at the
                                       top of the list. [default: anywhere]
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

      \(Self.rowColumns)

      """)
  }

  @Test("of 'headers help render elastic-stretch'") func render() {
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
      \(Self.playedOptions)
        --help                              Show this help.

      Parameters of elastic-stretch
        --height PT  Height at rest, where the header's own fitting height is not measured. [0…2000;
                     default: 200]

      \(Self.gestureScripts)

      """)
  }

  @Test("of 'headers help compare'") func compare() {
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
        --fit FILE                          Add the technique that moves like the header recorded in FILE,
                                            with its parameters, as 'fit' finds it; one NAME is enough
                                            then.
      \(Self.playedOptions)
        --help                              Show this help.

      'headers compare NAME --help' lists the parameters of a technique.

      A parameter that several of them have is one flag, for all of them.

      The table's columns
        content        What the header leaves of the screen for content, on average over the gesture.
        gone after     How far the finger goes up until the header has gone, or is as small as it gets.
        back after     How far it then comes down until the header is whole again.
        at rest after  From a finger's lift until everything is at rest; the longest wait of the gesture.
        turns          How often the header's edge turns round, by more than half a point.

      \(Self.gestureScripts)

      """)
  }

  /// What every command that plays gestures says about their scripts.
  private static let gestureScripts = """
    Gesture scripts are statements separated by ';' or line ends; '#' begins a comment:
      drag DY over MS        move the finger DY points, downwards positive, in MS milliseconds
      flick DY over MS       the same in a quick start, which loses travel to the system's gate
      wheel DY over MS       scroll by DY points on a trackpad, which stays on until lift
      hold MS                keep the finger where it is for MS milliseconds
      lift                   lift the finger
      wait MS                let MS milliseconds pass
      scroll-to Y [at-once]  scroll to the content offset Y, animated or at once
      offset Y               put the content at the offset Y, in its range or not
      scroll-to-top          tap the status bar
      expand                 expand the header, animated
      collapse               collapse the header, animated
      fraction F [at-once]   put the header at the collapsed fraction F, 0 expanded to 1 collapsed,
                             animated or at once
      content-size H         make the content H points high
      resize H               make the container H points high
      safe-area T            let the safe area cover T points at the top
      inset T                make the app's own inset above the content T points high
      insets T B             make the app's own insets T points high above and B below the content
      fitting-height H|none  let the header's own content ask for a height of H points, or for none
      page N over MS         swipe to page N, 1 being the first, in MS milliseconds
      set PARAMETER VALUE    give a parameter of the technique another value while the header is on
                             screen
      hold-header            hold the header where it is, as a field in use does
      release-header         take one hold of the header back

    To drag or hold, a finger that is up first touches the middle of the screen. One that is still
    down at the end lifts, and the run goes on until everything is at rest.
    """

  /// What every command that prints rows says about their columns.
  private static let rowColumns = """
    Rows of csv and jsonl have these columns, in points and milliseconds; y grows downwards:
      time                milliseconds since the beginning
      event               the event's name; animationFrame for a frame of the header's or the bar's own
                          animation
      cause               why the offset changed: drag, deceleration, programmatic or layout
      finger              the finger's y, while one is down
      content_offset      the offset that the technique was given with the event
      content_size        height of the content
      bounds              height of the scroll view
      inset_top           adjusted inset above the content
      inset_bottom        adjusted inset below the content
      header_min_y        top edge of the header, as the technique answers
      header_height       height of the header
      scroll_view_min_y   top edge of the scroll view
      content_inset_top   what the header adds to the inset above the content
      collapsed_fraction  0 for a header as large as it rests, 1 for one as small as it gets
      stretch             points that the header is taller than it rests
      corrected_offset    the offset after the answer, where that changed it
      bar_min_y           with --bottom-bar only: top edge of the bar at the bottom, as what moves it
                          answers
      page                with --pages only: the page it happened on, 1 being the first
      overlap             in jsonl only: points of content under the header, which then looks lifted

    What has no value is empty in csv, and null in jsonl. In an overlay the rows say what the technique
    is told and answers, so that those of both mountings can be compared.
    """
}
