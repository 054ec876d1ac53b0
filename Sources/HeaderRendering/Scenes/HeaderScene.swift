package import HeaderCore

/// A small app around a header, as data: what its elements look like, and what lies below it.
///
/// A picture and a page draw the same one. Everything is in points on a screen 393 points wide, in
/// words that mean something and colours for both schemes. This package's techniques have one each;
/// one of your own is drawn with its technique by ``HeaderRecording/scene``:
///
/// ```swift
/// HeaderScene(
///   "A magazine", ground: Paint("magazine", 0x22577A, dark: 0x14303F),
///   figures: ["title": .text("The Weekly"), "cover": SceneFigure(width: 393, height: 200, svg: cover)])
/// ```
public struct HeaderScene: Sendable {
  /// Which app it is, in a few words: `A timeline`.
  package var caption: String
  /// What is behind everything.
  package var screen: Paint
  /// The header's own ground.
  package var ground: Paint
  /// The status bar's colour over the header.
  package var statusInk: Paint
  /// What the elements of the technique's choreography look like, by name.
  var figures: [String: SceneFigure]
  /// What the app has in its header besides.
  var extras: [SceneElement]
  /// What is above the list: a row of buttons, an introduction.
  package var opening: ScenePart
  /// What the list is made of, again and again.
  package var rows: ScenePart
  /// The names of the lists where several share the header.
  package var pageTitles: [String]

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
      rows: rows ?? HeaderScene.plain(title: "").rows)
  }

  // Each scene would have a copy of it on the page.
  @inline(never)
  init(
    caption: String, screen: Paint = .screen, ground: Paint, statusInk: Paint = .white,
    figures: [String: SceneFigure], extras: [SceneElement] = [], opening: ScenePart = ScenePart(0),
    rows: ScenePart, pageTitles: [String] = ["For you", "Letters", "Saved"]
  ) {
    self.caption = caption
    self.screen = screen
    self.ground = ground
    self.statusInk = statusInk
    self.figures = figures
    self.extras = extras
    self.opening = opening
    self.rows = rows
    self.pageTitles = pageTitles
  }

  /// The scenes of several lists under the one header: its own first, and three more, again and again.
  package var pages: [HeaderScene] {
    [self]
      + [HeaderScene.plain(title: ""), .album, .podcasts].map { other in
        var page = self
        page.rows = other.rows
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
    } + extras
  }

  /// Every paint that it is drawn with, each once.
  package func paints(of choreography: HeaderChoreography) -> [Paint] {
    let shapes: Markup =
      "\(screen)\(statusInk)\(Paint.ink)\(Paint.secondary)\(Paint.separator)\(ground)"
    let figures = elements(of: choreography).map { $0.figure.drawing() + $0.figure.other }
    return Markup([shapes] + figures + [opening.drawing, rows.drawing]).paints
  }
}

extension HeaderRecording {
  /// The scene that it is drawn with.
  var drawnScene: HeaderScene { scene ?? HeaderScene(for: descriptor) }
}

extension HeaderScene {
  /// The scene for the technique that `descriptor` introduces; a plain one for another package's.
  package init(for descriptor: HeaderDescriptor) {
    self =
      switch descriptor.name {
      case "twitter-condense": .timeline
      case "facebook-hide": .feed
      case "tiki-condense": .shop
      case "elastic-stretch": .album
      case "offscreen-container": .trip
      case "sticky-pull-reveal": .notes
      case "enter-always": .newspaper
      case "two-stage": .podcasts
      case "large-title": .settings
      case "detents": .profile
      case "stack": .market
      default: .plain(title: descriptor.title)
      }
  }
}
