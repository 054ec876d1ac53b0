/// A host of a header: reads its scroll view, reports what happens to it, and performs the answers.
///
/// The simulated scroll view conforms to it, and so do the adapters of UIScrollView.
public protocol ScrollHost: AnyObject {
  /// Receives the scroll view's events.
  var scrollDelegate: (any ScrollHostDelegate)? { get set }
  /// The current content offset, in points.
  var contentOffset: Double { get }
  /// The current numbers of the scroll view and its surroundings.
  var reading: HostReading { get }

  /// Adapts `layout` to what the host can show, with a refresh control for example. The numbers must stay
  /// finite. The default leaves it as it is.
  func adapt(_ layout: inout HeaderLayout)

  /// Places the header and the scroll view on appearing: the header at the frame of `effects.layout`, the
  /// scroll view's top edge at `effects.scrollViewMinY`, and `effects.room` in its top inset, in addition to
  /// the app's and the system's insets. At rest, content begins on screen at
  ///
  ///     scrollViewMinY + room + app inset + safe area below scrollViewMinY
  ///
  /// A host that omits one of them, or adds the safe area twice, shows a gap or hides content.
  func place(_ effects: HeaderEffects)

  /// Performs `effects`, the answer to `event`, which the technique was told in `context`.
  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext)
}

extension ScrollHost {
  /// Leaves the layout as it is.
  public func adapt(_ layout: inout HeaderLayout) {}
}

/// Receives the events of a ``ScrollHost``: the forwarder, or the pages in front of it.
public protocol ScrollHostDelegate: AnyObject {
  /// Called right after `event` has happened to `host`.
  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent)

  /// Returns the parts of the header where it is visible as `layout`: the last layout that was performed, or
  /// one on the way to it. The default returns none.
  func parts(of layout: HeaderLayout) -> HeaderParts
}

extension ScrollHostDelegate {
  /// Returns no parts.
  public func parts(of layout: HeaderLayout) -> HeaderParts { HeaderParts() }
}

/// Sees every answer of a technique before it is performed, and may change it.
public protocol ScrollForwarderClient: AnyObject {
  /// Called when the technique has answered `event` with `update`, which the client may change.
  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext)
}
