#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  /// Where a list's refresh control is shown under a header that lies over the list.
  ///
  ///     below                    above
  ///     ┌──────────────┐
  ///     │░░░ header ░░░│               ◌
  ///     └──────────────┘         ┌──────────────┐ moves down with
  ///           ◌                  │░░░ header ░░░│ the pull, and stays
  ///      rows                    └──────────────┘ while it refreshes
  ///                               rows
  public enum HeaderRefreshPlacement: Sendable {
    /// ``below`` if the control is on the screen there, ``above`` if the header is too high for that.
    case automatic
    /// Between header and rows. The header stays where it is.
    case below
    /// At the top of the screen, below the bars. The header moves down with the rows, and out from under the bars. It
    /// moves back when the list is no longer visible.
    case above
  }
#endif
