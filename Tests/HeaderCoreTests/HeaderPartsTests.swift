import HeaderCore
import Testing

@Suite("A header's parts")
struct HeaderPartsTests {
  private func parts(_ heights: Double..., progress: Double = 0) -> HeaderParts {
    var parts = HeaderParts()
    for height in heights { parts.append(HeaderPart(height: height, progress: progress)) }
    return parts
  }

  private func layout(_ parts: HeaderParts, bottom: Double) -> HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: bottom, scrollViewMinY: bottom, parts: parts)
  }

  @Test("lie one below the other, the last at the header's foot")
  func places() {
    let layout = layout(parts(44, 0, 120, 48), bottom: 59 + 212)
    #expect((0..<4).map { layout.partMinY($0) } == [59, 103, 103, 223])
    #expect(layout.part(2)?.height == 120 && layout.part(4) == nil && layout.part(-1) == nil)
    #expect(layout.parts.height(above: 2) == 44 && layout.parts.height(below: 1) == 168)
    #expect(HeaderLayout.zero.part(0) == nil)
  }

  @Test("are on their way where the header is")
  func interpolated() {
    let start = layout(parts(44, 100), bottom: 144)
    let end = layout(parts(0, 60, progress: 1), bottom: 60)
    let seen = HeaderTransition(from: start, to: end).layout(at: 0.25)
    #expect(seen.parts[0] == HeaderPart(height: 33, progress: 0.25))
    #expect(seen.parts[1] == HeaderPart(height: 90, progress: 0.25))
    let whole = HeaderLayout(headerMinY: 0, headerHeight: 60, scrollViewMinY: 60)
    #expect(HeaderTransition(from: start, to: whole).layout(at: 0.5).parts == HeaderParts())
  }

  @Test("are followed by tracks, and an edge in a part is counted from that part's")
  func choreography() {
    let element = HeaderElement(
      name: "title", kind: .label, part: 1,
      tracks: [
        HeaderTrack(.opacity, over: .part(1), HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0)),
        HeaderTrack(.top, HeaderKeyframe(at: 0, 8)), HeaderTrack(.bottom, HeaderKeyframe(at: 0, 4)),
      ])
    var parts = parts(44, 100, 48)
    parts[1].progress = 0.25
    let layout = layout(parts, bottom: 192)
    #expect(element.value(of: .opacity, in: layout) == 0.75)
    #expect(
      element.value(of: .top, in: layout) == 52 && element.value(of: .bottom, in: layout) == 52)
    #expect(element.value(of: .scale, in: layout) == nil)
    #expect(element.value(of: .opacity, in: .zero) == 1, "a header without such a part")
  }

  @Test("that are not finite are not taken")
  func infinite() {
    #expect(!layout(parts(44, .nan), bottom: 44).isFinite)
    #expect(!layout(parts(44, progress: .infinity), bottom: 44).isFinite)
  }
}
