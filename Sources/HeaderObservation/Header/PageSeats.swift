import HeaderCore

/// The scroll views of the pages under an ``ObservedHeader``, by the names that views have for them.
///
/// A page has its scroll view for as long as something performs for it, it moves the header, or it is
/// awaited. Then the place where its reader has left it is kept.
package struct PageSeats<ID: Hashable> {
  private enum Seat {
    case taken(ObservedScroll)
    case left(PagePlace)
  }

  private var seats: [ID: Seat] = [:]

  /// No pages.
  package init() {}

  /// The scroll view of the page `id`, which need not be there yet.
  package mutating func scroll(of id: ID, under header: ObservedHeader) -> ObservedScroll {
    if case .taken(let scroll) = seats[id] { return scroll }
    for case (let other, .taken(let scroll)) in seats
    where scroll.performer == nil && scroll !== header.awaited && scroll !== header.active {
      if let place = header.remove(scroll) { seats[other] = .left(place) }
    }
    var place: PagePlace?
    if case .left(let left) = seats[id] { place = left }
    let scroll = header.addPage(at: place)
    seats[id] = .taken(scroll)
    return scroll
  }

  /// The name of the page whose scroll view is `scroll`.
  package func id(of scroll: ObservedScroll) -> ID? {
    for case (let id, .taken(let other)) in seats where other === scroll { return id }
    return nil
  }
}
