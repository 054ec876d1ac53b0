public import HeaderCore

/// A small app around a header, as data: what its elements look like, and what lies below it.
///
/// A picture and a page draw the same one. Everything is in points on a screen 393 points wide, in
/// words that mean something and colours for both schemes.
///
/// ```swift
/// let scene = HeaderScene(for: driver.descriptor)
/// for element in scene.elements(of: driver.choreography) { draw(element.figure) }
/// ```
public struct HeaderScene: Sendable, Equatable {
  /// Which app it is, in a few words: `A timeline`.
  public var caption: String
  /// What is behind everything.
  public var screen: SceneColor
  /// The header's own ground.
  public var ground: ScenePaint
  /// The status bar's colour over the header.
  public var statusInk: SceneColor
  /// What the elements of the technique's choreography look like, by name.
  var figures: [String: SceneFigure]
  /// What the app has in its header besides.
  var extras: [SceneElement]
  /// What is above the list: a row of buttons, an introduction.
  public var opening: ScenePart
  /// What the list is made of, again and again.
  public var rows: ScenePart
  /// The names of the lists where the header is shared by several.
  public var pageTitles: [String]

  init(
    caption: String, screen: SceneColor = .screen, ground: ScenePaint, statusInk: SceneColor,
    figures: [String: SceneFigure], extras: [SceneElement] = [],
    opening: ScenePart = ScenePart(height: 0, shapes: []), rows: ScenePart,
    pageTitles: [String] = ["For you", "Following", "Saved"]
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

  /// The scene for the technique that `descriptor` introduces; a plain one for another package's.
  public init(for descriptor: HeaderDescriptor) {
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
      default: .plain(title: descriptor.title)
      }
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
  public func elements(of choreography: HeaderChoreography) -> [SceneElement] {
    choreography.elements.map { element in
      let figure = figure(of: element)
      var element = element
      for track in element.tracks.indices where element.tracks[track].progress == .collapsedFraction
      {
        for key in element.tracks[track].keyframes.indices {
          element.tracks[track].keyframes[key].position *= figure.pace
        }
      }
      return SceneElement(element, figure)
    } + extras
  }

  /// Every colour that it is drawn with, each once.
  public func colors(of choreography: HeaderChoreography) -> [SceneColor] {
    var colors: [SceneColor] = []
    let all =
      [screen, statusInk, .ink, .secondary, .separator] + ground.colors
      + shapes(of: choreography).flatMap { $0.paint.colors }
    for color in all where !colors.contains(color) { colors.append(color) }
    return colors
  }

  /// Every gradient that it is drawn with, each once.
  public func gradients(of choreography: HeaderChoreography) -> [SceneGradient] {
    var gradients: [SceneGradient] = []
    for paint in [ground] + shapes(of: choreography).map({ $0.paint }) {
      if case .gradient(let gradient) = paint, !gradients.contains(gradient) {
        gradients.append(gradient)
      }
    }
    return gradients
  }

  private func shapes(of choreography: HeaderChoreography) -> [SceneShape] {
    elements(of: choreography).flatMap { $0.figure.shapes + $0.figure.otherShapes }
      + opening.shapes + rows.shapes
  }

  private func figure(of element: HeaderElement) -> SceneFigure {
    figures[element.name] ?? .plain(element)
  }
}

/// Something in a header: how it moves, and what it looks like.
public struct SceneElement: Sendable, Equatable {
  /// Its tracks.
  public var element: HeaderElement
  /// Its looks.
  public var figure: SceneFigure

  /// `element`, which looks like `figure`.
  public init(_ element: HeaderElement, _ figure: SceneFigure) {
    self.element = element
    self.figure = figure
  }
}

/// Part of the content, as wide as the screen.
public struct ScenePart: Sendable, Equatable {
  /// Points from top to foot.
  public var height: Double
  /// Back to front, from the part's own top.
  public var shapes: [SceneShape]

  /// A part `height` points high.
  public init(height: Double, shapes: [SceneShape]) {
    self.height = height
    self.shapes = shapes
  }
}
