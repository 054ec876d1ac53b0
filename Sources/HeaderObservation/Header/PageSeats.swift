import HeaderCore

/// The scroll views of the pages under an ``ObservedHeader``, by the identifiers of their views.
///
/// A page keeps its scroll view while it has a performer, moves the header, or is about to. After that only
/// the reader's place in it is kept.
package struct PageSeats<ID: Hashable> {
  private enum Seat {
    case taken(ObservedScroll)
    case left(PagePlace)
  }

  private var seats: [ID: Seat] = [:]

  /// No pages.
  package init() {}

  /// Returns the scroll view of the page `id`, and makes it if there is none.
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

  /// Returns the identifier of the page of `scroll`.
  package func id(of scroll: ObservedScroll) -> ID? {
    for case (let id, .taken(let other)) in seats where other === scroll { return id }
    return nil
  }
}
