import HeaderBehaviors
import Testing

@testable import HeaderSwiftUI

/// What the modifiers compare and remember, without a view.
@Suite struct ModifierValueTests {
  @Test("Techniques are equal if their types and parameters are")
  func techniques() {
    let technique = AnyTechnique(behavior: TwitterCondenseHeader())
    #expect(technique == AnyTechnique(behavior: TwitterCondenseHeader(heights: 44...88)))
    #expect(technique != AnyTechnique(behavior: TwitterCondenseHeader(heights: 44...89)))
    #expect(technique != AnyTechnique(behavior: TikiCondenseHeader()))
  }

  @Test("An optional selection names the same page as its value")
  func pages() {
    #expect(PageIdentity.page(of: "posts") == AnyHashable("posts"))
    #expect(PageIdentity.page(of: Optional(2)) == AnyHashable(2))
    #expect(PageIdentity.page(of: Int?.none) == nil)
  }

  @Test(
    "A footer follows the header that appeared last, and the one before it once that is gone"
  )
  func appearances() {
    final class Header {}
    let (screen, sheet) = (Header(), Header())
    var shown = Appearances<Header>()
    shown.appear(screen)
    shown.appear(sheet)
    #expect(shown.last === sheet)
    shown.disappear(sheet)
    #expect(shown.last === screen)
    var dismissed: Header? = Header()
    dismissed.map { shown.appear($0) }
    #expect(shown.last === dismissed)
    dismissed = nil
    #expect(shown.last === screen)
    shown.disappear(screen)
    #expect(shown.last === screen, "kept until another header appears")
    shown.appear(sheet)
    shown.disappear(sheet)
    #expect(shown.last === sheet, "kept, because the screen's header disappeared earlier")
  }
}
