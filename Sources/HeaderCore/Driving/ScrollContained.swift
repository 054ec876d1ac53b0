/// A scroll view inside a container: it reports what happens to it, and does as it is told.
///
/// The simulator's scroll view is one, and so is whatever stands for a UIScrollView.
public protocol ScrollContained: AnyObject {
  /// Hears its events.
  var scrollDelegate: (any ScrollContainingDelegate)? { get set }
  /// Its content offset at this moment, in points.
  var contentOffset: Double { get }
  /// Its numbers and what surrounds it, at this moment.
  var reading: HostReading { get }

  /// Makes of `layout` what the host can show: with what a refresh control asks for, for example.
  /// Leaves it as it is, unless a host says otherwise.
  func adapt(_ layout: inout HeaderLayout)

  /// Places the header and the scroll view as on appearing.
  func place(_ effects: HeaderEffects)

  /// Does what `effects` say, in answer to `event`, which the technique heard of in `context`.
  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext)
}

extension ScrollContained {
  /// Leaves it as it is.
  public func adapt(_ layout: inout HeaderLayout) {}
}

/// Contains a scroll view.
public protocol ScrollContainingDelegate: AnyObject {
  /// `event` has just happened to `contained`.
  func scrollContained(_ contained: any ScrollContained, didReport event: ScrollEvent)
}

/// Hears every event after the technique and has the last word on its answer.
public protocol ScrollForwarderClient: AnyObject {
  /// The technique has answered `event` with `update`, which may be changed before it is performed.
  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext)
}
