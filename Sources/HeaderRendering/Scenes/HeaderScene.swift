package import HeaderCore

/// An element of a header, with its tracks and its look.
package struct SceneElement: Sendable {
  /// The element with its tracks.
  package var element: HeaderElement
  /// The look.
  package var figure: SceneFigure
}

/// The small app around a header, as data: the looks of its elements, and the content below it.
///
/// Pictures and the page draw the same scenes. Lengths are in points on a screen 393 points wide, and colors
/// have values for both schemes. Every technique of this package has a scene. Your own is drawn with its
/// technique by ``GestureRecording/scene``:
///
/// ```swift
/// HeaderScene(
///   "A magazine", ground: Paint("magazine", 0x22577A, dark: 0x14303F),
///   figures: ["title": .text("The Weekly"), "cover": SceneFigure(width: 393, height: 200, svg: cover)])
/// ```
public struct HeaderScene: Sendable {
  /// The app in a few words: `A timeline`.
  package var caption = ""
  /// The screen's background.
  package var screen = Paint.screen
  /// The header's background.
  package var ground = Paint.screen
  /// The status bar's color over the header.
  package var statusInk = Paint.white
  /// The looks of the header's elements, by name.
  var figures: [String: SceneFigure] = [:]
  /// Additional elements in the header.
  var extras: [HeaderElement] = []
  /// The part above the list: a row of buttons or an introduction.
  package var opening = ScenePart()
  /// The repeated rows of the list.
  package var rows = ScenePart()
  /// The names of the lists if several share the header.
  package var pageTitles = ["For you", "Letters", "Saved"]
}

extension HeaderScene {
  /// A scene.
  ///
  /// - Parameters:
  ///   - caption: The app in a few words: `A magazine`.
  ///   - ground: The header's background.
  ///   - figures: The looks of the choreography's elements, by name. An element without one has a default look by
  ///     its kind.
  ///   - rows: The repeated rows of the list, by default letters.
  public init(
    _ caption: String, ground: Paint, figures: [String: SceneFigure] = [:], rows: ScenePart? = nil
  ) {
    self.init(
      caption: caption, ground: ground, figures: figures,
      rows: rows ?? SceneReader(SceneText.plain).scene.rows)
  }

  /// The scenes of several lists under the header: its own first, and three others, repeated.
  package var pages: [HeaderScene] {
    [self]
      + [SceneText.plain, SceneText.album, SceneText.podcasts].map { other in
        var page = self
        page.rows = SceneReader(other).scene.rows
        return page
      }
  }

  /// Returns everything that is drawn in the header, back to front: the elements of `choreography`, and the
  /// scene's additional ones.
  package func elements(of choreography: HeaderChoreography) -> [SceneElement] {
    choreography.elements.map { element in
      let figure = figures[element.name] ?? .plain(element)
      var element = element
      for track in element.tracks.indices where element.tracks[track].progress == .collapsedFraction
      {
        for key in element.tracks[track].keyframes.indices {
          element.tracks[track].keyframes[key].position *= figure.pace
        }
      }
      return SceneElement(element: element, figure: figure)
    } + extras.map { SceneElement(element: $0, figure: figures[$0.name] ?? .plain($0)) }
  }

  /// Returns all paints that it uses, without duplicates.
  package func paints(of choreography: HeaderChoreography) -> [Paint] {
    let shapes: Markup =
      "\(screen)\(statusInk)\(Paint.ink)\(Paint.secondary)\(Paint.separator)\(ground)"
    let figures = elements(of: choreography).map { $0.figure.drawing() + $0.figure.other }
    return Markup([shapes] + figures + [opening.drawing, rows.drawing]).paints
  }
}

extension HeaderScene {
  /// The scene of the technique with `descriptor`, or a plain one if it has none.
  package init(for descriptor: HeaderDescriptor) {
    let own = SceneText.named.first { $0.name == descriptor.name }
    self = SceneReader(own?.text ?? SceneText.plain).scene
    if own == nil { figures["title"] = .label(descriptor.title, .white) }
  }
}
