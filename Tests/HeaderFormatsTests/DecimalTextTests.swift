import SimulationTestSupport
import Testing

/// Numbers as data files spell them.
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
      // Two decimals are as near: the even one.
      (0x1p50 + 0.25, "1125899906842624.2"), (0x1p50 + 0.75, "1125899906842624.8"),
      // The last number with a fraction, whole ones beyond it, a power of two that is a fraction.
      (0.5 - 0x1p52, "-4503599627370495.5"), (0x1p53, "9007199254740992"),
      (0x1p54, "1.8014398509481984e+16"), (0x1p-7, "0.0078125"),
      // The smallest number, and the longest text.
      (.leastNonzeroMagnitude, "5e-324"), (-2.2250738585072014e-308, "-2.2250738585072014e-308"),
    ] as [(Double, String)])
  func documented(number: Double, text: String) {
    #expect(DecimalNumber.text(number) == text)
  }

  @Test("reads back as the very number", arguments: seeds)
  func readBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<3_000 {
      for number in samples(round, using: &random) {
        let text = DecimalNumber.text(number)
        guard DecimalNumber.value(of: text.utf8) == number, text.utf8.count <= 24 else {
          Issue.record("seed \(seed): \(number) as \(text)")
          return
        }
      }
    }
  }

  /// Numbers of every kind that is spelled in a way of its own, and their neighbours.
  private func samples(_ round: Int, using random: inout SeededRandom) -> [Double] {
    let digits = Double(Int64.random(in: -10_000_000_000...10_000_000_000, using: &random))
    let scale = [1.0, 3, 7, 10, 100, 1000, 10_000, 1e-7, 1e12][round % 9]
    let significand = UInt64.random(in: 0..<1 << 52, using: &random)
    let cut = UInt64.random(in: 0..<52, using: &random)
    let exponent = Int.random(in: -9...55, using: &random)
    func number(_ significand: UInt64) -> Double {
      Double(
        sign: .plus, exponent: exponent, significand: Double(bitPattern: 1023 << 52 | significand))
    }
    return [
      digits / scale, (digits / scale).nextUp, (digits / scale).nextDown,
      number(significand), -number(significand),
      // Few bits, as sums of halves and quarters have them.
      number((significand >> cut) << cut),
      number(0).nextDown, number(0).nextUp,
      // A display frame's time.
      Double(round) * 1000 / 60,
      Double(bitPattern: random.next()),
    ].filter { $0.isFinite }
  }

  @Test(
    "is a word for what is no number",
    arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] as [(Double, String)]
  )
  func notFinite(number: Double, text: String) {
    #expect(DecimalNumber.text(number) == text)
  }

  @Test(
    "may have a sign, a fraction with digits on one side of the point, and an exponent",
    arguments: [
      ("+5", 5), ("-0.25", -0.25), ("5.", 5), (".5", 0.5), ("1.5e2", 150), ("1E+2", 100),
      ("25e-1", 2.5), ("007", 7), ("-0", -0.0),
      ("0.1000000000000000055511151231257827", 0.1), ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func read(text: String, number: Double) {
    #expect(DecimalNumber.value(of: text.utf8)?.bitPattern == number.bitPattern)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", ".", "-", "e5", "1e", "1e+", "--1", "1.2.3", "1,5", " 5", "5 ", "0x10", "inf", "nan",
      "1e999", "1_000", "5pt", "٣",
    ])
  func refused(text: String) {
    #expect(DecimalNumber.value(of: text.utf8) == nil)
  }
}

@Suite("A rounded number")
struct RoundedTextTests {
  @Test(
    "has no more decimals than asked for, and no zeros at the end",
    arguments: [
      (44.0, 1, "44"), (12.34, 1, "12.3"), (12.96, 1, "13"), (-0.25, 2, "-0.25"),
      (0.125, 2, "0.13"),
      (-0.04, 1, "0"), (0.04, 1, "0"), (99.5, 0, "100"), (1e9, 5, "1000000000"),
      (361.86, 4, "361.86"), (2.0 / 3, 5, "0.66667"),
      // The toolchain's own text of these has an exponent.
      (0.00003, 5, "0.00003"), (-0.00009, 5, "-0.00009"), (0.00001, 5, "0.00001"),
      (0.00012, 5, "0.00012"),
      // So large that a shift of the decimals leads beyond every number.
      (1e308, 1, "1e+308"), (-1.5e308, 5, "-1.5e+308"), (1e306, 2, "1e+306"),
    ] as [(Double, Int, String)])
  func rounded(number: Double, digits: Int, text: String) {
    #expect(DecimalNumber.roundedText(number, digits: digits) == text)
  }
}
