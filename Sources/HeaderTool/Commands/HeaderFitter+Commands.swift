import Dispatch
import Foundation
import HeaderCore
import HeaderFit
import HeaderFormats

extension HeaderFitter {
  /// The fewest rows of a record: a sixth of a second, in which a header can turn or come to rest.
  private static let leastRows = 10

  /// A fitter for `record`, which was read from `path`. Throws if the record is not sufficient.
  init(_ record: HeaderRecord, from path: String) throws(ToolError) {
    self.init(record)
    guard record.rows.count >= HeaderFitter.leastRows else {
      throw .data(
        "\(printable(path)): \(record.rows.count) rows are too few to tell how the header moves; "
          + "expected at least \(HeaderFitter.leastRows)")
    }
    guard hasMotion, headerMoves else {
      throw .data(
        "\(printable(path)): the "
          + (hasMotion ? "header is not seen to move" : "content moves at most 10 pt")
          + " in this record, so no technique can be found")
    }
  }

  /// Returns the fits of `techniques` in their order, found on all cores. Calls `tell` with the number so far.
  func fitsAtOnce(
    of techniques: [HeaderTechnique], tell: @escaping (Int) -> Void = { _ in }
  ) -> [TechniqueFit] {
    let lock = NSLock()
    // Both are only used while the lock is held.
    nonisolated(unsafe) var fits: [Int: TechniqueFit] = [:]
    nonisolated(unsafe) let tell = tell
    tell(0)
    DispatchQueue.concurrentPerform(iterations: techniques.count) { index in
      let fit = fit(of: techniques[index])
      lock.withLock {
        fits[index] = fit
        tell(fits.count)
      }
    }
    return techniques.indices.compactMap { fits[$0] }
  }
}
