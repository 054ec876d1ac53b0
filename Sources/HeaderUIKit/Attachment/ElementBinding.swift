#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// The header that bound views are placed in.
  struct BoundHeader {
    var layout: HeaderLayout
    var parts: HeaderParts
    var safeAreaTop: Double
  }

  /// An element of the technique's choreography, and the view or closure that plays it.
  @MainActor
  struct ElementBinding {
    /// The element. That of a part has no tracks.
    var element: HeaderElement
    /// Applies the element's values in a header.
    let play: @MainActor (HeaderElement, BoundHeader) -> Void
    /// Restores the original values.
    var restore: @MainActor () -> Void = {}

    /// Applies the element's values in `header`.
    func play(in header: BoundHeader) {
      play(element, header)
    }
  }

  extension ElementBinding {
    /// Passes every value to `body`.
    init(_ element: HeaderElement, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void) {
      self.init(
        element: element,
        play: { element, header in
          for track in element.tracks {
            body(track.attribute, element.value(of: track, in: header.layout, header.parts))
          }
        })
    }

    /// Sets the opacity, scale and background color of `view`, and the constants of the constraints in `edges`.
    init(
      _ element: HeaderElement, _ view: UIView, edges: [HeaderAttribute: NSLayoutConstraint],
      colors: HeaderColors?
    ) {
      var bound: [HeaderAttribute: LentConstraint] = [:]
      for (attribute, constraint) in edges {
        bound[attribute] = LentConstraint(attribute, constraint, of: view)
      }
      let (edges, alpha, transform, color) = (
        bound, view.alpha, view.transform, view.backgroundColor
      )
      self.init(
        element: element,
        play: { [weak view] element, header in
          for track in element.tracks {
            let value = element.value(of: track, in: header.layout, header.parts)
            switch track.attribute {
            case .opacity:
              if let view, Double(view.alpha) != value { view.alpha = value }
            case .scale:
              view?.transform = CGAffineTransform(scaleX: value, y: value)
            case .top, .bottom, .leading, .trailing:
              let edge = edges[track.attribute]
              let isCovered = edge?.countsSafeArea(at: track.attribute, of: view) ?? false
              edge?.set(value + (isCovered ? header.safeAreaTop : 0))
            case .colorState:
              guard let colors else { continue }
              view?.backgroundColor = value < 0.5 ? colors.resting : colors.other
            }
          }
        },
        restore: { [weak view] in
          view?.alpha = alpha
          view?.transform = transform
          if colors != nil { view?.backgroundColor = color }
          for edge in edges.values { edge.restore() }
        })
    }

    /// Gives `view` the top and the height of the part at `index` of the header.
    init(part index: Int, _ view: UIView) {
      let original = view.frame
      self.init(
        element: HeaderElement(
          name: "part \(index)", kind: .background, part: index, tracks: []),
        play: { [weak view] _, header in
          let minY = header.parts.minY(of: index, in: header.layout) - header.layout.headerMinY
          let height = index < header.parts.count ? header.parts[index].height : 0
          view?.placeVertically(from: CGFloat(minY), height: CGFloat(height))
        },
        restore: { [weak view] in
          view?.placeVertically(from: original.minY, height: original.height)
        })
    }
  }

  extension UIView {
    fileprivate func placeVertically(from minY: CGFloat, height: CGFloat) {
      frame = CGRect(x: frame.minX, y: minY, width: frame.width, height: height)
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
    fileprivate func countsSafeArea(at attribute: HeaderAttribute, of view: UIView?) -> Bool {
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
