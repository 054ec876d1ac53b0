import SimulationTestSupport
import Testing

@Suite("A number's decimal text")
struct DecimalTextTests {
  @Test(
    "is the shortest that reads back exactly",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (44, "44"), (-12, "-12"), (0.5, "0.5"), (-0.25, "-0.25"),
      (361.86, "361.86"), (0.001, "0.001"), (-0.001, "-0.001"), (8.125, "8.125"),
      (100, "100"), (2000, "2000"), (0.1 + 0.2, "0.30000000000000004"),
      (50.0 / 3, "16.666666666666668"), (0.0001, "0.0001"), (1e-5, "1e-05"),
      (99_999_999_999, "99999999999"), (1e11, "100000000000"), (1e300, "1e+300"),
      // The smallest number, and the longest text.
      (.leastNonzeroMagnitude, "5e-324"), (-2.2250738585072014e-308, "-2.2250738585072014e-308"),
    ] as [(Double, String)])
  func documented(number: Double, text: String) {
    #expect(DecimalNumber.text(number) == text)
    #expect(DecimalNumber.value(of: text) == number)
  }

  @Test(
    "may have a sign, a fraction with digits on either side of the point, and an exponent",
    arguments: [
      ("+5", 5), ("-0.25", -0.25), ("5.", 5), (".5", 0.5), ("1.5e2", 150), ("1E+2", 100),
      ("25e-1", 2.5), ("007", 7), ("-0", -0.0),
      ("0.1000000000000000055511151231257827", 0.1), ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func read(text: String, number: Double) {
    #expect(DecimalNumber.value(of: text)?.bitPattern == number.bitPattern)
  }

  @Test(
    "has no other form",
    arguments: [
      "", ".", "-", "e5", "1e", "1e+", "--1", "1.2.3", "1,5", " 5", "5 ", "0x10", "inf", "nan",
      "1e999", "1_000", "5pt", "٣",
    ])
  func refused(text: String) {
    #expect(DecimalNumber.value(of: text) == nil)
  }
}

@Suite("A rounded number")
struct RoundedTextTests {
  @Test(
    "has at most the requested decimals, and no trailing zeros",
    arguments: [
      (44.0, 1, "44"), (12.34, 1, "12.3"), (12.96, 1, "13"), (-0.25, 2, "-0.25"),
      (0.125, 2, "0.13"),
      (-0.04, 1, "0"), (0.04, 1, "0"), (99.5, 0, "100"), (1e9, 5, "1000000000"),
      (361.86, 4, "361.86"), (2.0 / 3, 5, "0.66667"),
      // The standard library's text of these has an exponent.
      (0.00003, 5, "0.00003"), (-0.00009, 5, "-0.00009"), (0.00001, 5, "0.00001"),
      (0.00012, 5, "0.00012"), (0.000012, 6, "0.000012"), (-0.000003, 6, "-0.000003"),
      // Multiplying these by a power of ten would overflow.
      (1e308, 1, "1e+308"), (-1.5e308, 5, "-1.5e+308"), (1e306, 2, "1e+306"),
      (-.nan, 1, "nan"), (-.infinity, 1, "-inf"),
    ] as [(Double, Int, String)])
  func rounded(number: Double, digits: Int, text: String) {
    #expect(DecimalNumber.roundedText(number, digits: digits) == text)
  }
}
