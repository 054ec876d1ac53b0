#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// The header that bound views are placed in.
  struct BoundHeader {
    var layout: HeaderLayout
    var parts: HeaderParts
    var safeAreaTop: Double
  }

  /// A view or a closure that plays an element of the technique's choreography, or a view that is a part of the
  /// header.
  @MainActor
  struct HeaderBinding {
    /// The element; one without tracks for a part.
    private var element: HeaderElement
    /// The attributes whose tracks the element lost when the technique was replaced. Their original values apply.
    private var dropped: [HeaderAttribute] = []
    /// Sets an attribute to a value, or for `nil` to its original one.
    private let set: @MainActor (HeaderAttribute, Double?, _ safeAreaTop: Double) -> Void
    /// Places a part in the header, or for `nil` where it was.
    private var place: @MainActor (BoundHeader?) -> Void = { _ in }

    private init(
      _ element: HeaderElement,
      set: @escaping @MainActor (HeaderAttribute, Double?, _ safeAreaTop: Double) -> Void
    ) {
      (self.element, self.set) = (element, set)
    }

    /// The element's name, or that of a part.
    var name: String { element.name }

    /// Applies the values in `header`.
    func apply(in header: BoundHeader) {
      for track in element.tracks {
        let value = element.value(of: track.attribute, in: header.layout, header.parts)
        set(track.attribute, value, header.safeAreaTop)
      }
      for attribute in dropped { set(attribute, nil, 0) }
      place(header)
    }

    /// Restores the original values.
    func restore() {
      for attribute in element.tracks.map(\.attribute) + dropped { set(attribute, nil, 0) }
      place(nil)
    }

    /// Plays the element with the same name in `choreography`, that of another technique, from the next layout on.
    /// What loses its track is restored by that layout. A second call leaves it to the app.
    mutating func rebind(to choreography: HeaderChoreography) {
      let before = element.tracks.map(\.attribute)
      let known = choreography.elements.first { $0.name == name }
      if let known { element = known } else { element.tracks = [] }
      dropped = before.filter { attribute in
        !element.tracks.contains { $0.attribute == attribute }
      }
    }
  }

  extension HeaderBinding {
    /// Passes every value to `body`.
    init(_ element: HeaderElement, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void) {
      self.init(element) { attribute, value, _ in
        if let value { body(attribute, value) }
      }
    }

    /// Gives `view` the top and the height of the part at `index`.
    init(part index: Int, _ view: UIView) {
      self.init(HeaderElement(name: "part \(index)", kind: .background, tracks: [])) { _, _, _ in }
      let original = view.frame
      place = { [weak view] header in
        guard let view else { return }
        var frame = CGRect(
          x: view.frame.minX, y: original.minY, width: view.frame.width, height: original.height)
        if let header {
          let minY = header.parts.minY(of: index, in: header.layout) - header.layout.headerMinY
          let height = index < header.parts.count ? header.parts[index].height : 0
          (frame.origin.y, frame.size.height) = (CGFloat(minY), CGFloat(height))
        }
        view.frame = frame
      }
    }

    /// Sets the opacity, scale and background color of `view`, and the constants of the constraints in `edges`.
    init(
      _ element: HeaderElement, _ view: UIView, edges: [HeaderAttribute: NSLayoutConstraint],
      colors: HeaderColors?
    ) {
      // Constraints do not keep their items alive, which may only be read now.
      var bound: [HeaderAttribute: (edge: LentConstraint, countsSafeArea: Bool)] = [:]
      for (attribute, constraint) in edges {
        let edge = LentConstraint(attribute, constraint, of: view)
        bound[attribute] = (edge, edge.countsSafeArea(at: attribute, of: view))
      }
      let (edges, alpha, transform, color) = (
        bound, view.alpha, view.transform, view.backgroundColor
      )
      self.init(element) { [weak view] attribute, value, safeAreaTop in
        switch attribute {
        case .opacity:
          let opacity = value ?? Double(alpha)
          if let view, Double(view.alpha) != opacity { view.alpha = opacity }
        case .scale:
          let scaled = value.map { CGAffineTransform(scaleX: $0, y: $0) } ?? transform
          if let view, view.transform != scaled { view.transform = scaled }
        case .top, .bottom, .leading, .trailing:
          guard let (edge, countsSafeArea) = edges[attribute] else { return }
          edge.set(value.map { $0 + (countsSafeArea ? safeAreaTop : 0) } ?? edge.original)
        case .colorState:
          guard let colors else { return }
          view?.backgroundColor = value.map { $0 < 0.5 ? colors.resting : colors.other } ?? color
        }
      }
    }
  }

  extension LentConstraint {
    /// The app's constraint for one edge of `view`, with its items in either order.
    ///
    /// A track's value is how far the element's edge is inside the header's. In `title.top == header.top + c` that
    /// is c, and in `header.top == title.top + c` it is -c. At the bottom and the trailing edge the signs are
    /// reversed.
    fileprivate init(
      _ attribute: HeaderAttribute, _ constraint: NSLayoutConstraint, of view: UIView
    ) {
      let isFirst = constraint.firstItem === view
      let growsInwards = attribute == .top || attribute == .leading
      self.init(constraint, isReversed: isFirst != growsInwards)
    }

    /// Whether it is relative to the top edge of a view, which may be under the status bar.
    fileprivate func countsSafeArea(at attribute: HeaderAttribute, of view: UIView) -> Bool {
      let isFirst = constraint.firstItem === view
      return attribute == .top
        && (isFirst ? constraint.secondItem : constraint.firstItem) is UIView
    }
  }

  extension HeaderChoreography {
    /// The message for binding `name`, which is no element of `technique`.
    func report(ofMissing name: String, in technique: String) -> String {
      let names = elements.map { "'\($0.name)'" }.joined(separator: ", ")
      let known = elements.isEmpty ? "it has none" : "it has \(names)"
      return "HeaderAttachment.bind: \(technique) has no element '\(name)'; \(known)"
    }
  }
#endif
