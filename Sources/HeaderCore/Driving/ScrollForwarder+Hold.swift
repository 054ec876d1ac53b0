/// The holds on a header, and the content that it is laid out for meanwhile.
struct HeaderHold: Sendable {
  /// Holds that have not been released.
  var count = 0
  /// Points of content that were scrolled past the top edge when the header was held.
  var scrolled = 0.0
}

/// A header that stays where it is for as long as something holds it: a search field, a menu, VoiceOver.
///
///     hold       ├──────── the field is in use ────────┤
///     hold               ├── a menu is open ──┤
///     header     stays   ·   ·   ·   ·   ·   ·   ·   · │ moves again
///
/// Held, a header answers neither the user's travel nor its end, and the content scrolls alone. None of
/// that travel is owed afterwards: a released header goes on from where it is. One that follows the
/// position goes to where the content is in a quarter of a second, and one that was held between two
/// rests goes to a rest once nothing moves the content. A header that lies in the content goes with it,
/// and is neither revealed nor hidden.
///
/// What the app says still moves it: a fraction, other parameters, another technique. So does new
/// geometry, a safe area for example. In an overlay, a header that is held collapsed opens where content
/// comes to its top and would leave a gap.
extension ScrollForwarder {
  /// Whether there is a hold that has not been released.
  public var isHeld: Bool { held.count > 0 }

  /// Holds the header over `host`, and the bar that follows it. Each call needs a ``release(over:)`` of its own.
  public func hold(over host: any ScrollHost) {
    held.count += 1
    guard held.count == 1 else { return }
    noteHeldContent(of: host)
    bar?.hold(true)
  }

  /// Takes back one ``hold(over:)``. After the last one the header moves again; without any, nothing
  /// happens.
  public func release(over host: any ScrollHost) {
    guard isHeld else { return }
    held.count -= 1
    guard !isHeld else { return }
    bar?.hold(false)
    let reading = host.reading
    if reading.isFinite, driver.layout(in: stage.context(for: reading)) != stage.layout {
      stage.replace(with: stage.layout, traits: stage.traits, reading: reading)
    }
    scrollHost(host, didReport: .geometryDidChange)
    if host.reading.motion == .resting { scrollHost(host, didReport: .didStop) }
  }

  /// Keeps where the content is that a held header is laid out for.
  func noteHeldContent(of host: any ScrollHost) {
    let scroll = stage.context(for: host.reading).scroll
    if scroll.contentOffset.isMeasurable {
      held.scrolled = scroll.contentOffset - scroll.minimumContentOffset
    }
  }

  /// Makes `layout` that of a held header after `event`, of which its technique is not told. False for an
  /// event that it is told of: the app's own word, and the content that this moves.
  func hold(
    _ layout: inout HeaderLayout, answering event: ScrollEvent, in context: HeaderContext
  ) -> Bool {
    guard !event.isRequest, !stage.ownScroll.isRequested else { return false }
    var context = context
    if stage.traits.liesInContent {
      layout = driver.layout(in: context)
    } else if event == .geometryDidChange {
      let offset = context.scroll.minimumContentOffset + held.scrolled
      (context.scroll.contentOffset, context.scroll.position) = (offset, offset)
      layout = driver.layout(in: context)
    } else {
      layout = stage.layout
    }
    return true
  }
}
