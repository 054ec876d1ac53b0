import Foundation
import HeaderBehaviors
import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Wheels, trackpads and keys.
@Suite("A wheel moves the content by what it says")
struct TravelTests {
  @Test("Travel reaches the header first and the content with the rest, and nothing is flung")
  func shares() throws {
    let host = try SessionHost("twitter-condense")
    for _ in 0..<30 {
      host.session.travel(by: 7, gradually: false, at: host.now)
      host.frame()
    }
    host.settle()
    #expect(host.number("headerHeight") == 59 + 44)
    #expect(abs(host.number("contentOffset") - (210 - 44)) < 0.4)
    #expect(host.recorder.rows.allSatisfy { $0.cause != .deceleration })
  }

  @Test("A notch is spread over some frames and adds up to the same")
  func notches() throws {
    let host = try SessionHost("elastic-stretch")
    let start = host.number("contentOffset")
    for _ in 0..<3 {
      host.session.travel(by: 100, gradually: true, at: host.now)
      host.wait(60)
    }
    host.settle()
    #expect(abs(host.number("contentOffset") - start - 300) < 0.4)
  }

  @Test("A pull past the top with a wheel reveals a sticky header")
  func reveals() throws {
    let host = try SessionHost("sticky-pull-reveal")
    #expect(host.number("collapsedFraction") == 1)
    for n in 0..<20 {
      host.session.travel(by: n % 2 == 0 ? -12 : -14, gradually: false, at: host.now)
      host.frame()
    }
    host.settle()
    #expect(host.number("collapsedFraction") == 0)
  }

  @Test("Momentum that arrives at an edge bounces once and holds nothing taut")
  func momentumAtEdge() throws {
    let host = try SessionHost("twitter-condense")
    var speed = -60.0
    var beyond = 0
    while speed < -0.5 {
      host.session.travel(by: speed, gradually: false, at: host.now)
      host.frame()
      speed *= 0.95
      if host.number("contentOffset") < -1 { beyond += 1 }
    }
    host.settle()
    #expect(host.number("contentOffset") == 0)
    #expect(beyond > 0 && beyond < 60)
  }

  @Test(
    "A recorded trackpad swipe moves the content by the sum of its events",
    .enabled(if: SharedTraces.arePresent))
  func recordedSwipes() throws {
    let folder = PackageFolder.root.deletingLastPathComponent()
      .appendingPathComponent("shared/traces/wheel")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("swipe_down") && $0.hasSuffix(".csv") }
    try #require(!names.isEmpty)
    for name in names {
      let host = try SessionHost("facebook-hide")
      host.session.setSetting(0, code: 20_000)
      host.session.perform(.setContentOffset(6000, animated: false))
      host.session.perform(.setCollapsed(true, animated: false))
      let start = host.number("contentOffset")
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let begin = host.now
      var total = 0.0
      for line in text.split(whereSeparator: \.isNewline).dropFirst() {
        let fields = line.split(separator: ",").compactMap { Double($0) }
        try #require(fields.count == 3, "\(line)")
        while host.now < begin + fields[0] { host.frame() }
        host.session.travel(by: -fields[2], gradually: false, at: begin + fields[0])
        total -= fields[2]
      }
      host.settle()
      #expect(abs(host.number("contentOffset") - start - total) < 0.4, "\(name)")
    }
  }

  @Test("Keys that come while a wheel is turning, and a finger that comes while a key travels")
  func mixed() throws {
    let host = try SessionHost("twitter-condense")
    host.session.travel(by: 40, gradually: true, at: host.now)
    host.frame()
    host.session.travel(by: 5, gradually: false, at: host.now)
    host.frame()
    host.drag(by: -100, over: 200)
    host.settle()
    #expect(host.session.isIdle)
    #expect(host.number("headerHeight") == 59 + 44)
  }
}
