/// Where everything in a list of sections lies, in points from the content's top.
struct ListPlan {
  /// A stretch of the content.
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
  /// Where the last section ends, and the first one begins.
  private(set) var maxY: CGFloat

  init(minY: CGFloat = 0) {
    maxY = minY
  }

  /// Adds a section below the others.
  mutating func addSection(headerHeight: CGFloat, rowHeights: [CGFloat]) {
    sections.append(
      Section(header: addSpan(headerHeight), rows: rowHeights.map { addSpan($0) }))
  }

  private mutating func addSpan(_ height: CGFloat) -> Span {
    defer { maxY += height }
    return Span(minY: maxY, height: height)
  }

  /// The rows that lie in part between `minY` and `maxY`, from the top down.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.maxY > minY {
      for (row, span) in section.rows.enumerated() where span.maxY > minY && span.minY < maxY {
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func row(_ path: IndexPath) -> Span? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else {
      return nil
    }
    return rows[path.row]
  }

  /// Where the section's header is seen in a list that holds it at `top` while its section is seen.
  func pinnedHeaderMinY(_ index: Int, top: CGFloat) -> CGFloat {
    guard let section = section(index) else { return 0 }
    return min(max(section.header.minY, top), section.maxY - section.header.height)
  }
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
