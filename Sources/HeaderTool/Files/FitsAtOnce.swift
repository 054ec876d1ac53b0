import Dispatch
import HeaderCore
import HeaderFit

extension HeaderFitter {
  /// A fitter for `record`, which was read from `path`, and has something to tell.
  init(_ record: HeaderRecord, from path: String) throws(ToolError) {
    self.init(record)
    guard hasMotion, headerMoves else {
      throw .data(
        "\(printable(path)): the \(hasMotion ? "header" : "content") does not move in this record: "
          + "nothing to tell")
    }
  }

  /// The fits of `techniques`, in their order, found on all cores.
  func fitsAtOnce(of techniques: [HeaderTechnique]) -> [TechniqueFit] {
    let fits = UnsafeMutableBufferPointer<TechniqueFit?>.allocate(capacity: techniques.count)
    fits.initialize(repeating: nil)
    defer {
      fits.deinitialize()
      fits.deallocate()
    }
    // Each iteration writes a place of its own.
    nonisolated(unsafe) let places = fits
    DispatchQueue.concurrentPerform(iterations: techniques.count) { index in
      places[index] = fit(of: techniques[index])
    }
    return fits.compactMap { $0 }
  }
}
