/// The animatable values of a view. A transform affects the frame, but not coordinates inside the view: no test of
/// the adapter touches a scaled view.
struct VisibleState: Equatable {
  /// The corner of the view without its transform.
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

  var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set { origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  /// The frame without the transform, which constraints determine.
  var plainFrame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set { (origin, size) = (newValue.origin, newValue.size) }
  }

  /// The rectangle around the transformed view. To write it to a transformed view is undefined, by the documentation of
  /// `UIView.frame`; here the view gets that size.
  var frame: CGRect {
    get {
      guard transform != .identity else { return plainFrame }
      let (width, height) = (transform.a * size.width, transform.d * size.height)
      return CGRect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    set { plainFrame = newValue }
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
