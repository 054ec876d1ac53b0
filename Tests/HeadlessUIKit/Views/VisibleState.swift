/// The numbers of a view that an animation can take from one value to another.
struct VisibleState: Equatable {
  /// The frame's origin, were there no transform.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1

  static let numbers: [any WritableKeyPath<VisibleState, CGFloat> & Sendable] = [
    \.origin.x, \.origin.y, \.size.width, \.size.height, \.boundsOrigin.x, \.boundsOrigin.y,
    \.transform.a, \.transform.b, \.transform.c, \.transform.d, \.transform.tx, \.transform.ty,
    \.alpha,
  ]

  /// The middle of the untransformed frame.
  var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set {
      origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  var bounds: CGRect { CGRect(origin: boundsOrigin, size: size) }

  /// The smallest upright rectangle around the transformed view, in the superview's coordinates.
  var frame: CGRect {
    guard !transform.isIdentity else { return CGRect(origin: origin, size: size) }
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].map { pointInSuperview(CGPoint(x: $0.x + boundsOrigin.x, y: $0.y + boundsOrigin.y)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let minX = xs.min() ?? 0
    let minY = ys.min() ?? 0
    return CGRect(
      x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }

  /// Puts the untransformed view at `frame`. With a transform a frame means little, in UIKit as
  /// well: its middle counts, and its size undone by the transform's scale.
  mutating func setFrame(_ frame: CGRect) {
    guard !transform.isIdentity else {
      (origin, size) = (frame.origin, frame.size)
      return
    }
    let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    size = CGSize(
      width: scaleX > 0 ? frame.width / scaleX : 0, height: scaleY > 0 ? frame.height / scaleY : 0)
    center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
    guard !transform.isIdentity else {
      return CGPoint(x: local.x + origin.x, y: local.y + origin.y)
    }
    let fromCenter = CGPoint(x: local.x - size.width / 2, y: local.y - size.height / 2)
    let moved = fromCenter.applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  func point(fromSuperview point: CGPoint) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(x: point.x - origin.x + boundsOrigin.x, y: point.y - origin.y + boundsOrigin.y)
    }
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let back = fromCenter.applying(transform.inverted())
    return CGPoint(
      x: back.x + size.width / 2 + boundsOrigin.x, y: back.y + size.height / 2 + boundsOrigin.y)
  }

  /// The numbers in which this state and `other` differ.
  func differences(from other: VisibleState) -> [WritableKeyPath<VisibleState, CGFloat>] {
    VisibleState.numbers.filter { self[keyPath: $0] != other[keyPath: $0] }
  }
}
