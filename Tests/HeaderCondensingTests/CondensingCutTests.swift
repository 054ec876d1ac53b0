import HeaderBehaviors
import HeaderCondensing
import HeaderCore
import SimulationTestSupport
import Testing

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
        // Sums of thirty numbers below 4000: 1e-11 or so.
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
