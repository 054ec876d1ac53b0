#if canImport(UIKit) || canImport(HeadlessUIKit)
  import Testing

  @testable import HeaderUIKit

  /// What the header adds to an inset of the app's, and takes away again.
  @Suite struct InsetShareTests {
    /// An inset that the header and the app both write to.
    private struct Inset {
      var value: Double
      var share = InsetShare()

      mutating func carry(_ amount: Double) {
        value = share.change(to: amount, in: value)
      }
    }

    @Test("What was added is taken away, whatever there was before", arguments: [0, 12.5, -3])
    func addAndRemove(original: Double) {
      var inset = Inset(value: original)
      inset.carry(153)
      #expect(inset.value == original + 153)
      inset.carry(40)
      #expect(inset.value == original + 40)
      inset.carry(0)
      #expect(inset.value == original)
    }

    @Test("An app that sets an inset of its own later gets it, with the header's added")
    func appSetsLater() {
      var inset = Inset(value: 0)
      inset.carry(153)
      inset.value = 20
      #expect(inset.share.isOverwritten(by: inset.value))
      inset.carry(153)
      #expect(inset.value == 173)
      inset.carry(0)
      #expect(inset.value == 20)
    }

    @Test("An app that adds to the inset it finds there has added exactly that")
    func appAdds() {
      var inset = Inset(value: 8)
      inset.carry(153)
      inset.value += 20
      inset.carry(153)
      #expect(inset.value == 181)
      inset.carry(0)
      #expect(inset.value == 28)
    }

    @Test("An app that takes its own out of the inset it finds there has none")
    func appTakesAway() {
      var inset = Inset(value: 20)
      inset.carry(153)
      inset.value -= 20
      inset.carry(153)
      #expect(inset.value == 153)
      inset.carry(0)
      #expect(inset.value == 0)
    }

    @Test("The same holds for a header that takes away from the inset")
    func negativeShare() {
      var set = Inset(value: 0)
      set.carry(-60)
      set.value = 20
      set.carry(-60)
      #expect(set.value == -40)
      var added = Inset(value: 0)
      added.carry(-60)
      added.value += 20
      added.carry(0)
      #expect(added.value == 20)
      var none = Inset(value: 0)
      none.carry(-60)
      none.value = 0
      none.carry(-60)
      #expect(none.value == -60, "none is a total, and 60 would be the larger change")
    }

    @Test("Writing the same amount again changes nothing")
    func idempotent() {
      var inset = Inset(value: 7)
      inset.carry(44)
      let value = inset.value
      inset.carry(44)
      #expect(inset.value == value)
      #expect(!inset.share.isOverwritten(by: value))
    }
  }
#endif
