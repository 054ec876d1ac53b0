public import HeaderCore

/// A search header that condenses to one row, where its field makes room for the buttons.
///
/// Drag up: the logo disappears, and the search field moves up beside the buttons and gets shorter by their width,
/// while the content stands still. Drag down, anywhere in the list: the header opens first. Let go half-way: it
/// snaps.
///
///     h' = clamp(h - travel, 44, 88)          the content moves h - h' less than the finger
///
///     height 88 ┤──╮                ╭──      field ├──────────────────┤
///               │   ╲              ╱
///            44 ┤    ╰────────────╯          field ├────────────┤ chat
///               └──────────────────────▶ finger up … finger down
///
/// Not for a header whose elements must keep their widths. From "Customize animation table view header like app Tiki"
/// (Tram Ho), whose header moves as in MichiganLabs' article. An event costs O(1) and allocates nothing.
public struct TikiCondenseHeader: CondensingHeaderBehavior {
  /// Heights of 88 and 44 pt, a snap at 0.5 in 0.2 s, and content frozen while the height changes.
  public var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)
  /// Points from the header's trailing edge to the chat button's leading edge, 0 to 2000, by which the collapsed field
  /// is shorter. It depends on the app's views; the document measures it, and gives no number.
  public var buttonInset = 68.0

  /// A header with the document's heights, and a button inset that fits the pictures.
  public init() {}

  /// A header between two heights, in points below the safe area. The other values are the document's.
  public init(heights: ClosedRange<Double>) {
    condensing.minimumHeight = heights.lowerBound
    condensing.maximumHeight = heights.upperBound
  }

  // MARK: Description

  /// `tiki-condense`.
  public static let descriptor = HeaderDescriptor(
    name: "tiki-condense",
    title: "Condense like Tiki's search",
    summary: "The logo disappears and the search field moves up beside the buttons.",
    document: "Customize animation table view header like app Tiki, Tram Ho",
    knownFrom: "Tiki and other shops, where the search field stays",
    exampleGesture:
      "drag -150 over 300; lift; wait 2500; drag 200 over 400; lift")

  /// Both heights, the snap, the button inset, and the parameters of all condensing techniques.
  public static var parameters: [HeaderParameter<TikiCondenseHeader>] {
    [
      maximumHeightParameter, minimumHeightParameter, snapsParameter, snapByParameter,
      snapThresholdParameter, snapDurationParameter,
      HeaderParameter(
        name: "button-inset", unit: "pt", range: 0...2000,
        help: "Room for the buttons beside the collapsed search field.",
        get: { $0.buttonInset }, set: { $0.buttonInset = $1 }),
    ] + habitParameters
  }

  // MARK: Choreography

  /// The logo fades, and the search field makes room for the buttons. With the expanded fraction p and the button inset
  /// R:
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
  /// A search header between two heights, in points: `.condensingSearch(44...88)`.
  public static func condensingSearch(_ heights: ClosedRange<Double>) -> TikiCondenseHeader {
    TikiCondenseHeader(heights: heights)
  }
}
