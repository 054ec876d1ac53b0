/// The animatable values of a view. A transform is stored and animated without an effect on coordinates: no test of
/// the adapter touches a scaled view.
struct VisibleState: Equatable {
  var origin = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1

  static let numbers: [any WritableKeyPath<VisibleState, CGFloat> & Sendable] = [
    \.origin.x, \.origin.y, \.size.width, \.size.height, \.boundsOrigin.x, \.boundsOrigin.y,
    \.transform.a, \.transform.d, \.alpha,
  ]

  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      // The center stays in place.
      origin.x += (size.width - newValue.width) / 2
      origin.y += (size.height - newValue.height) / 2
      (boundsOrigin, size) = (newValue.origin, newValue.size)
    }
  }

  var frame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set { (origin, size) = (newValue.origin, newValue.size) }
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - boundsOrigin.x + origin.x, y: point.y - boundsOrigin.y + origin.y)
  }

  func point(fromSuperview point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x + boundsOrigin.x, y: point.y - origin.y + boundsOrigin.y)
  }

  /// The values that differ from `other`.
  func differences(from other: VisibleState) -> [WritableKeyPath<VisibleState, CGFloat>] {
    VisibleState.numbers.filter { self[keyPath: $0] != other[keyPath: $0] }
  }
}
