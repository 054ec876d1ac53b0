/// The style rules that every picture shares.
enum StyleSheet {
  private static let families =
    "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  /// The rules for what is inside the element that `scope` selects and is drawn with `colors`. What
  /// moves in it takes `loopDuration` milliseconds for a round, and stands still where less motion is
  /// asked for.
  static func text(scope: String, colors: [SceneColor], loopDuration: Double?) -> String {
    func variables(_ value: (SceneColor) -> UInt32) -> String {
      colors.map { "--\($0.name):\(hexadecimal(value($0)));" }.joined()
    }
    let colors = """
      \(scope){\(variables { $0.light })font-family:\(families)}
      @media (prefers-color-scheme:dark){\(scope){\(variables { $0.dark })}}

      """
    guard let loopDuration else { return colors }
    return colors + """
      \(scope) .moves{animation:\(String(number: loopDuration, digits: 3))ms linear infinite}
      @media (prefers-reduced-motion:reduce){\(scope) .moves{animation:none!important}}

      """
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
