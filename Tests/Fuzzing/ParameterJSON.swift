import Foundation
import HeaderBehaviors
import HeaderFormats

/// Bytes as the JSON of parameters; where they are that, applied to every technique.
@_cdecl("LLVMFuzzerTestOneInput")
public func readParameters(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let data = Data(bytes: start, count: count)
  guard let object = try? JSONDecoder().decode(HeaderParameterObject.self, from: data) else {
    return 0
  }
  for technique in HeaderCatalog.standard.techniques {
    guard let driver = try? technique.makeDriver(object.assignments) else { continue }
    let assignments = driver.assignments
    guard let written = try? JSONEncoder().encode(HeaderParameterObject(assignments)),
      let read = try? JSONDecoder().decode(HeaderParameterObject.self, from: written),
      let again = try? technique.makeDriver(read.assignments)
    else { preconditionFailure("what was accepted is written and accepted again") }
    promise(again.assignments == assignments, "parameters come back from JSON")
    let context = HeaderContext(
      scroll: ScrollMetrics(contentOffset: 0, contentSize: 2000, bounds: 800),
      environment: HeaderEnvironment(containerHeight: 852, safeAreaTop: 47))
    promise(driver.start(in: context).isFinite, "every layout is finite")
  }
  return 0
}
