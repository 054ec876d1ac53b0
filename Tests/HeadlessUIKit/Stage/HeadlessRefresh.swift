/// When scroll views step and display links tick, in frames of the screen: both in each, unless said.
///
/// On a phone neither has to do with the other: a scroll view steps at up to 120 Hz, at a rate that
/// changes in the middle of a flight, while an app's links are held at 60 Hz. A screen of 240 frames a
/// second has all of these rates.
@MainActor
public struct HeadlessRefresh {
  /// The steps of a frame, by its number, each as far as so many frames: none in `[]`, two in one turn
  /// of the run loop in `[1, 1]`.
  public var steps: @MainActor (Int) -> [Int] = { _ in [1] }
  /// Whether links tick in a frame.
  public var hasTick: @MainActor (Int) -> Bool = { _ in true }
  /// Whether they do so before scroll views step.
  public var ticksFirst = false

  /// Everything in every frame.
  public init() {}
}
