/// What Tiki's sample computes inside its header for a height, written from the document: the logo
/// fades, and the search field gives way to the buttons at the trailing edge.
struct TikiOracle {
  let maxHeaderHeight = 88.0
  let minHeaderHeight = 44.0
  let viewWidth: Double
  let chatButtonMinX: Double

  private func percentage(_ headerHeight: Double) -> Double {
    (headerHeight - minHeaderHeight) / (maxHeaderHeight - minHeaderHeight)
  }

  func logoAlpha(_ headerHeight: Double) -> Double { percentage(headerHeight) }

  func textFieldTrailing(_ headerHeight: Double) -> Double {
    let range = viewWidth - chatButtonMinX
    return range * (1 - percentage(headerHeight)) + 8
  }
}
