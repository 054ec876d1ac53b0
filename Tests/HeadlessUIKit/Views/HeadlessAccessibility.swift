/// What assistive technology meets.
@MainActor
public enum HeadlessAccessibility {
  /// The elements in `view` in the order in which they are read: explicit elements where a view has
  /// them, its subviews from back to front otherwise, and a label, a control or an image where
  /// nothing says what is an element. Hidden views are left out.
  public static func order(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if view.isAccessibilityElement { return [view] }
    if let elements = view.accessibilityElements {
      return elements.compactMap { $0 as? UIView }.flatMap { order(in: $0) }
    }
    var children = view.subviews
    if let modal = children.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      children = [modal]
    }
    guard !children.isEmpty else { return isElement(view) ? [view] : [] }
    return children.flatMap { order(in: $0) }
  }

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

  private static func isElement(_ view: UIView) -> Bool {
    view is UILabel || view is UIControl
  }
}
