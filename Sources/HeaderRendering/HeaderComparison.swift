/// The same gesture, played to several techniques.
public struct HeaderComparison: Sendable {
  /// One recording for each technique, of one gesture on one screen.
  public let recordings: [GestureRecording]

  /// A comparison of `recordings`.
  public init(_ recordings: [GestureRecording]) {
    self.recordings = recordings
  }

  /// What a comparison's picture looks like.
  public enum Style: String, Sendable, CaseIterable {
    /// Four moments, a row for each.
    case filmstrip
    /// The numbers of all over one axis of time.
    case plot
    /// A phone for each, all of which play the gesture together.
    case animation
  }

  /// The answers for each technique, in order.
  public var summaries: [GestureSummary] { recordings.map { GestureSummary($0) } }

  /// Returns a picture of all: one SVG document that needs nothing but itself. See
  /// ``GestureRecording/svg(_:)``.
  public func svg(_ style: Style) -> String {
    switch style {
    case .filmstrip: Filmstrip(recordings).svg
    case .plot: PlotPicture(recordings).svg
    case .animation: AnimationPicture(recordings).svg
    }
  }
}
