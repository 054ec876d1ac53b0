import HeaderBehaviors
import Testing

@testable import HeaderRendering

@Suite("Colours")
struct PaletteTests {
  /// Contrast as the Web Content Accessibility Guidelines define it, 1 to 21.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func power(_ base: Double) -> Double {
      // 2.4 = 12 / 5, by halving the interval: no platform's library is needed.
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        let fifth = middle * middle * middle * middle * middle
        var twelfth = 1.0
        for _ in 0..<12 { twelfth *= base }
        if fifth < twelfth { low = middle } else { high = middle }
      }
      return low
    }
    func luminance(_ color: UInt32) -> Double {
      let parts = [color >> 16, color >> 8, color].map { part -> Double in
        let value = Double(part & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let pair = [luminance(one), luminance(other)]
    return ((pair.max() ?? 0) + 0.05) / ((pair.min() ?? 0) + 0.05)
  }

  @Test("are measured as the guidelines do: black on white is 21, a middle grey 4.54")
  func measure() {
    #expect(abs(contrast(0x000000, 0xFFFFFF) - 21) < 1e-6)
    #expect(abs(contrast(0x767676, 0xFFFFFF) - 4.54) < 0.01)
  }

  @Test("of texts and lines reach 4.5 to 1 on what they stand on, in both schemes")
  func contrast() {
    #expect(Palette.readable.count > 30)
    for (foreground, background) in Palette.readable {
      let light = contrast(foreground.light, background.light)
      let dark = contrast(foreground.dark, background.dark)
      #expect(light >= 4.5, "\(foreground.name) on \(background.name), light")
      #expect(dark >= 4.5, "\(foreground.name) on \(background.name), dark")
    }
  }

  @Test("of letters on a phone reach 4.5 to 1 on rows and on the header's ground, in both schemes")
  func scenes() {
    var pairs: [(SceneColor, SceneColor)] = []
    for technique in HeaderCatalog.standard.techniques {
      let scene = HeaderScene(for: technique.descriptor)
      pairs += [(SceneColor.ink, scene.screen), (.secondary, scene.screen), (.ink, .card)]
      if case .color(let ground) = scene.ground { pairs.append((scene.statusInk, ground)) }
    }
    for (ink, ground) in pairs {
      let least = min(contrast(ink.light, ground.light), contrast(ink.dark, ground.dark))
      #expect(least >= 4.5, "\(ink.name) on \(ground.name)")
    }
  }

  @Test("have names of their own")
  func names() {
    #expect(Set(Palette.all.map(\.name)).count == Palette.all.count)
    for (foreground, background) in Palette.readable {
      #expect(Palette.all.contains(foreground) && Palette.all.contains(background))
    }
  }
}
