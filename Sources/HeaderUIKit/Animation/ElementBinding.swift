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
    /// Gives the element's attributes the values they have in `layout`.
    func apply(_ tracks: [HeaderTrack], in layout: HeaderLayout)
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

    func apply(_ tracks: [HeaderTrack], in layout: HeaderLayout) {
      for track in tracks { body(track.attribute, track.value(in: layout)) }
    }

    func restore() {}
  }

  /// Sets a view's opacity and scale, and the constants of the constraints that are given for its
  /// edges.
  @MainActor
  final class ViewBinding: ElementBinding {
    @AppView private var view: UIView
    private let edges: [HeaderAttribute: NSLayoutConstraint]
    private let original: (alpha: Double, transform: CGAffineTransform)
    private let originalConstants: [HeaderAttribute: Double]

    init(_ view: UIView, edges: [HeaderAttribute: NSLayoutConstraint]) {
      _view = AppView(view)
      self.edges = edges
      original = (Double(view.alpha), view.transform)
      originalConstants = edges.mapValues { Double($0.constant) }
    }

    func apply(_ tracks: [HeaderTrack], in layout: HeaderLayout) {
      for track in tracks {
        let value = track.value(in: layout)
        switch track.attribute {
        case .opacity:
          if Double(view.alpha) != value { view.alpha = value }
        case .scale:
          view.transform = CGAffineTransform(scaleX: value, y: value)
        case .top, .bottom, .leading, .trailing:
          edges[track.attribute]?.place(at: value)
        case .colorState:
          // Which colours those are is the app's to say, in a closure.
          break
        }
      }
    }

    func restore() {
      view.alpha = original.alpha
      view.transform = original.transform
      for (attribute, constant) in originalConstants { edges[attribute]?.place(at: constant) }
    }
  }
#endif
