public import HeaderCore

/// A search header that condenses, its field making room for the buttons beside it.
///
/// Scroll up: the logo row goes and the search field moves up to the buttons' row, getting shorter
/// by their width, while the content stands still. Scroll down, anywhere in the list: it opens
/// first. Let go half-way: it snaps.
///
///     h' = clamp(h - travel, 44, 88)          the content is held back by h - h'
///
///     height 88 ┤──╮                ╭──      field ├──────────────────┤
///               │   ╲              ╱
///            44 ┤    ╰────────────╯          field ├────────────┤ chat
///               └──────────────────────▶ finger up … finger down
///
/// Not for a header whose elements must keep their widths. From "Customize animation table view
/// header like app Tiki" (Tram Ho), which moves the header as MichiganLabs' article does. An event
/// costs O(1) and allocates nothing.
public struct TikiCondenseHeader: CondensingHeaderBehavior {
  /// Heights 88 and 44 pt, snapping at 0.5 in 0.2 s, content frozen meanwhile.
  public var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)
  /// Points from the header's trailing edge to the chat button's leading edge, 0 to 2000: how far a
  /// collapsed field's end moves in. It follows from the app's own views; the document measures it
  /// and gives no number.
  public var buttonInset = 68.0

  /// The document's heights, and a button as wide as the pictures draw it.
  public init() {}

  /// The technique as its document has it, between two heights in points below the safe area.
  public init(heights: ClosedRange<Double>) {
    condensing.minimumHeight = heights.lowerBound
    condensing.maximumHeight = heights.upperBound
  }

  // MARK: Description

  /// `tiki-condense`.
  public static let descriptor = HeaderDescriptor(
    name: "tiki-condense",
    title: "Condense like Tiki's search",
    summary: "The logo goes and the search field moves up beside the buttons as you read on.",
    document: "Customize animation table view header like app Tiki, Tram Ho",
    knownFrom: "Tiki and other shops, where the search field stays",
    exampleGesture:
      "drag -150 over 300; lift; wait 2500; drag 200 over 400; lift")

  /// Both heights, the snap, the room beside the field, and habits.
  public static var parameters: [HeaderParameter<TikiCondenseHeader>] {
    [
      maximumHeightParameter, minimumHeightParameter, snapsParameter, snapByParameter,
      snapThresholdParameter, snapDurationParameter,
      HeaderParameter(
        name: "button-inset", unit: "pt", range: 0...2000,
        help: "Room beside a small field: from the trailing edge to the chat button.",
        get: { $0.buttonInset }, set: { $0.buttonInset = $1 }),
    ] + habitParameters
  }

  // MARK: Choreography

  /// The logo fades, and the search field makes room for the buttons. With p the expanded share and
  /// R the button inset:
  ///
  ///     logo opacity          = p
  ///     search-field trailing = R (1 - p) + 8
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "logo", kind: .image,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0)),
          HeaderTrack(.top, 8),
        ]),
      HeaderElement(
        name: "search-field", kind: .textField,
        tracks: [
          HeaderTrack(
            .trailing, HeaderKeyframe(at: 0, 8), HeaderKeyframe(at: 1, buttonInset + 8)),
          HeaderTrack(.leading, 8),
          HeaderTrack(.bottom, 8),
        ]),
      HeaderElement(
        name: "chat", kind: .button, tracks: [HeaderTrack(.top, 8), HeaderTrack(.trailing, 40)]),
      HeaderElement(
        name: "cart", kind: .button, tracks: [HeaderTrack(.top, 8), HeaderTrack(.trailing, 8)]),
    ])
  }
}

extension HeaderBehavior where Self == TikiCondenseHeader {
  /// A header whose search field stays, between two heights in points: `.condensingSearch(44...88)`.
  public static func condensingSearch(_ heights: ClosedRange<Double>) -> TikiCondenseHeader {
    TikiCondenseHeader(heights: heights)
  }
}
