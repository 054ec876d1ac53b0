/// One gesture, played to several techniques.
public struct HeaderComparison: Sendable {
  /// A recording for each technique, of the same gesture on the same screen.
  public let recordings: [GestureRecording]

  /// A comparison of `recordings`.
  public init(_ recordings: [GestureRecording]) {
    self.recordings = recordings
  }

  /// The style of a comparison's picture.
  public enum Style: String, Sendable, CaseIterable {
    /// Four moments, in a row for each technique.
    case filmstrip
    /// The numbers of all techniques over time.
    case plot
    /// A phone for each technique, all of which play the gesture at once.
    case animation
  }

  /// The figures of each technique, in order.
  public var summaries: [GestureSummary] { recordings.map { GestureSummary($0) } }

  /// Returns a picture of all techniques, as a self-contained SVG document. See ``GestureRecording/svg(_:)``.
  public func svg(_ style: Style) -> String {
    switch style {
    case .filmstrip: Filmstrip(recordings).svg
    case .plot: PlotPicture(recordings).svg
    case .animation: AnimationPicture(recordings).svg
    }
  }
}
