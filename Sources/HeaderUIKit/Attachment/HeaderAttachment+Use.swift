#if canImport(UIKit) || canImport(HeadlessUIKit)
  public import HeaderCore
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  extension HeaderAttachment {
    /// Answers every event: the technique, its parameters and its choreography.
    public var driver: any HeaderDriving { engine.forwarder.driver }

    /// Where the header belongs now; what is on screen while an animation runs may still be on its
    /// way there.
    public var layout: HeaderLayout { engine.layout }

    /// Collapses or expands the header. What `animated` asks for happens at once where the user
    /// prefers reduced motion.
    public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
      engine.report(.setCollapsed(isCollapsed, animated: animated))
    }

    /// Brings the header to a collapsed fraction, 0 expanded to 1 collapsed, or to the nearest one that
    /// it may rest at.
    public func setFraction(_ fraction: Double, animated: Bool) {
      guard fraction.isFinite else { return }
      engine.report(.setFraction(min(max(fraction, 0), 1), animated: animated))
    }

    /// Call when something in the header has changed that its height depends on: a text, a picture.
    /// Larger text and another width are noticed without it.
    public func headerContentDidChange() {
      engine.headerContentDidChange()
    }

    /// Called with every layout that is placed, inside the animation if there is one, so that
    /// whatever it changes moves along. Called at once with the current layout.
    public var onLayout: (@MainActor (HeaderLayout) -> Void)? {
      get { engine.onLayout }
      set {
        engine.onLayout = newValue
        newValue?(engine.layout)
      }
    }

    /// Whether a finger that begins on the header, or anywhere else in the container, scrolls as
    /// well; it does not unless set. Where the header lies in the scroll view it always does.
    public var scrollsFromHeader: Bool {
      get { engine.isPanLent }
      set { newValue ? engine.lendPan() : engine.returnPan() }
    }

    /// Hears every event after the technique, with the last word on its answer; held weakly.
    public var client: (any ScrollForwarderClient)? {
      get { engine.forwarder.client }
      set { engine.forwarder.client = newValue }
    }

    // MARK: Choreography

    /// Lets `view` play the element `name` of the technique's choreography.
    ///
    /// Its opacity and scale are set on the view; `edges` are the app's constraints for its edges,
    /// whose constants are set: `.top`, `.bottom`, `.leading`, `.trailing`. A name that the
    /// choreography does not have does nothing.
    public func bind(
      _ name: String, to view: UIView, edges: [HeaderAttribute: NSLayoutConstraint] = [:]
    ) {
      bind(name, ViewBinding(view, edges: edges))
    }

    /// Lets `body` play the element `name` of the choreography: it is called with each attribute
    /// that moves and its value, a colour state for example, inside the animation if there is one.
    public func bind(
      _ name: String, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void
    ) {
      bind(name, ClosureBinding(body))
    }

    private func bind(_ name: String, _ binding: any ElementBinding) {
      for bound in engine.bindings where bound.element.name == name { bound.binding.restore() }
      engine.bindings.removeAll { $0.element.name == name }
      guard let element = driver.choreography.elements.first(where: { $0.name == name }) else {
        return
      }
      engine.bindings.append(BoundElement(element: element, binding: binding))
      binding.apply(element.tracks, in: engine.layout)
    }
  }
#endif
