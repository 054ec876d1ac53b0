import HeaderCore

/// The numbers of the pages under an ``ObservedHeader``, by the names that views have for them.
///
/// A page has its number for as long as something performs for it, moves the header, or is awaited. Then
/// the number is another page's, and the place where its reader has left it is kept.
package struct PageSeats<ID: Hashable> {
  private enum Seat {
    case number(Int)
    case left(PagePlace)
  }

  private var seats: [ID: Seat] = [:]

  /// No pages.
  package init() {}

  /// The number of the page `id`, which need not be there yet.
  package mutating func number(of id: ID, under header: ObservedHeader) -> Int {
    if case .number(let number) = seats[id] { return number }
    for case (let other, .number(let number)) in seats
    where header.scrolls[number].performer == nil && number != header.wantedPage {
      if let place = header.removePage(number) { seats[other] = .left(place) }
    }
    var place: PagePlace?
    if case .left(let left) = seats[id] { place = left }
    let number = header.addPage(at: place)
    seats[id] = .number(number)
    return number
  }

  /// The name of the page `number`.
  package func id(of number: Int) -> ID? {
    for case (let id, .number(number)) in seats { return id }
    return nil
  }
}
