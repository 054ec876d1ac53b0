import HeaderBehaviors
import HeaderObservation
import Testing

@testable import HeaderSwiftUI

/// The values that the modifiers are made with, which need no view.
@Suite struct ModifierValueTests {
  @Test("A technique has changed when its type or one of its parameters has")
  func techniques() {
    let technique = AnyTechnique(behavior: TwitterCondenseHeader())
    #expect(technique == AnyTechnique(behavior: TwitterCondenseHeader(heights: 44...88)))
    #expect(technique != AnyTechnique(behavior: TwitterCondenseHeader(heights: 44...89)))
    #expect(technique != AnyTechnique(behavior: TikiCondenseHeader()))
  }

  @Test("A page is chosen by its identity, optional or not")
  func pages() {
    #expect(PageIdentity.page(of: "posts") == AnyHashable("posts"))
    #expect(PageIdentity.page(of: Optional(2)) == AnyHashable(2))
    #expect(PageIdentity.page(of: Int?.none) == nil)
  }

  @Test("A style that is not chosen is the header's natural one")
  func styles() {
    let surroundings = HeaderSurroundings(containerHeight: 852, safeAreaTop: 47)
    let ends = HeaderEnds(of: TwitterCondenseHeader(), on: surroundings)
    #expect(HeaderStyle.automatic.placement(between: ends) == .compress)
    #expect(HeaderStyle.slide.placement(between: ends) == .slide)
    #expect(HeaderStyle.pin.placement(between: ends) == .pin)
  }

  @Test(
    "A footer goes with the header that has appeared last, and with the one before once that is gone"
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
    #expect(shown.last == nil)
  }

  @Test("What an effect does adds up, and what is said again replaces what was said")
  func effects() {
    let effect = HeaderEffect().opacity(0.2).offset(y: 8).blur(radius: -1).opacity(0.5)
    #expect(effect.opacity == 0.5 && effect.y == 8 && effect.x == 0)
    #expect(effect.blur == 0 && effect.scale == 1)
  }
}
