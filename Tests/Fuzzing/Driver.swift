/// Plays bytes as events, readings and pages, with any numbers: nothing traps, and all results are finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func drive(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let broken = brokenPromise(playing: Array(UnsafeBufferPointer(start: start, count: count)))
  promise(broken == nil, broken ?? "")
  return 0
}
