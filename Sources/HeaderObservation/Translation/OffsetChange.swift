import HeaderCore

/// Why the content moved. A technique is told only the ``cause``.
///
/// If the scroll view does not report phases, ``ScrollTranslator`` infers the reason from the motion and the change.
/// The first line that applies counts:
///
///     motion        change of the offset                             is
///     a drag        not explained by the finger's translation,
///                     in a turn with a new content height            rowCorrection
///                     in any other turn                              appMove
///                   explained by it                                  fingerTravel
///     a flight      after the turn's step, onto the nearest pixel    pixelRounding
///                   as large as that of the content's height         rowCorrection
///                   a step, by the rules of ``Flight``               flightStep
///                   any other                                        unexplained
///     neither       onto the nearest pixel                           pixelRounding
///                   in a turn with a new content height              rowCorrection
///                   from beyond an edge onto the edge                returnIntoRange
///                   any other                                        appMove
enum OffsetChange {
  /// A dragging finger moved the content.
  case fingerTravel
  /// A deceleration moved the content, or its bounce at an edge did.
  case flightStep
  /// Rows above the visible ones got another height.
  case rowCorrection
  /// Layout rounded the offset to a pixel.
  case pixelRounding
  /// Layout moved the content from beyond an edge onto the edge.
  case returnIntoRange
  /// The app moved the content, or a tap on the status bar did.
  case appMove
  /// Something else moved the content: a late row correction or the app during a flight, for example.
  case unexplained

  /// What a technique is told.
  var cause: ScrollCause {
    switch self {
    case .fingerTravel: .drag
    case .flightStep: .deceleration
    case .appMove: .programmatic
    case .rowCorrection, .pixelRounding, .returnIntoRange, .unexplained: .layout
    }
  }
}
