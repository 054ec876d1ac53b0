import HeaderCore
import Testing

@Suite("A header's parts")
struct HeaderPartsTests {
  private func parts(_ heights: Double..., progress: Double = 0) -> HeaderParts {
    var parts = HeaderParts()
    for height in heights { parts.append(HeaderPart(height: height, progress: progress)) }
    return parts
  }

  @Test("lie one below the other, the last at the header's bottom edge")
  func places() {
    let parts = parts(44, 0, 120, 48)
    let layout = HeaderLayout(headerMinY: 0, headerHeight: 59 + 212, scrollViewMinY: 271)
    #expect((0..<4).map { parts.minY(of: $0, in: layout) } == [59, 103, 103, 223])
    #expect(parts.height(above: 2) == 44 && parts.height(below: 1) == 168)
  }

  @Test("move tracks, and the edges of an element in a part are measured from the part")
  func choreography() {
    let element = HeaderElement(
      name: "title", kind: .label, part: 1,
      tracks: [
        HeaderTrack(.opacity, over: .part(1), HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0)),
        HeaderTrack(.top, HeaderKeyframe(at: 0, 8)), HeaderTrack(.bottom, HeaderKeyframe(at: 0, 4)),
      ])
    var parts = parts(44, 100, 48)
    parts[1].progress = 0.25
    #expect(element.value(of: .opacity, in: .zero, parts) == 0.75)
    #expect(element.value(of: .top, in: .zero, parts) == 52)
    #expect(element.value(of: .bottom, in: .zero, parts) == 52)
    #expect(element.value(of: .scale, in: .zero, parts) == nil)
    #expect(element.value(of: .opacity, in: .zero) == 1, "a header without such a part")
  }

  @Test("are finite if all numbers are finite")
  func finite() {
    #expect(parts(44, 20, progress: 0.5).isFinite)
    #expect(!parts(44, .nan).isFinite)
    #expect(!parts(44, progress: .infinity).isFinite)
  }
}
