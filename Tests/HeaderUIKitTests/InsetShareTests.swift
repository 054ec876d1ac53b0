#if canImport(UIKit) || canImport(HeadlessUIKit)
  @testable import HeaderUIKit

  /// What the header adds to an inset of the app's, and takes away again.
  @Suite struct InsetShareTests {
    @Test(
      "What the app writes is its own, before and after; the header's is added, and taken away",
      arguments: [0, 12.5, -3, 153, 200], [153.0, 40, -60])
    func share(written: Double, amount: Double) {
      var share = InsetShare()
      var value = written
      func carry(_ amount: Double) { value = share.change(to: amount, in: value) }
      carry(amount)
      #expect(value == written + amount)
      carry(amount)
      #expect(value == written + amount && !share.isOverwritten(by: value))
      // Read back as it is, it says nothing new.
      value = written + amount == 20 ? 21 : 20
      let own = value
      #expect(share.isOverwritten(by: value))
      carry(amount)
      #expect(value == own + amount)
      carry(0)
      #expect(value == own)
    }
  }
#endif
