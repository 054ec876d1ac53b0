// What UIKit gives a view controller, as plain objects: stored properties and nothing behind them.
// Every path of the comparison reads and writes the same ones.

/// A point, as CGPoint is.
struct Point {
  var x = 0.0
  var y = 0.0
}

/// A size, as CGSize is.
struct Size {
  var width = 393.0
  var height = 0.0
}

/// Insets, as UIEdgeInsets are.
struct Insets {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}

/// A scroll view's numbers at one moment, as UIScrollView has them when it calls its delegate.
final class ScrollViewDouble {
  var contentOffset = Point()
  var contentSize = Size()
  var bounds = Size()
  var contentInset = Insets()
  /// Where the content would be without edges: what a finger's travel adds up to.
  var position = Point()
  var isTracking = false
}

/// A layout constraint's or a view's number.
final class ConstraintDouble {
  var constant = 0.0
}

/// A header's views. No two properties that are written together lie side by side: each is a property
/// of another constraint or view in the articles.
final class HeaderViewDouble {
  var minY = 0.0
  var logoAlpha = 1.0
  var height = 0.0
  var titleTop = 0.0
  var isHighlighted = false
}
