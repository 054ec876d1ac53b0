import Foundation
import HeaderBehaviors
import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

@Suite("Wheels, trackpads and keys")
struct TravelTests {
  @Test("A wheel beyond the top reveals a sticky header")
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

  @Test("Momentum at an edge bounces once, and does not hold the rubber band stretched")
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

  @Test("A wheel takes over from a key, and a finger from a wheel")
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
