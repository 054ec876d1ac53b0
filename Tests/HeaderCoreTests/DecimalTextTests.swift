import HeaderCore
import SimulationTestSupport
import Testing

/// Numbers as data files spell them, with a string or without.
@Suite("A number's decimal text")
struct DecimalTextTests {
  @Test(
    "is the shortest that reads back",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (44, "44"), (-12, "-12"), (0.5, "0.5"), (-0.25, "-0.25"),
      (361.86, "361.86"), (0.001, "0.001"), (-0.001, "-0.001"), (8.125, "8.125"),
      (100, "100"), (2000, "2000"), (0.1 + 0.2, "0.30000000000000004"),
      (50.0 / 3, "16.666666666666668"), (0.0001, "0.0001"), (1e-5, "1e-05"),
      (99_999_999_999, "99999999999"), (1e11, "100000000000"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func documented(number: Double, text: String) {
    #expect(DecimalNumber.text(number) == text)
    #expect(appended(number) == text)
  }

  @Test("is the same whether a string is made or not")
  func bothWays() {
    var random = SeededRandom(seed: 11)
    for round in 0..<100_000 {
      let digits = Double(Int64.random(in: -10_000_000_000...10_000_000_000, using: &random))
      let scale = [1.0, 3, 7, 10, 100, 1000, 10_000, 1e-7, 1e12][round % 9]
      let number = digits / scale
      guard appended(number) == DecimalNumber.text(number) else {
        Issue.record("\(number) is appended as \(appended(number))")
        return
      }
    }
  }

  @Test(
    "is a word for what is no number",
    arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] as [(Double, String)]
  )
  func notFinite(number: Double, text: String) {
    #expect(appended(number) == text)
  }

  private func appended(_ number: Double) -> String {
    var bytes: [UInt8] = []
    DecimalNumber.append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
