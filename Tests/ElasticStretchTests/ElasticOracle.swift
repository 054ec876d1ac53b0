/// The elastic header as its document lays it out: a rectangle in the content's coordinates, whose
/// bottom edge is the content's own top.
struct ElasticOracle {
  let headerHeight: Double

  func stretch(contentOffset: Double) -> Double {
    -min(0, contentOffset + headerHeight)
  }

  func rect(contentOffset: Double) -> (y: Double, height: Double) {
    let stretch = stretch(contentOffset: contentOffset)
    return (y: -headerHeight - stretch, height: headerHeight + stretch)
  }
}
