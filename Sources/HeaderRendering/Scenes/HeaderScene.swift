package import HeaderCore

/// Something in a header: how it moves, and what it looks like.
package struct SceneElement: Sendable {
  /// Its tracks.
  package var element: HeaderElement
  /// Its looks.
  package var figure: SceneFigure
}

/// A small app around a header, as data: what its elements look like, and what lies below it.
///
/// A picture and a page draw the same one. Everything is in points on a screen 393 points wide, in
/// words that mean something and colours for both schemes. This package's techniques have one each;
/// one of your own is drawn with its technique by ``GestureRecording/scene``:
///
/// ```swift
/// HeaderScene(
///   "A magazine", ground: Paint("magazine", 0x22577A, dark: 0x14303F),
///   figures: ["title": .text("The Weekly"), "cover": SceneFigure(width: 393, height: 200, svg: cover)])
/// ```
public struct HeaderScene: Sendable {
  /// Which app it is, in a few words: `A timeline`.
  package var caption = ""
  /// What is behind everything.
  package var screen = Paint.screen
  /// The header's own ground.
  package var ground = Paint.screen
  /// The status bar's colour over the header.
  package var statusInk = Paint.white
  /// What the elements of the header look like, by name.
  var figures: [String: SceneFigure] = [:]
  /// What the app has in its header besides.
  var extras: [HeaderElement] = []
  /// What is above the list: a row of buttons, an introduction.
  package var opening = ScenePart()
  /// What the list is made of, again and again.
  package var rows = ScenePart()
  /// The names of the lists where several share the header.
  package var pageTitles = ["For you", "Letters", "Saved"]
}

extension HeaderScene {
  /// A scene called `caption`, `A magazine` for example.
  ///
  /// - Parameters:
  ///   - caption: Which app it is, in a few words.
  ///   - ground: The header's own ground.
  ///   - figures: What elements of the technique's choreography look like, by their names; one without
  ///     a figure looks like its kind.
  ///   - rows: What the list is made of, again and again; letters unless given.
  public init(
    _ caption: String, ground: Paint, figures: [String: SceneFigure] = [:], rows: ScenePart? = nil
  ) {
    self.init(
      caption: caption, ground: ground, figures: figures,
      rows: rows ?? HeaderScene(text: SceneText.plain).rows)
  }

  /// The scenes of several lists under the one header: its own first, and three more, again and again.
  package var pages: [HeaderScene] {
    [self]
      + [SceneText.plain, SceneText.album, SceneText.podcasts].map { other in
        var page = self
        page.rows = HeaderScene(text: other).rows
        return page
      }
  }

  /// Everything that is drawn in the header, back to front: the elements of `choreography`, and what
  /// the scene has besides.
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

  /// Every paint that it is drawn with, each once.
  package func paints(of choreography: HeaderChoreography) -> [Paint] {
    let shapes: Markup =
      "\(screen)\(statusInk)\(Paint.ink)\(Paint.secondary)\(Paint.separator)\(ground)"
    let figures = elements(of: choreography).map { $0.figure.drawing() + $0.figure.other }
    return Markup([shapes] + figures + [opening.drawing, rows.drawing]).paints
  }
}

extension GestureRecording {
  /// The scene that it is drawn with.
  var drawnScene: HeaderScene { scene ?? HeaderScene(for: descriptor) }
}

extension HeaderScene {
  /// The scene for the technique that `descriptor` introduces; a plain one for another package's.
  package init(for descriptor: HeaderDescriptor) {
    let text: String? =
      switch descriptor.name {
      case "twitter-condense": SceneText.timeline
      case "facebook-hide": SceneText.feed
      case "tiki-condense": SceneText.shop
      case "elastic-stretch": SceneText.album
      case "offscreen-container": SceneText.trip
      case "sticky-pull-reveal": SceneText.notes
      case "enter-always": SceneText.newspaper
      case "two-stage": SceneText.podcasts
      case "large-title": SceneText.settings
      case "detents": SceneText.profile
      case "stack": SceneText.market
      default: nil
      }
    self.init(text: text ?? SceneText.plain)
    if text == nil { figures["title"] = .label(descriptor.title, .white) }
  }

  private init(text: String) {
    self = SceneReader(text).scene
  }
}
