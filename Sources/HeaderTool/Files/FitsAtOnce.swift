import Dispatch
import HeaderCore
import HeaderFit

extension HeaderFitter {
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
