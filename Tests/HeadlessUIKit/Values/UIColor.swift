/// A colour: red, green, blue and opacity, each 0 to 1.
open class UIColor: NSObject, NSCopying {
  let components: [CGFloat]

  /// The colour with the given components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Itself: a colour does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a colour of the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// Equal for equal colours.
  open override var hash: Int { components.hashValue }

  /// Black.
  open class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// The system's green, in the light appearance.
  open class var systemGreen: UIColor {
    UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  }
  /// The system's indigo, in the light appearance.
  open class var systemIndigo: UIColor {
    UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  }
  /// Nothing to be seen.
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
