// What UIKit gives a view controller, as plain objects: stored properties and nothing behind them.
// Every path of the comparison reads and writes the same ones.

/// A scroll view's numbers at one moment, as UIScrollView has them when it calls its delegate.
final class ScrollViewDouble {
  var contentOffset = 0.0
  var contentSize = 0.0
  var frameHeight = 0.0
  var contentInsetTop = 0.0
  var contentInsetBottom = 0.0
  var position = 0.0
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
