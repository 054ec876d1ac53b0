import Foundation
import HeaderBehaviors

// swift run -c release --package-path Tests/Benchmarks rendering-benchmark
//
// Exits with 1 where drawing a gesture takes longer than simulating it ten times.

/// `text` at the end of `width` columns.
func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

let benchmark = try RenderingBenchmark()
var isTooSlow = false
print("technique             10 simulations, us   rendering, us   ratio   bytes")
for technique in HeaderCatalog.standard.techniques {
  let result = try benchmark.result(for: technique)
  print(
    result.name + aligned(String(format: "%.0f", result.tenSimulations), 40 - result.name.count)
      + aligned(String(format: "%.0f", result.rendering), 17)
      + aligned(String(format: "%.2f", result.ratio), 8) + aligned("\(result.byteCount)", 8))
  isTooSlow = isTooSlow || result.ratio > 1
}
if isTooSlow {
  print("drawing takes longer than ten simulations")
  exit(1)
}
