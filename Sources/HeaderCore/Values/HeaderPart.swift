/// One part of a header: a toolbar, an image or a tab strip.
public struct HeaderPart: Sendable, Equatable {
  /// Visible height in points, at least 0.
  public var height: Double
  /// 0 for the part at its largest, 1 at its smallest or out of sight.
  public var progress: Double

  /// A part of `height` points at `progress`.
  public init(height: Double, progress: Double = 0) {
    self.height = height
    self.progress = progress
  }

  /// A part of `fullHeight` points, of which `hidden` are out of sight. `hidden` is limited to 0 to `fullHeight`.
  public init(fullHeight: Double, hidden: Double) {
    let hidden = min(max(hidden, 0), fullHeight)
    self.init(height: fullHeight - hidden, progress: fullHeight > 0 ? hidden / fullHeight : 0)
  }
}
