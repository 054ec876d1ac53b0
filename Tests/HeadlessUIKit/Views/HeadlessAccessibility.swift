/// What assistive technology meets.
@MainActor
public enum HeadlessAccessibility {
  /// Three fingers go over `view`, on which assistive technology stands: it scrolls what can be
  /// scrolled in `direction`. Gives whether anything can.
  @discardableResult
  public static func scroll(_ direction: UIAccessibilityScrollDirection, on view: UIView) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      if current.accessibilityScroll(direction) { return true }
      responder = current.next
    }
    return false
  }
}
