import SimulationTestSupport
import Testing

@Suite("A touch trace")
struct TouchTraceTests {
  private static let text = """
    t_ms,phase,x,y
    0,down,200,500
    16,move,200,480
    60,move,200,440.5
    76,up,200,440.5
    """

  @Test("has the touches of its text")
  func spelled() throws {
    let trace = try TouchTrace(Self.text)
    #expect(trace.touches.map(\.time) == [0, 16, 60, 76])
    #expect(trace.touches.map(\.phase) == [.down, .move, .move, .up])
    #expect(trace.touches.map(\.y) == [500, 480, 440.5, 440.5])
  }

  @Test(
    "may have a byte-order mark, CRLF, empty lines and spaces",
    arguments: [
      "\u{FEFF}" + text, text.replacing("\n", with: "\r\n"), text + "\n\n",
      text.replacing("200,", with: "200 ,\t"),
    ])
  func written(text: String) throws {
    #expect(try TouchTrace(text) == TouchTrace(Self.text))
  }

  @Test("reads back exactly")
  func spelling() throws {
    #expect(try TouchTrace(Self.text).text == Self.text + "\n")
    let touches = TouchSample.Phase.allCases.map {
      TouchSample(time: 50.0 / 3, phase: $0, x: -0.1, y: 1e-7)
    }
    let spelled = TouchTrace(Array(touches[0...2])).text
    #expect(spelled.hasSuffix("16.666666666666668,up,-0.1,1e-07\n"))
    #expect(try TouchTrace(spelled).touches == Array(touches[0...2]))
  }
}
