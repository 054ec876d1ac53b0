import HeaderCore
import Testing

/// Lists that share a header, each where its reader has left it.
@Suite("Pages") struct PageAlignmentTests {
  private func alignment(line: Double, maximum: Double = 1200) -> PageAlignment {
    PageAlignment(line: line, maximumOffset: maximum)
  }

  @Test("A list keeps its place where the header leaves it free")
  func keepsItsPlace() {
    #expect(alignment(line: 88).offset(of: .offset(300)) == 300)
    #expect(alignment(line: 44).offset(of: .offset(300)) == 300)
  }

  @Test("A list at its top goes along with the header, whatever that does")
  func top() {
    for line in [88.0, 60, 44, 0] {
      #expect(alignment(line: line).offset(of: .top) == -line)
    }
  }

  @Test("A list that a larger header would leave goes below it, and comes back to its place")
  func covered() {
    let place = PagePlace.offset(-50)
    #expect(alignment(line: 44).offset(of: place) == -44, "no gap under the small header")
    #expect(alignment(line: 88).offset(of: place) == -50)
    #expect(alignment(line: 88).offset(of: .offset(-100)) == -88)
  }

  @Test("Where the header follows the position, a list goes to the header that is there")
  func followsPosition() {
    let alignment = alignment(line: 260)
    #expect(alignment.offset(of: .offset(700), looksTheSame: false) == -260)
    #expect(alignment.offset(of: .offset(700), looksTheSame: true) == 700)
  }

  @Test("No list is shown past its end")
  func end() {
    #expect(alignment(line: 44, maximum: 100).offset(of: .offset(300)) == 100)
    #expect(alignment(line: 44, maximum: -60).offset(of: .top) == -60)
  }

  @Test("Content that rests on the header is at the top, and any other where it is")
  func place() {
    #expect(PagePlace(offset: -44, line: 44, tolerance: 1.0 / 6) == .top)
    #expect(PagePlace(offset: -44.1, line: 44, tolerance: 1.0 / 6) == .top)
    #expect(PagePlace(offset: -43.5, line: 44, tolerance: 1.0 / 6) == .offset(-43.5))
  }

  @Test(
    "A short list gets room below, so that a collapsed header can stay over it",
    arguments: [0.0, 300, 800, 5000])
  func bottomRoom(contentSize: Double) {
    let room = PageAlignment.bottomRoom(
      contentSize: contentSize, insetBottom: 34, viewHeight: 852, collapsedLine: 44, scale: 3)
    let maximum = contentSize + 34 + room - 852
    #expect(room >= 0)
    #expect(maximum >= -44 + 1.0 / 3 - 1e-9)
    #expect(room == 0 || maximum <= -44 + 1.0 / 3 + 1e-9, "and no more than that")
  }
}
