import Foundation
import HeaderBehaviors
import Testing

@testable import HeaderRendering

@Suite("Colors")
struct PaletteTests {
  /// Contrast as the Web Content Accessibility Guidelines define it, 1 to 21.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      let parts = [color >> 16, color >> 8, color].map { part -> Double in
        let value = Double(part & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test("of texts and lines have a contrast of at least 4.5 to 1 in both schemes")
  func texts() {
    let grounds = [Palette.page] + MotionPhase.Kind.allCases.map { Palette.ground(of: $0) }
    var pairs = [(Palette.faint, Palette.page)]
    pairs += (Palette.series + [Palette.ink]).flatMap { line in grounds.map { (line, $0) } }
    for technique in HeaderCatalog.standard.techniques {
      let scene = HeaderScene(for: technique.descriptor)
      pairs += [(.ink, scene.screen), (.secondary, scene.screen), (.ink, .card)]
      pairs.append((scene.statusInk, scene.ground))
    }
    for (ink, ground) in pairs {
      let least = min(contrast(ink.light, ground.light), contrast(ink.dark, ground.dark))
      #expect(least >= 4.5, "\(ink.name) on \(ground.name)")
    }
  }
}
