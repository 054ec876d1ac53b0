#if !os(tvOS) && !os(watchOS)
  /// The elements on the screen, in the order of their appearance. They are held weakly.
  struct Appearances<Element: AnyObject> {
    private struct Entry {
      weak var element: Element?
    }

    private var entries: [Entry] = []
    /// The element that disappeared last and left the screen empty.
    private weak var previous: Element?

    /// The element that appeared last and has not disappeared. If all have, the one that was there last.
    var last: Element? { entries.last { $0.element != nil }?.element ?? previous }

    mutating func appear(_ element: Element) {
      disappear(element)
      entries.append(Entry(element: element))
    }

    mutating func disappear(_ element: Element) {
      entries.removeAll { $0.element == nil || $0.element === element }
      if entries.isEmpty { previous = element }
    }
  }
#endif
