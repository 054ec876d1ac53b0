import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

extension PlaygroundSession {
  /// What is drawn on the phone, as JSON with SVG in it, for a document where its gradients' names
  /// begin with `identifier`:
  ///
  ///     {"caption", "screen", "statusInk", "ground", "gradients": SVG,
  ///      "colors": [{"name", "light", "dark"}],
  ///      "elements": [{"name", "kind", "width", "height", "fills", "drawing", "other"}],
  ///      "opening": {"height", "drawing"}, "rows": [{"height", "drawing"}], "tabs": [title]}
  ///
  /// Colours are CSS variables, which `colors` has as numbers; `screen` and `statusInk` are names of
  /// theirs, and `ground` is a paint. An element `fills` the header, or is placed in it. Rows come again
  /// and again below the opening; under a header that is shared there are others for each list.
  func scene(in identifier: String) -> [UInt8] {
    let lists = screen.pages.isEmpty ? [scene] : Array(scene.pages.prefix(screen.pages.count))
    var text = JSONWriter()
    text.object { text in
      text.member("caption", scene.caption)
      text.member("screen", scene.screen.name)
      text.member("statusInk", scene.statusInk.name)
      text.member("ground", scene.ground.attribute(in: identifier))
      let gradients = lists.reduce(into: [SceneGradient]()) { all, list in
        for gradient in list.gradients(of: choreography) where !all.contains(gradient) {
          all.append(gradient)
        }
      }
      text.member("gradients", gradients.reduce("") { $0 + $1.definition(in: identifier) })
      text.key("colors")
      let colors = lists.reduce(into: [SceneColor.blue]) { all, list in
        for color in list.colors(of: choreography) where !all.contains(color) { all.append(color) }
      }
      text.array(colors) { text, color in
        text.object { text in
          text.member("name", color.name)
          text.member("light", Double(color.light))
          text.member("dark", Double(color.dark))
        }
      }
      text.key("elements")
      text.array(Array(elements.prefix(PlaygroundFrame.elementLimit))) { text, placed in
        PlaygroundSession.describe(placed, identifier, in: &text)
      }
      text.key("opening")
      PlaygroundSession.describe(scene.opening, identifier, in: &text)
      text.key("rows")
      text.array(lists) { PlaygroundSession.describe($1.rows, identifier, in: &$0) }
      text.key("tabs")
      text.array(Array(scene.pageTitles.prefix(lists.count))) { $0.string($1) }
    }
    return text.bytes
  }

  private static func describe(
    _ placed: SceneElement, _ identifier: String, in text: inout JSONWriter
  ) {
    text.object { text in
      text.member("name", placed.element.name)
      text.member("kind", placed.element.kind.name)
      text.member("width", placed.figure.width)
      text.member("height", placed.figure.height)
      text.key("fills")
      text.flag(placed.figure.fillsHeader)
      text.member("drawing", placed.figure.shapes.markup(in: identifier))
      text.member("other", placed.figure.otherShapes.markup(in: identifier))
    }
  }

  private static func describe(
    _ part: ScenePart, _ identifier: String, in text: inout JSONWriter
  ) {
    text.object { text in
      text.member("height", part.height)
      text.member("drawing", part.shapes.markup(in: identifier))
    }
  }
}

extension HeaderElementKind {
  /// The case's name.
  fileprivate var name: String {
    switch self {
    case .label: "label"
    case .image: "image"
    case .textField: "textField"
    case .button: "button"
    case .background: "background"
    }
  }
}
