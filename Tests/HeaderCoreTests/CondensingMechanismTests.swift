import HeaderBehaviors
import HeaderCore
import ScrollPhysics
import Testing

@Suite("Condensing: travel")
struct CondensingTravelTests {
  @Test("On appearing the whole header is there, the scroll view below it")
  func appearing() {
    let host = CondensingHost(safeAreaTop: 47)
    #expect(
      host.driver.layout == HeaderLayout(headerMinY: 0, headerHeight: 135, scrollViewMinY: 135))
  }

  @Test("The content stands still while the header collapses")
  func freezing() {
    var host = CondensingHost(position: 300)
    let update = host.scroll(by: 30)
    #expect(host.height == 58)
    #expect(update.reaction == HeaderReaction(contentOffset: 300))
    #expect(host.position == 300)
    // 30 of 44 points; the division has no last digit.
    #expect(abs(update.layout.collapsedFraction - 30.0 / 44) <= 1e-15)
  }

  @Test("What the header cannot take, the content gets")
  func remainder() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 100)
    #expect(host.height == 44)
    #expect(host.position == 356)
    host.scroll(by: 10)
    #expect(host.height == 44)
    #expect(host.position == 366)
  }

  @Test("Turning back opens the header first, anywhere in the list")
  func turningBack() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 500)
    #expect(host.position == 756)
    host.scroll(by: -20)
    #expect(host.height == 64 && host.position == 756)
    host.scroll(by: -34)
    #expect(host.height == 88 && host.position == 746)
  }

  @Test("A deceleration moves the header as a finger does")
  func deceleration() {
    var host = CondensingHost(position: 300)
    let update = host.scroll(by: 20, .deceleration)
    #expect(host.height == 68)
    #expect(update.reaction == HeaderReaction(contentOffset: 300))
  }

  @Test("Without freezing the content moves as well, and nothing is corrected")
  func notFreezing() {
    var host = CondensingHost(
      position: 300,
      condensing: CondensingMechanism(maximumHeight: 88, minimumHeight: 44, freezesContent: false))
    let update = host.scroll(by: 30)
    #expect(host.height == 58)
    #expect(host.position == 330)
    #expect(update.reaction == .none)
  }

  @Test(
    "A cause that is not the user's moves nothing and is where the next travel begins",
    arguments: [ScrollCause.programmatic, .layout])
  func otherCauses(cause: ScrollCause) {
    var host = CondensingHost(position: 300)
    for travel in [500.0, -200] {
      let update = host.scroll(by: travel, cause)
      #expect(update.reaction == .none && !update.layoutDidChange)
    }
    #expect(host.height == 88 && host.position == 600)
    host.scroll(by: 20)
    #expect(host.height == 68 && host.position == 600)
  }

  @Test("A change of geometry moves nothing and is where the next travel begins")
  func geometry() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 24)
    host.contentSize = 2500
    host.insetBottom = 300
    let update = host.report(.geometryDidChange)
    #expect(update.reaction == .none && !update.layoutDidChange)
    host.scroll(by: 4)
    #expect(host.height == 60 && host.position == 300)
  }
}

@Suite("Condensing: edges")
struct CondensingEdgeTests {
  @Test("A pull at the very top opens a collapsed header before it stretches anything")
  func pullAtTheTop() {
    var host = CondensingHost()
    host.scroll(by: 44)
    #expect(host.height == 44 && host.position == 0)
    let update = host.scroll(by: -60)
    #expect(host.height == 88)
    // 16 points are left for the rubber band of the view as it is now, 764 points high.
    let overscroll = RubberBand(dimension: 764).overscroll(forPull: 16)
    #expect(update.reaction.contentOffset == -overscroll)
    // There and back through the band costs a few last bits.
    #expect(abs(host.position - -16) <= 1e-12)
  }

  @Test("The way back from a pull past the top does not count as travel")
  func backFromTheTop() {
    var host = CondensingHost()
    host.scroll(by: -50)
    #expect(host.height == 88 && host.position == -50)
    host.scroll(by: 30)
    #expect(host.height == 88)
    host.scroll(by: 25)
    #expect(host.height == 83 && abs(host.position) <= 1e-12)
  }

  @Test("A bounce at the top does not move an open header")
  func bounceAtTheTop() {
    var host = CondensingHost()
    for travel in [-30.0, -20, 10, 25, 15] {
      host.scroll(by: travel, .deceleration)
      #expect(host.height == 88)
    }
    #expect(host.position == 0)
  }

  @Test("A bounce at the bottom does not move a collapsed header")
  func bounceAtTheBottom() {
    var host = CondensingHost(position: 2000)
    host.scroll(by: 44)
    let end = 3000 - (852 - 44.0)
    host.scroll(by: end - 2000, .deceleration)
    for travel in [40.0, 20, -25, -35] {
      host.scroll(by: travel, .deceleration)
      #expect(host.height == 44)
    }
    #expect(host.position == end)
    host.scroll(by: -10)
    #expect(host.height == 54 && host.position == end)
  }

  @Test("Near the end the header takes only the travel that lies before it")
  func collapsingAtTheEnd() {
    let end = 3000 - (852 - 88.0)
    var host = CondensingHost(position: end - 10)
    host.scroll(by: 30)
    #expect(host.height == 78)
    // The end has come 10 points closer, to where the content stands; 20 are beyond it.
    #expect(abs(host.position - (end - 10 + 20)) <= 1e-9)
    host.scroll(by: 100)
    #expect(host.height == 78, "beyond the end nothing counts")
  }
}

@Suite("Condensing: cuts")
struct CondensingCutTests {
  /// Plays `strokes`, each cut into as many random pieces as asked for.
  func play(
    _ strokes: [Double], on start: CondensingHost, pieces: Int, with random: inout SeededRandom
  ) -> (height: Double, position: Double) {
    var host = start
    for stroke in strokes {
      var cuts = (1..<pieces).map { _ in random.number(in: 0...1) }.sorted()
      cuts.append(1)
      var done = 0.0
      for cut in cuts {
        host.scroll(by: stroke * cut - done)
        done = stroke * cut
      }
    }
    return (host.height, host.position)
  }

  @Test(
    "However a finger's travel is cut into events, header and content end up the same",
    arguments: seeds, [true, false])
  func invariance(seed: UInt64, freezesContent: Bool) {
    var random = SeededRandom(seed: seed)
    for round in 0..<200 {
      let contentSize = random.number(in: 850...1500)
      let offset = random.number(in: 0...max(0, contentSize - 764))
      let insetBottom = random.number(in: 0...50)
      let condensing = CondensingMechanism(
        maximumHeight: 88, minimumHeight: random.number(in: 0...88), freezesContent: freezesContent)
      func host() -> CondensingHost {
        CondensingHost(
          position: offset, contentSize: contentSize, insetBottom: insetBottom,
          condensing: condensing)
      }
      let strokes = (0..<6).map { _ in random.number(in: -400...400) }
      let whole = play(strokes, on: host(), pieces: 1, with: &random)
      for pieces in [2, 5, 40] {
        let cut = play(strokes, on: host(), pieces: pieces, with: &random)
        // Sums of a few hundred numbers below 2000 and the band's inverse: 1e-10 or so.
        #expect(abs(cut.height - whole.height) <= 1e-9, "seed \(seed), round \(round), \(pieces)")
        #expect(
          abs(cut.position - whole.position) <= 1e-9, "seed \(seed), round \(round), \(pieces)")
      }
    }
  }

  @Test("Header travel and content travel add up to the finger's", arguments: seeds)
  func conservation(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<200 {
      var host = CondensingHost(position: random.number(in: 0...2000))
      let start = (host.height, host.position)
      var finger = 0.0
      for _ in 0..<30 {
        let travel = random.number(in: -120...120)
        finger += travel
        host.scroll(by: travel)
        let moved = (start.0 - host.height) + (host.position - start.1)
        #expect(abs(moved - finger) <= 1e-9, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("The header stays between its heights whatever happens", arguments: seeds)
  func bounds(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var host = CondensingHost(position: 500, contentSize: 1200)
    var seen = Set<Double>()
    for _ in 0..<3000 {
      let causes: [ScrollCause] = [.drag, .deceleration, .programmatic, .layout]
      let cause = causes.randomElement(using: &random) ?? .drag
      // A pull back to the middle keeps the walk near the content.
      host.scroll(by: random.number(in: -150...150) + (500 - host.position) * 0.1, cause)
      if random.number(in: 0...1) < 0.1 { host.report(.didStop) }
      #expect(host.height >= 44 && host.height <= 88, "seed \(seed)")
      seen.insert(host.height)
    }
    #expect(seen.contains(44) && seen.contains(88) && seen.count > 100)
  }
}
