/// The fits of a record, the best first.
public struct FitRanking: Sendable {
  /// The fits in groups, called lines. The techniques of a line would have moved the same way. In a line, the
  /// technique with the fewest changed parameters is first, among those whose mean error is within a quarter of a
  /// point of the smallest.
  public let lines: [[TechniqueFit]]

  /// Ranks `fits`.
  public init(_ fits: [TechniqueFit]) {
    var lines: [[Int]] = []
    let order = fits.indices.sorted { one, other in
      fits[one].isFit != fits[other].isFit
        ? fits[one].isFit : (fits[one].errors.mean, one) < (fits[other].errors.mean, other)
    }
    for index in order {
      let fit = fits[index]
      let line = lines.firstIndex { line in
        fits[line[0]].isFit == fit.isFit && fits[line[0]].movesLike(fit)
      }
      if let line { lines[line].append(index) } else { lines.append([index]) }
    }
    self.lines = lines.map { line in
      let nearest = fits[line[0]].errors.mean
      func rank(_ index: Int) -> (Int, Int, Int) {
        (fits[index].errors.mean <= nearest + 0.25 ? 0 : 1, fits[index].changes.count, index)
      }
      return line.sorted { rank($0) < rank($1) }.map { fits[$0] }
    }
  }

  /// The first line, if its techniques move like the recorded header; otherwise empty. Later lines may fit too.
  public var best: [TechniqueFit] { lines.first.flatMap { $0[0].isFit ? $0 : nil } ?? [] }
}
