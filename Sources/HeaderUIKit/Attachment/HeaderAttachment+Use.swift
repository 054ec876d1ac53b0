#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  extension HeaderAttachment {
    /// Answers every event: the technique, its parameters and its choreography.
    public var driver: any HeaderDriving { observed.forwarder.driver }

    /// Where the header belongs now; what is on screen while an animation runs may still be on its
    /// way there.
    public var layout: HeaderLayout {
      // A delegate may hear of a scroll before observers do.
      active.look()
      return presenter.layout
    }

    /// The layout as it was last placed. Reading it does nothing else, so that it may be read in
    /// `updateProperties()` and other updates; ``onLayout`` says when it is another.
    public var placedLayout: HeaderLayout { presenter.layout }

    /// What the header is made of in its ``placedLayout``, top to bottom; none unless its technique says so.
    public var parts: HeaderParts { driver.parts(of: placedLayout) }

    /// Collapses or expands the header. What `animated` asks for happens at once where the user
    /// prefers reduced motion.
    public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
      setFraction(isCollapsed ? 1 : 0, animated: animated)
    }

    /// Brings the header to a collapsed fraction, 0 expanded to 1 collapsed, or to the nearest one that
    /// it may rest at.
    public func setFraction(_ fraction: Double, animated: Bool) {
      tell { $0.setFraction(fraction, animated: animated, at: $1) }
    }

    /// Holds the header where it is, while a search field in it is in use for example, and the content
    /// scrolls alone. Each call needs a ``release()`` of its own. What the app asks for still moves the
    /// header, and so does new geometry.
    public func hold() {
      hold(true)
    }

    /// Takes one ``hold()`` back. After the last one the header moves again, from where it is; without
    /// any, nothing happens.
    public func release() {
      hold(false)
    }

    /// Holds the header, or takes one hold back.
    func hold(_ holds: Bool) {
      tell { $0.hold(holds, at: $1) }
    }

    /// Tells the header what the app says, as everything is at this moment.
    private func tell(_ body: (ObservedHeader, Double) -> Void) {
      guard isAttached else { return }
      active.look()
      body(observed, active.link.time)
      active.keepLooking()
    }

    /// Call when something in the header has changed that its height depends on: a text, a picture.
    /// Larger text and another width are noticed without it.
    public func headerContentDidChange() {
      active.headerContentDidChange()
    }

    /// Points of the content that lie under the header, 0 where it begins below. What a hairline, a
    /// shadow or an edge effect follows.
    public var overlap: Double {
      active.look()
      return presenter.overlap
    }

    /// Whether the scroll edge effect at the top of the active list reaches down to where the collapsed
    /// header ends; it does not unless set. An element of ours behind the header has that height, which
    /// never changes as the header moves. Leave the header's own background clear there.
    @available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *)
    public var shapesScrollEdge: Bool {
      get { presenter.edge.isActive }
      set {
        if newValue {
          presenter.edge.begin(behind: presenter.placer.header, of: activeScrollView)
          edgeMayHaveChanged()
        } else {
          presenter.edge.end()
        }
      }
    }

    /// Called with every layout that is placed and the ``overlap`` there, inside the animation if
    /// there is one, so that whatever it changes moves along. Called at once with the current ones.
    public var onLayout: (@MainActor (_ layout: HeaderLayout, _ overlap: Double) -> Void)? {
      get { presenter.onLayout }
      set {
        presenter.onLayout = newValue
        newValue?(presenter.layout, presenter.overlap)
      }
    }

    // MARK: Changes

    /// Goes on with other parameters, or another technique: from where the header is seen, without a
    /// jump. What is bound to elements of the choreography stays bound to those of the same name.
    public func replace(_ behavior: some HeaderBehavior) {
      replace(driver: HeaderDriver(behavior))
    }

    /// Goes on with `driver`'s technique, from where the header is seen, without a jump.
    public func replace(driver: any HeaderDriving) {
      tell { $0.replace(with: driver, at: $1) }
      presenter.rebind(to: driver.choreography, in: active.bound(in: presenter.layout))
    }

    // MARK: Touches

    /// Whether a finger that begins on the header, or anywhere else in the view around header and
    /// list, scrolls the active list as well; it does not unless set. A control there is tapped as
    /// ever, and a drag that begins on it cancels the tap. Where the header lies in the scroll view a
    /// finger on it always scrolls.
    public var scrollsFromHeader: Bool {
      get { presenter.touches.scrolls }
      set {
        presenter.touches.scrolls = newValue
        updateTouches()
      }
    }

    /// Lets a finger that begins on `view`, a map in the header for example, do what it does there, and
    /// scroll no list.
    public func ignoreTouches(on view: UIView) {
      presenter.touches.keep(on: view) { [weak self] recognizer in
        self?.hosts.contains { $0.link.view.panGestureRecognizer === recognizer } ?? false
      }
    }

    /// Scrolls the active list as VoiceOver's three fingers would on the list itself; gives whether it
    /// did.
    ///
    /// What VoiceOver stands on is asked first, and then everyone up the responder chain. A header over
    /// a list does not lie in it: pass the question on from the header, or from your controller, where
    /// you override the method of this name. A ``HeaderContainerViewController`` does so by itself.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      active.link.view.accessibilityScroll(direction)
    }

    /// What VoiceOver, Switch Control and keyboards offer to do with the header, as an action of the header
    /// view's and of what is in it: to expand a header that is not, and to collapse one that is not. `nil`
    /// offers nothing. While their focus is in the header, it is held.
    public var accessibilityTitles: HeaderAccessibilityTitles? {
      get { presenter.accessibility?.titles }
      set { presenter.accessibility?.titles = newValue }
    }

    /// Hears every event after the technique, with the last word on its answer; held weakly.
    public var client: (any ScrollForwarderClient)? {
      get { observed.forwarder.client }
      set { observed.forwarder.client = newValue }
    }

    // MARK: Choreography

    /// Lets `view` play the element `name` of the technique's choreography.
    ///
    /// Its opacity and scale are set on the view, and its background colour if `colors` are given;
    /// `edges` are the app's constraints for its edges, either way round, whose constants are set:
    /// `.top`, which is measured from below the safe area, `.bottom`, `.leading`, `.trailing`. A name
    /// that the choreography does not have does nothing; a debug build says so, with the names there are.
    public func bind(
      _ name: String, to view: UIView, edges: [HeaderAttribute: NSLayoutConstraint] = [:],
      colors: HeaderColors? = nil
    ) {
      play(name) { ElementBinding($0, view, edges: edges, colors: colors) }
    }

    /// Lets `body` play the element `name` of the choreography: it is called with each attribute
    /// that moves and its value, a colour state for example, inside the animation if there is one.
    public func bind(
      _ name: String, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void
    ) {
      play(name) { ElementBinding($0, body) }
    }

    /// Keeps `view`, a subview of the header, from top to bottom where the part at `index` is, 0 being the
    /// top one; its sides are yours. It has no height while the technique has no such part.
    public func bind(part index: Int, to view: UIView) {
      bind(ElementBinding(part: index, view))
    }

    private func play(_ name: String, with make: (HeaderElement) -> ElementBinding) {
      let choreography = driver.choreography
      guard let element = choreography.elements.first(where: { $0.name == name }) else {
        #if DEBUG
          NSLog("%@", choreography.report(ofMissing: name, in: driver.descriptor.name))
        #endif
        return presenter.unbind(name)
      }
      bind(make(element))
    }

    private func bind(_ binding: ElementBinding) {
      presenter.unbind(binding.element.name)
      presenter.bindings.append(binding)
      binding.play(in: active.bound(in: presenter.layout))
    }
  }
#endif
