/// A host of a header: reads its scroll view, reports what happens to it, and performs the answers.
///
/// The simulator's scroll view is one, and so is whatever stands for a UIScrollView.
public protocol ScrollHost: AnyObject {
  /// Hears its events.
  var scrollDelegate: (any ScrollHostDelegate)? { get set }
  /// Its content offset at this moment, in points.
  var contentOffset: Double { get }
  /// Its numbers and what surrounds it, at this moment.
  var reading: HostReading { get }

  /// Makes of `layout` what the host can show: with what a refresh control asks for, for example.
  /// Leaves it as it is, unless a host says otherwise, whose numbers are finite.
  func adapt(_ layout: inout HeaderLayout)

  /// Places the header and the scroll view as on appearing: the header at the frame of
  /// `effects.layout`, the scroll view's top edge at `effects.scrollViewMinY`, and `effects.room` in its
  /// top inset besides the app's and the system's. At rest content begins on screen at
  ///
  ///     scrollViewMinY + room + app inset + safe area below scrollViewMinY
  ///
  /// A host that leaves one of them out, or adds the safe area twice, shows a gap or hides content.
  func place(_ effects: HeaderEffects)

  /// Does what `effects` say, in answer to `event`, which the technique heard of in `context`.
  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext)
}

extension ScrollHost {
  /// Leaves it as it is.
  public func adapt(_ layout: inout HeaderLayout) {}
}

/// Hears the events of a ``ScrollHost``: the forwarder, or the pages in front of it.
public protocol ScrollHostDelegate: AnyObject {
  /// `event` has just happened to `host`.
  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent)

  /// Returns the parts of the header where it is seen as `layout`: the last one that was performed, or
  /// one on the way to it. None, unless a delegate says otherwise.
  func parts(of layout: HeaderLayout) -> HeaderParts
}

extension ScrollHostDelegate {
  /// Returns no parts.
  public func parts(of layout: HeaderLayout) -> HeaderParts { HeaderParts() }
}

/// Hears every event after the technique and has the last word on its answer.
public protocol ScrollForwarderClient: AnyObject {
  /// The technique has answered `event` with `update`, which may be changed before it is performed.
  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext)
}
