import HeaderCore

/// What elements look like, each drawn from its own top leading corner.
struct ElementDrawing {
  /// The document, whose definitions are referred to.
  let identifier: String
  let element: HeaderElement
  /// The technique's title, which an element may show.
  let title: String
  /// Size in the first frame.
  let size: (width: Double, height: Double)
  /// The style attribute for what is as large as the element in every frame.
  let sizeStyle: String

  /// The markup, in the resting or in the other colour.
  func markup(isOther: Bool) -> String {
    let ink = isOther ? "var(--other-header-ink)" : "var(--header-ink)"
    switch element.kind {
    case .label: return label(ink)
    case .textField: return field(isOther ? "var(--other-header-ink)" : "var(--field)")
    case .button: return button(ink)
    case .background:
      let color = isOther ? "var(--other-header)" : "url(#\(identifier)-ground)"
      return "<rect\(sizeStyle) fill=\"\(color)\"/>\n" + ornament
    case .image where element.isMark: return mark(ink, isOther ? "other-header" : "header")
    case .image: return isOther ? "" : picture
    }
  }

  /// Something to see on a large plain ground, at its foot.
  private var ornament: String {
    guard size.height > 200 else { return "" }
    let foot = size.height
    return """
      <g fill="#fff" fill-opacity="0.07"><circle cx="318" cy="\(String(number: foot - 260))" r="150"/>\
      <circle cx="96" cy="\(String(number: foot - 180))" r="104"/>\
      <circle cx="236" cy="\(String(number: foot - 120))" r="62"/></g>

      """
  }

  private func label(_ ink: String) -> String {
    let edges = element.tracks.map { $0.attribute }
    let (x, anchor) =
      edges.contains(.leading)
      ? (0, "start") : edges.contains(.trailing) ? (size.width, "end") : (size.width / 2, "middle")
    return """
      <text x="\(String(number: x))" y="18" font-size="17" font-weight="600" \
      text-anchor="\(anchor)" fill="\(ink)">\(element.text(title: title).escapedForXML)</text>

      """
  }

  private func field(_ color: String) -> String {
    """
    <rect\(sizeStyle) rx="9" fill="\(color)"/>\
    <g stroke="var(--field-ink)" stroke-width="1.8" fill="none" stroke-linecap="round">\
    <circle cx="16" cy="13" r="5"/><path d="M20 17l4 4"/></g>\
    <text x="32" y="19" font-size="15" fill="var(--field-ink)">\
    \(element.text(title: title).escapedForXML)</text>

    """
  }

  private func button(_ ink: String) -> String {
    let icon =
      switch element.name {
      case "chat":
        "M6 8.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5.5l-4.5 4v-4a3 3 0 0 1-3-3z"
      case "cart": "M4 5h3.5l2.5 12h10.5l2.5-8.5h-14.5M11.5 21.5h.1M19 21.5h.1"
      case "back": "M17 5l-9 9 9 9"
      default: "M7 14h.1M14 14h.1M21 14h.1"
      }
    let stroke = element.name == "chat" || element.name == "back" ? 2.0 : 2.4
    return """
      <path d="\(icon)" fill="none" stroke="\(ink)" stroke-width="\(String(number: stroke))" \
      stroke-linecap="round" stroke-linejoin="round"/>

      """
  }

  private func mark(_ ink: String, _ ground: String) -> String {
    """
    <rect width="28" height="28" rx="8" fill="\(ink)"/>\
    <path d="M8 11.5h12M8 16.5h12M11 21h6M11 7h6" stroke="var(--\(ground))" stroke-width="2.4" \
    stroke-linecap="round"/>

    """
  }

  /// An evening over hills; the part in its middle stays in sight when the rest is cut away.
  private var picture: String {
    let width = String(number: size.width)
    let height = String(number: size.height)
    return """
      <svg width="\(width)" height="\(height)" viewBox="0 0 393 240" \
      preserveAspectRatio="xMidYMax slice">\
      <rect width="393" height="240" fill="url(#\(identifier)-sky)"/>\
      <circle cx="272" cy="122" r="26" fill="var(--sun)"/>\
      <path d="M0 150l46-34 38 26 52-48 44 40 40-24 58 46 46-30 69 44v70H0z" \
      fill="var(--far-hills)"/>\
      <path d="M0 186l60-30 54 26 66-40 72 44 58-26 83 36v44H0z" fill="var(--near-hills)"/>\
      <path d="M0 216q98-30 196-8t197-6v38H0z" fill="var(--meadow)"/></svg>

      """
  }

  /// What elements refer to, once for a document.
  static func definitions(identifier: String) -> String {
    """
    <linearGradient id="\(identifier)-sky" x2="0" y2="1">\
    <stop offset="0.1" stop-color="var(--sky-top)"/>\
    <stop offset="0.75" stop-color="var(--sky-foot)"/></linearGradient>
    <linearGradient id="\(identifier)-ground" x2="1" y2="1">\
    <stop stop-color="var(--header)"/><stop offset="1" stop-color="var(--header-foot)"/>\
    </linearGradient>

    """
  }
}
