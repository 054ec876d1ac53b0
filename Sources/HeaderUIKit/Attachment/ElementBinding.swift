#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// The header that bound views are placed in.
  struct BoundHeader {
    var layout: HeaderLayout
    var parts: HeaderParts
    var safeAreaTop: Double
  }

  /// What a view or a closure plays: an element of the technique's choreography, or a part of the header.
  @MainActor
  protocol HeaderBinding {
    /// The element's name, or that of a part.
    var name: String { get }
    /// Applies the values in `header`.
    func apply(in header: BoundHeader)
    /// Restores the original values.
    func restore()
    /// Returns the binding for another technique with `choreography`.
    func rebound(to choreography: HeaderChoreography) -> Self
  }

  /// An element of the technique's choreography, and the view or closure that plays it.
  @MainActor
  struct ElementBinding: HeaderBinding {
    private var element: HeaderElement
    /// The attributes that the element has, or had before the technique was replaced. Without a track, the original
    /// value applies.
    private var attributes: [HeaderAttribute]
    /// Sets an attribute to a value, or for `nil` to its original one.
    private let set: @MainActor (HeaderAttribute, Double?, _ safeAreaTop: Double) -> Void

    private init(
      _ element: HeaderElement,
      set: @escaping @MainActor (HeaderAttribute, Double?, _ safeAreaTop: Double) -> Void
    ) {
      self.element = element
      attributes = element.tracks.map(\.attribute)
      self.set = set
    }

    var name: String { element.name }

    func apply(in header: BoundHeader) {
      for attribute in attributes {
        let value = element.value(of: attribute, in: header.layout, header.parts)
        set(attribute, value, header.safeAreaTop)
      }
    }

    func restore() {
      for attribute in attributes { set(attribute, nil, 0) }
    }

    func rebound(to choreography: HeaderChoreography) -> ElementBinding {
      let known = choreography.elements.first { $0.name == name }
      var binding = self
      if let known { binding.element = known } else { binding.element.tracks = [] }
      let (old, new) = (element.tracks.map(\.attribute), binding.element.tracks.map(\.attribute))
      binding.attributes = old + new.filter { !old.contains($0) }
      return binding
    }
  }

  extension ElementBinding {
    /// Passes every value to `body`.
    init(_ element: HeaderElement, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void) {
      self.init(element) { attribute, value, _ in
        if let value { body(attribute, value) }
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

  /// A part of the header, and the view that gets its top and its height.
  @MainActor
  struct PartBinding: HeaderBinding {
    private let index: Int
    private let original: CGRect
    private weak var view: UIView?

    init(_ index: Int, _ view: UIView) {
      (self.index, self.view, original) = (index, view, view.frame)
    }

    var name: String { "part \(index)" }

    func apply(in header: BoundHeader) {
      let minY = header.parts.minY(of: index, in: header.layout) - header.layout.headerMinY
      let height = index < header.parts.count ? header.parts[index].height : 0
      view?.placeVertically(from: CGFloat(minY), height: CGFloat(height))
    }

    func restore() {
      view?.placeVertically(from: original.minY, height: original.height)
    }

    func rebound(to choreography: HeaderChoreography) -> PartBinding { self }
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
