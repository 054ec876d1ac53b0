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
  /// About the system's green, in the light appearance.
  open class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// About the system's indigo, in the light appearance.
  open class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
}
