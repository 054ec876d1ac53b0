#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// One element of a choreography, and what plays it.
  @MainActor
  protocol ElementBinding: AnyObject {
    /// Gives the element's attributes the values they have in `layout`, of a header whose top
    /// `safeAreaTop` points are covered.
    func apply(_ tracks: [HeaderTrack], in layout: HeaderLayout, safeAreaTop: Double)
    /// Leaves everything as it was found.
    func restore()
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

    func apply(_ tracks: [HeaderTrack], in layout: HeaderLayout, safeAreaTop: Double) {
      for track in tracks { body(track.attribute, track.value(in: layout)) }
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

    func apply(_ tracks: [HeaderTrack], in layout: HeaderLayout, safeAreaTop: Double) {
      for track in tracks {
        let value = track.value(in: layout)
        switch track.attribute {
        case .opacity:
          if Double(view.alpha) != value { view.alpha = value }
        case .scale:
          view.transform = CGAffineTransform(scaleX: value, y: value)
        case .top, .bottom, .leading, .trailing:
          edges[track.attribute]?.place(at: value, safeAreaTop: safeAreaTop)
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
#endif
