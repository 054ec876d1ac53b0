/// Holds the header where it is, for as long as a search field, a menu or VoiceOver needs it.
///
///     hold       ├──────── the field is in use ────────┤
///     hold               ├── a menu is open ──┤
///     header     stays   ·   ·   ·   ·   ·   ·   ·   · │ moves again
///
/// A held header does not answer the user's travel, and the content scrolls alone. After the release, the header
/// continues from where it is; the travel meanwhile is lost. A header that follows the position takes a quarter of a
/// second to reach the layout for the current offset. A header that was held between two rests moves to a rest once
/// the content is still. A header that lies in the content scrolls with it, and is neither revealed nor hidden.
///
/// Requests, other parameters, another technique and new geometry, such as a safe area, still move a held
/// header. In an overlay, a header that is held collapsed opens where content arrives at its top and would
/// leave a gap.
extension ScrollForwarder {
  /// Whether a hold has not been released.
  public var isHeld: Bool { holdCount > 0 }

  /// Holds the header over `host`, and the bar that follows it. Balance every call with ``release(over:)``.
  public func hold(over host: any ScrollHost) {
    holdCount += 1
    guard holdCount == 1 else { return }
    rememberHeldOffset(of: host)
    bar?.hold(true)
  }

  /// Releases one ``hold(over:)``. After the last one the header moves again. Without a hold, nothing
  /// happens.
  public func release(over host: any ScrollHost) {
    guard isHeld else { return }
    holdCount -= 1
    guard !isHeld else { return }
    bar?.hold(false)
    let reading = host.reading
    // Its layout has changed during the hold. The next answer is shown as that of a new technique: animated, from
    // where the header is.
    if reading.isFinite, driver.layout(in: stage.context(for: reading)) != stage.layout {
      stage.replace(with: stage.layout, traits: stage.traits, reading: reading)
    }
    scrollHost(host, didReport: .geometryDidChange)
    if host.reading.motion == .resting { scrollHost(host, didReport: .didStop) }
  }

  /// Remembers the content's offset, for which a held header is laid out.
  func rememberHeldOffset(of host: any ScrollHost) {
    let scroll = stage.context(for: host.reading).scroll
    if scroll.contentOffset.isMeasurable {
      heldOffset = scroll.contentOffset - scroll.minimumContentOffset
    }
  }

  /// Returns the layout of the held header, whose technique does not hear of `event`; `nil` if the header is not
  /// held, or the technique has to hear of a request, or of the scroll that a request causes.
  func heldLayout(answering event: ScrollEvent, in context: HeaderContext) -> HeaderLayout? {
    guard isHeld, !event.isRequest, !stage.ownScroll.isRequested else { return nil }
    if stage.traits.liesInContent { return driver.layout(in: context) }
    guard event == .geometryDidChange else { return stage.layout }
    var context = context
    let offset = context.scroll.minimumContentOffset + heldOffset
    (context.scroll.contentOffset, context.scroll.position) = (offset, offset)
    return driver.layout(in: context)
  }
}
