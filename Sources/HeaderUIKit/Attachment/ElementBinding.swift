#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  public import HeaderPlatform

  /// What is bound is placed in: a layout with its parts, and the points at its top that are covered.
  struct BoundHeader {
    var layout: HeaderLayout
    var parts: HeaderParts
    var safeAreaTop: Double
  }

  /// An element of the technique's choreography, looked up once, and what plays it.
  @MainActor
  struct ElementBinding {
    /// The element; a part's has no tracks.
    var element: HeaderElement
    /// Gives what is bound the values that the element has in a header.
    let play: @MainActor (HeaderElement, BoundHeader) -> Void
    /// Leaves what is bound as it was found.
    var restore: @MainActor () -> Void = {}

    /// Plays the element in `header`.
    func play(in header: BoundHeader) {
      play(element, header)
    }
  }

  extension ElementBinding {
    /// Hands every value to `body`.
    init(_ element: HeaderElement, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void) {
      self.init(
        element: element,
        play: { element, header in
          for track in element.tracks {
            body(track.attribute, element.value(of: track, in: header.layout, header.parts))
          }
        })
    }

    /// Sets the opacity, scale and colour of `view`, and the constants of the constraints that are given for
    /// its edges.
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

    /// Puts `view`, from top to bottom, where the part at `index` of the header is.
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
    /// The app's constraint for one edge of `view`, an element, whichever way round it is written.
    ///
    /// A track says how far the element's edge lies inside the header's. In `title.top == header.top + c`
    /// that is c, and in `header.top == title.top + c` it is -c; at the bottom and the trailing edge the
    /// other way round.
    fileprivate init(
      _ attribute: HeaderAttribute, _ constraint: NSLayoutConstraint, of view: UIView
    ) {
      let isFirst = constraint.firstItem === view
      let growsInwards = attribute == .top || attribute == .leading
      self.init(constraint, isReversed: isFirst != growsInwards)
    }

    /// Whether it counts from the top edge of a view that reaches up under the status bar.
    fileprivate func countsSafeArea(at attribute: HeaderAttribute, of view: UIView?) -> Bool {
      let isFirst = constraint.firstItem === view
      return attribute == .top
        && (isFirst ? constraint.secondItem : constraint.firstItem) is UIView
    }
  }

  /// The two colours between which an element's background steps.
  @MainActor
  public struct HeaderColors {
    /// Where the element's colour state is 0.
    public var resting: UIColor
    /// Where it is 1: a collapsed header's, for example.
    public var other: UIColor

    /// The colours that are given.
    public init(resting: UIColor, other: UIColor) {
      self.resting = resting
      self.other = other
    }
  }

  extension HeaderChoreography {
    /// What is said of `name`, which is bound and is none of the elements of `technique`.
    func report(ofMissing name: String, in technique: String) -> String {
      let names = elements.map { "'\($0.name)'" }.joined(separator: ", ")
      let known = elements.isEmpty ? "it has none" : "it has \(names)"
      return "HeaderAttachment.bind: \(technique) has no element '\(name)'; \(known)"
    }
  }
#endif
