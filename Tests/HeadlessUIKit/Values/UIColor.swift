/// A color.
open class UIColor: NSObject {
  private let components: [CGFloat]

  /// A color of red, green, blue and opacity, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Whether `object` is a color with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// White.
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// The system's green, in the light appearance.
  open class var systemGreen: UIColor {
    UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  }
  /// The system's indigo, in the light appearance.
  open class var systemIndigo: UIColor {
    UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  }
}
