/// The positions of headers and rows in a list of sections, in points from the top of the content.
struct ListPlan {
  /// A vertical range of the content.
  struct Span {
    var minY: CGFloat
    var height: CGFloat

    var maxY: CGFloat { minY + height }
  }

  struct Section {
    var header: Span
    var rows: [Span]

    var maxY: CGFloat { rows.last?.maxY ?? header.maxY }
  }

  private(set) var sections: [Section] = []
  /// The lower edge of the last section.
  private(set) var maxY: CGFloat = 0

  /// Adds a section below the others.
  mutating func addSection(headerHeight: CGFloat, rowHeights: [CGFloat]) {
    sections.append(
      Section(header: addSpan(headerHeight), rows: rowHeights.map { addSpan($0) }))
  }

  /// Adds a range below the others.
  @discardableResult
  mutating func addSpan(_ height: CGFloat) -> Span {
    defer { maxY += height }
    return Span(minY: maxY, height: height)
  }

  /// The rows at least partly between `minY` and `maxY`, from the top down.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    sections.enumerated().flatMap { index, section in
      section.rows.indices
        .filter { section.rows[$0].maxY > minY && section.rows[$0].minY < maxY }
        .map { IndexPath(row: $0, section: index) }
    }
  }

  func row(_ path: IndexPath) -> Span { sections[path.section].rows[path.row] }
}

extension IndexPath {
  /// Row `row` of section `section`.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The row.
  public var row: Int { self[1] }
  /// The section.
  public var section: Int { self[0] }
}
