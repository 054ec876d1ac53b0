#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// One element of a choreography, and what plays it.
  @MainActor
  protocol ElementBinding: AnyObject {
    /// Gives the attributes of `element` the values they have in `header`.
    func apply(_ element: HeaderElement, in header: BoundHeader)
    /// Leaves everything as it was found.
    func restore()
  }

  /// What is bound is placed in: a layout with its parts, and the points at its top that are covered.
  struct BoundHeader {
    var layout: HeaderLayout
    var parts: HeaderParts
    var safeAreaTop: Double
  }

  /// An element of the technique's choreography, looked up once, and what plays it.
  struct BoundElement {
    let element: HeaderElement
    let binding: any ElementBinding
  }

  /// Hands every value to a closure.
  @MainActor
  final class ClosureBinding: ElementBinding {
    private let body: @MainActor (HeaderAttribute, Double) -> Void

    init(_ body: @escaping @MainActor (HeaderAttribute, Double) -> Void) {
      self.body = body
    }

    func apply(_ element: HeaderElement, in header: BoundHeader) {
      for track in element.tracks {
        body(track.attribute, element.value(of: track, in: header.layout, header.parts))
      }
    }

    func restore() {}
  }

  /// Sets a view's opacity, scale and colour, and the constants of the constraints that are given for
  /// its edges.
  @MainActor
  final class ViewBinding: ElementBinding {
    @WeakView private var view: UIView
    private let edges: [HeaderAttribute: BoundEdge]
    private let colors: HeaderColors?
    private let original: (alpha: Double, transform: CGAffineTransform, color: UIColor?)

    init(_ view: UIView, edges: [HeaderAttribute: NSLayoutConstraint], colors: HeaderColors?) {
      _view = WeakView(view)
      self.colors = colors
      var bound: [HeaderAttribute: BoundEdge] = [:]
      for (attribute, constraint) in edges {
        bound[attribute] = BoundEdge(attribute, constraint, of: view)
      }
      self.edges = bound
      original = (Double(view.alpha), view.transform, view.backgroundColor)
    }

    func apply(_ element: HeaderElement, in header: BoundHeader) {
      for track in element.tracks {
        let value = element.value(of: track, in: header.layout, header.parts)
        switch track.attribute {
        case .opacity:
          if Double(view.alpha) != value { view.alpha = value }
        case .scale:
          view.transform = CGAffineTransform(scaleX: value, y: value)
        case .top, .bottom, .leading, .trailing:
          edges[track.attribute]?.place(at: value, safeAreaTop: header.safeAreaTop)
        case .colorState:
          guard let colors else { continue }
          view.backgroundColor = value < 0.5 ? colors.resting : colors.other
        }
      }
    }

    func restore() {
      view.alpha = original.alpha
      view.transform = original.transform
      if colors != nil { view.backgroundColor = original.color }
      for edge in edges.values { edge.restore() }
    }
  }

  /// Puts a view, from top to bottom, where a part of the header is.
  @MainActor
  final class PartBinding: ElementBinding {
    @WeakView private var view: UIView
    private let original: CGRect

    init(_ view: UIView) {
      _view = WeakView(view)
      original = view.frame
    }

    func apply(_ element: HeaderElement, in header: BoundHeader) {
      guard let part = element.part else { return }
      let height = part < header.parts.count ? header.parts[part].height : 0
      place(
        minY: header.parts.minY(of: part, in: header.layout) - header.layout.headerMinY,
        height: height)
    }

    func restore() { place(minY: Double(original.minY), height: Double(original.height)) }

    private func place(minY: Double, height: Double) {
      let frame = view.frame
      view.frame = CGRect(
        x: frame.minX, y: CGFloat(minY), width: frame.width, height: CGFloat(height))
    }
  }

  /// The app's constraint for one edge of an element, whichever way round it is written.
  ///
  /// A track says how far the element's edge lies inside the header's. In `title.top == header.top + c`
  /// that is c, and in `header.top == title.top + c` it is -c; at the bottom and the trailing edge the
  /// other way round.
  @MainActor
  struct BoundEdge {
    private let constraint: NSLayoutConstraint
    private let sign: Double
    private let original: Double
    /// Whether it counts from the edge of a view that reaches up under the status bar.
    private let countsSafeArea: Bool

    init(_ attribute: HeaderAttribute, _ constraint: NSLayoutConstraint, of view: UIView) {
      self.constraint = constraint
      original = Double(constraint.constant)
      let isFirst = constraint.firstItem === view
      let growsInwards = attribute == .top || attribute == .leading
      sign = isFirst == growsInwards ? 1 : -1
      let other = isFirst ? constraint.secondItem : constraint.firstItem
      countsSafeArea = attribute == .top && other is UIView
    }

    /// Puts the edge `distance` points inside the header's, of which the top `safeAreaTop` are covered.
    func place(at distance: Double, safeAreaTop: Double) {
      constraint.place(at: sign * (distance + (countsSafeArea ? safeAreaTop : 0)))
    }

    func restore() {
      constraint.place(at: original)
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

  /// A name that is bound to a view and is no element of the choreography.
  struct UnknownElement: CustomStringConvertible {
    let name: String
    let technique: String
    let elements: [HeaderElement]

    var description: String {
      let names = elements.map { "'\($0.name)'" }.joined(separator: ", ")
      let known = elements.isEmpty ? "it has none" : "it has \(names)"
      return "HeaderAttachment.bind: \(technique) has no element '\(name)'; \(known)"
    }
  }
#endif
