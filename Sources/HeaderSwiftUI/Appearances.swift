#if !os(tvOS) && !os(watchOS)
  /// What is on the screen, in the order in which it has appeared. It keeps nothing alive.
  struct Appearances<Element: AnyObject> {
    private struct Entry {
      weak var element: Element?
    }

    private var entries: [Entry] = []

    /// The one that has appeared last, of those that have not disappeared.
    var last: Element? { entries.last { $0.element != nil }?.element }

    mutating func appear(_ element: Element) {
      disappear(element)
      entries.append(Entry(element: element))
    }

    mutating func disappear(_ element: Element) {
      entries.removeAll { $0.element == nil || $0.element === element }
    }
  }
#endif
