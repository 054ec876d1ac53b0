import HeaderBehaviors

/// Pages whose readings and actions come from bytes.
///
/// In every call they may report an event, remove, add or activate a page, or replace the technique.
final class ArbitraryPages: ScrollForwarderClient {
  private var input: ArbitraryInput
  private let promises: Promises
  private let pages: HeaderPages
  /// The number of nested calls.
  private var depth = 0

  init(_ input: ArbitraryInput, _ promises: Promises) {
    self.input = input
    self.promises = promises
    let driver = self.input.driver()
    pages = HeaderPages(
      ScrollForwarder(driver: driver, mounting: self.input.flag() ? .overlay : .beside),
      (0..<3).map { _ in ArbitraryPage() })
  }

  /// Plays all bytes.
  func play() {
    for case let page as ArbitraryPage in pages.pages { page.run = self }
    pages.forwarder.client = self
    pages.attach()
    while !input.isEmpty {
      let page = pages.pages[input.index(below: pages.pages.count)]
      page.scrollDelegate?.scrollHost(page, didReport: input.event())
      actAtRandom()
      let isWhole =
        pages.places.count == pages.pages.count && pages.pages.indices.contains(pages.activeIndex)
      promises.keep(isWhole, "each page has a place, and one of them is active")
    }
  }

  func reading(_ standing: HostReading) -> HostReading {
    input.index(below: 8) == 7 ? input.reading() : standing
  }

  func check(_ effects: HeaderEffects) {
    promises.keep(effects.layout, "effects")
    promises.keep(
      effects.scrollViewMinY, effects.room, effects.targetContentOffset, effects.overlap,
      effects.correctedOffset, effects.position, effects.move?.immediateOffset, whose: "effects")
    switch effects.appearance {
    case .layout: break
    case .running(let transition), .animated(let transition, _):
      promises.keep(transition.start, "transition")
      promises.keep(transition.end, "transition")
    case .held(let layout): promises.keep(layout, "held")
    }
  }

  func check(bottomRoom: Double) {
    promises.keep(bottomRoom, whose: "bottom room")
  }

  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext
  ) {
    if input.index(below: 4) == 3 { input.change(&update) }
    actAtRandom()
  }

  /// Performs the action of the next bytes, usually none.
  func actAtRandom() {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    let index = Int(Int8(bitPattern: input.byte()))
    switch input.index(below: 24) {
    case 1: if pages.pages.count > 1 { pages.remove(abs(index) % pages.pages.count) }
    case 2:
      let page = ArbitraryPage()
      page.run = self
      pages.add(page)
    case 3: pages.activate(index % 5)
    case 4: pages.visiblePages = [index, 1, index % 4, 0]
    case 5: pages.setPlace(.offset(input.number(isWild: input.isWild())), of: index % 4)
    case 6: pages.alignAll()
    case 7: pages.pages[abs(index) % pages.pages.count].bottomRoom = 30
    case 8:
      let page = pages.pages[abs(index) % pages.pages.count]
      page.scrollDelegate?.scrollHost(page, didReport: input.event())
    case 9: pages.forwarder.replace(with: input.driver(), in: pages.pages[pages.activeIndex])
    case 10:
      let number = input.number(isWild: input.isWild())
      try? pages.forwarder.replaceParameters(
        [HeaderParameterAssignment("maximum-height", .number(number))],
        in: pages.pages[pages.activeIndex])
    case 11: (pages.pages[abs(index) % pages.pages.count] as? ArbitraryPage)?.breakBottomRoom()
    default: break
    }
  }
}

/// A page with 2,000 points of content on a phone, unless the bytes change its reading.
final class ArbitraryPage: PageHost {
  weak var run: ArbitraryPages?
  weak var scrollDelegate: (any ScrollHostDelegate)?
  private var standing = HostReading(
    offset: 0, contentSize: 2000, containerHeight: 852, safeAreaTop: 59, scale: 3)
  private var madeBottomRoom = 0.0

  var contentOffset: Double { standing.offset }
  var reading: HostReading {
    var reading = standing
    reading.appInset.bottom += madeBottomRoom
    return run?.reading(reading) ?? reading
  }

  var bottomRoom: Double {
    get { madeBottomRoom }
    set {
      run?.check(bottomRoom: newValue)
      madeBottomRoom = newValue
      run?.actAtRandom()
    }
  }

  func breakBottomRoom() {
    madeBottomRoom = .nan
  }

  func place(_ effects: HeaderEffects) { take(effects) }

  func perform(_ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext) {
    take(effects)
  }

  func align(_ effects: HeaderEffects) { take(effects) }

  func halt() { run?.actAtRandom() }

  private func take(_ effects: HeaderEffects) {
    run?.check(effects)
    if let offset = effects.move?.immediateOffset { standing.offset = offset }
    run?.actAtRandom()
  }
}
