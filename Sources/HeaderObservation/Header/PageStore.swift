import HeaderCore

/// The scroll views of the pages under an ``ObservedHeader``, by the identifiers of their views.
///
/// A page keeps its scroll view while it has a performer, moves the header, or is about to. After that only
/// the reader's place in it is kept.
package struct PageStore<ID: Hashable> {
  private enum Page {
    case present(ObservedScroll)
    /// The reader's place in a page whose view is gone.
    case gone(PagePlace)
  }

  private var pages: [ID: Page] = [:]

  /// No pages.
  package init() {}

  /// Returns the scroll view of the page `id`, and makes it if there is none.
  package mutating func scroll(of id: ID, under header: ObservedHeader) -> ObservedScroll {
    if case .present(let scroll) = pages[id] { return scroll }
    for case (let other, .present(let scroll)) in pages
    where scroll.performer == nil && scroll !== header.awaited && scroll !== header.active {
      if let place = header.remove(scroll) { pages[other] = .gone(place) }
    }
    var place: PagePlace?
    if case .gone(let last) = pages[id] { place = last }
    let scroll = header.addPage(at: place)
    pages[id] = .present(scroll)
    return scroll
  }

  /// Returns the identifier of the page of `scroll`.
  package func id(of scroll: ObservedScroll) -> ID? {
    for case (let id, .present(let other)) in pages where other === scroll { return id }
    return nil
  }
}
