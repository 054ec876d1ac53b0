/// A phone to choose: several settings at once, and what only the eye needs.
struct PlaygroundDevice: Sendable {
  let name: String
  /// Points.
  let width: Double
  let containerHeight: Double
  let safeAreaTop: Double
  /// Device pixels per point, as the setting has it.
  let scale: String

  /// Small, usual and large; the usual one is as ``PlaygroundSetting/standard`` has it.
  static let all = [
    PlaygroundDevice(
      name: "Small, 4.7″", width: 375, containerHeight: 667, safeAreaTop: 20, scale: "2"),
    PlaygroundDevice(
      name: "Usual, 6.1″", width: 393, containerHeight: 852, safeAreaTop: 59, scale: "3"),
    PlaygroundDevice(
      name: "Large, 6.9″", width: 440, containerHeight: 956, safeAreaTop: 62, scale: "3"),
  ]
}
