#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Where a list's refresh control is seen under a header that lies over the list.
  ///
  ///     below                    above
  ///     ┌──────────────┐
  ///     │░░░ header ░░░│               ◌
  ///     └──────────────┘         ┌──────────────┐ goes down with
  ///           ◌                  │░░░ header ░░░│ the pull, and stays
  ///      rows                    └──────────────┘ while it refreshes
  ///                               rows
  public enum HeaderRefreshPlacement: Sendable {
    /// ``below`` where the control is on the screen there, ``above`` under a header that is too high.
    case automatic
    /// Between header and rows. The header stays where it is.
    case below
    /// At the top of the screen, below the bars. The header goes down with the rows, and lets go of
    /// what it has under the bars. It goes back once the list is out of sight.
    case above
  }
#endif
