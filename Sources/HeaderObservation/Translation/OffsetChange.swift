import HeaderCore

/// Why the content moved. A technique is told only the ``cause``.
///
/// What moves the content is reported as a phase, or inferred by ``ScrollTranslator``. The table is for content that
/// moves without a word from the scroll view:
///
///     motion        change of the offset                             is
///     a drag        what the finger's translation explains           fingerTravel
///                   the rest, if the content's height changed        rowCorrection
///                   the rest otherwise                               appMove
///     a flight      like the last step (``Flight``)                  flightStep
///                   as large as that of the content's height         rowCorrection
///                   after the turn's step, onto the nearest pixel    pixelRounding
///                   any other                                        unexplained
///     neither       onto the nearest pixel                           pixelRounding
///                   in a turn in which the content's height changed  rowCorrection
///                   back into the range                              returnIntoRange
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
  /// A late row correction or a move by the app during a flight, or what no phase has explained.
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
