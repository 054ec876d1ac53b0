import HeaderFormats
import Testing

@Suite("A rounded number")
struct NumberTextTests {
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
    #expect(NumberText.rounded(number, digits: digits) == text)
  }
}
