import SimulationTestSupport
import Testing

@Suite("Condensing: travel")
struct CondensingTravelTests {
  @Test("On appearing the whole header is there, the scroll view below it")
  func appearing() {
    let host = CondensingHost(safeAreaTop: 47)
    #expect(
      host.driver.layout == HeaderLayout(headerMinY: 0, headerHeight: 135, scrollViewMinY: 135))
  }

  @Test("A safe area of less than nothing leaves no header, not one of less than nothing")
  func negativeSafeArea() {
    let host = CondensingHost(safeAreaTop: -500)
    #expect(host.driver.layout == HeaderLayout(headerMinY: 0, headerHeight: 0, scrollViewMinY: 0))
  }

  @Test("The content stands still while the header collapses")
  func freezing() {
    var host = CondensingHost(position: 300)
    let update = host.scroll(by: 30)
    #expect(host.height == 58)
    #expect(update.reaction == HeaderReaction(position: 300))
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
    #expect(update.reaction == HeaderReaction(position: 300))
  }

  @Test("Without freezing the content moves as well, and nothing is corrected")
  func notFreezing() {
    var host = CondensingHost(position: 300) { $0.freezesContent = false }
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
      #expect(host.height == 88 && update.reaction == .none)
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
    host.position = 430
    let update = host.report(.geometryDidChange)
    #expect(host.height == 64 && update.reaction == .none)
    host.scroll(by: 4)
    #expect(host.height == 60 && host.position == 430)
  }

  @Test(
    "Content that moved unheard of before a drag, a stop or an arrival moves nothing either",
    arguments: [.willBeginDragging, .didStop, .didScrollToTop] as [ScrollEvent])
  func movedUnheard(event: ScrollEvent) {
    var host = CondensingHost(position: 300)
    host.position = 430
    let update = host.report(event)
    #expect(host.height == 88 && update.reaction == .none)
    host.scroll(by: 4)
    #expect(host.height == 84 && host.position == 430)
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
    // 16 points are left, which the host's rubber band answers.
    #expect(update.reaction.position == -16)
    #expect(host.position == -16)
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

  @Test("A fling into the top opens a collapsed header, and bounces with what is left")
  func flingIntoTheTop() {
    var host = CondensingHost()
    host.scroll(by: 44)
    let update = host.scroll(by: -60, .deceleration)
    // No finger pulls: the offset is the position, with no rubber band between the two.
    #expect(host.height == 88 && update.reaction.position == -16)
  }

  @Test("A bounce at the top does not open a header that moves with its content")
  func bounceWithoutFreezing() {
    var host = CondensingHost(position: 300) { $0.freezesContent = false }
    host.scroll(by: 44)
    host.scroll(by: -334, .layout)
    host.scroll(by: -10, .deceleration)
    #expect(host.height == 54 && host.position == 0)
    for travel in [-20.0, -10, 12, 18] {
      host.scroll(by: travel, .deceleration)
      #expect(host.height == 54)
    }
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
