/// What the help of every command that plays gestures says about their scripts.
let gestureScriptHelp = """
  Gesture scripts are statements separated by ';' or line ends; '#' begins a comment:
    drag DY over MS      move the finger DY points, downwards positive, in MS milliseconds
    flick DY over MS     the same in a quick start, which loses travel to the system's gate
    wheel DY over MS     scroll by DY points on a trackpad, which stays on until lift
    hold MS              keep the finger where it is for MS milliseconds
    lift                 lift the finger
    wait MS              let MS milliseconds pass
    scroll-to Y          scroll to the content offset Y, animated
    scroll-to-top        tap the status bar
    expand               expand the header, animated
    collapse             collapse the header, animated
    fraction F           put the header at the collapsed fraction F, animated; 0 is expanded, 1
                         collapsed
    content-size H       make the content H points high
    resize H             make the container H points high
    safe-area T          let the safe area cover T points at the top
    inset T              make the app's own inset above the content T points high
    page N over MS       swipe to page N, 1 being the first, in MS milliseconds
    set PARAMETER VALUE  give a parameter of the technique another value while the header is on screen

  To drag or hold, a finger that is up first touches the middle of the screen. One that is still
  down at the end lifts, and the run goes on until everything is at rest.
  """
