#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  extension HeaderAttachment {
    /// The technique with its parameters, its state and its choreography.
    public var driver: any HeaderDriving { observed.forwarder.driver }

    /// The header's current layout. While an animation runs, the screen may still be on its way there.
    public var layout: HeaderLayout {
      // A delegate may be called before observers.
      active.reportSnapshot()
      return presenter.layout
    }

    /// The layout as it was last placed. Reading it has no side effects, so that `updateProperties()` and other
    /// updates may read it. ``onLayout`` is called when it changes.
    public var placedLayout: HeaderLayout { presenter.layout }

    /// The header's parts in its ``placedLayout``, top to bottom; empty if its technique has none.
    public var parts: HeaderParts { driver.parts(of: placedLayout) }

    /// Collapses or expands the header. If the user prefers reduced motion, it is not animated.
    public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
      setFraction(isCollapsed ? 1 : 0, animated: animated)
    }

    /// Moves the header to a collapsed fraction, from 0 for expanded to 1 for collapsed, or to the nearest one at
    /// which it may rest. Outside a window this waits until the list is in one, and is not animated.
    public func setFraction(_ fraction: Double, animated: Bool) {
      // Rows that were loaded just now have their size only after a layout.
      UIView.performWithoutAnimation { activeScrollView.layOutIfShown() }
      tell { $0.setFraction(fraction, animated: animated, at: $1) }
    }

    /// Holds the header where it is, for example while a search field in it is in use. The content scrolls alone.
    /// Requests of the app and new geometry still move the header. Balance each call with a ``release()``.
    public func hold() {
      tell { $0.hold(true, at: $1) }
    }

    /// Takes one ``hold()`` back. After the last one the header moves again, from where it is. Does nothing
    /// without a hold.
    public func release() {
      tell { $0.hold(false, at: $1) }
    }

    /// Passes a request of the app on, after a current snapshot of the list.
    private func tell(_ body: (ObservedHeader, Double) -> Void) {
      guard isAttached else { return }
      active.reportSnapshot()
      body(observed, CACurrentMediaTime())
      active.watchTurnsIfNeeded()
    }

    /// Measures the header again. Call this when something changed that its height depends on, such as a text or a
    /// picture. It is not needed for larger text or a new width.
    public func headerContentDidChange() {
      active.headerContentDidChange()
    }

    /// Points of the content that are under the header, and 0 if the content begins below it. Use it for a hairline,
    /// a shadow or an edge effect.
    public var overlap: Double {
      active.reportSnapshot()
      return observed.presented.overlap
    }

    /// Whether the scroll edge effect at the top of the active list extends to the lower edge of the collapsed
    /// header. The default is `false`. The effect is shaped by a view behind the header, whose height does not
    /// change while the header moves. Leave the header's own background clear.
    @available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *)
    public var shapesScrollEdge: Bool {
      get { presenter.edgeEffect.isActive }
      set {
        guard isAttached else { return }
        if newValue {
          presenter.edgeEffect.begin(behind: presenter.placer.header, of: activeScrollView)
          updateEdgeEffect()
        } else {
          presenter.edgeEffect.end()
        }
      }
    }

    /// Called with every placed layout and its ``overlap``, and with the current ones when it is set. If the header
    /// is animated, it is called inside the animation, so that its changes are animated too.
    public var onLayout: (@MainActor (_ layout: HeaderLayout, _ overlap: Double) -> Void)? {
      get { presenter.onLayout }
      set {
        presenter.onLayout = newValue
        presenter.reportLayout()
      }
    }

    // MARK: Changes

    /// Replaces the technique or its parameters. The header continues from where it is on the screen, without a
    /// jump. Views that are bound to elements of the choreography stay bound to the elements with the same names; an
    /// attribute that no longer has a track gets its original value back, and is then the app's.
    public func replace(_ behavior: some HeaderBehavior) {
      replace(driver: HeaderDriver(behavior))
    }

    /// Replaces the technique with `driver`'s, without a jump.
    public func replace(driver: any HeaderDriving) {
      let chose = self.driver.traits.choosesTarget
      tell { observed, time in
        // Before, so that the animation to the other technique's layout plays its elements.
        presenter.rebind(to: driver.choreography)
        observed.replace(with: driver, at: time)
        presenter.applyBindings()
        // Leaves the attributes without a track to the app.
        presenter.rebind(to: driver.choreography)
        guard driver.traits.choosesTarget != chose else { return }
        for host in hosts { host.observe() }
      }
    }

    // MARK: Touches

    /// Whether a drag that begins on the header, or anywhere else in the view around header and list, also scrolls
    /// the active list. The default is `false`. Controls there still receive taps; a drag that begins on one cancels
    /// the tap. If the header lies in the scroll view, such a drag always scrolls.
    public var scrollsFromHeader: Bool {
      get { presenter.touches.scrolls }
      set {
        presenter.touches.scrolls = newValue
        updateTouches()
      }
    }

    /// Leaves drags that begin on `view`, a map in the header for example, to that view. They scroll no list.
    public func ignoreTouches(on view: UIView) {
      guard isAttached else { return }
      presenter.touches.block(on: view) { [weak self] recognizer in
        self?.hosts.contains { $0.link.view.panGestureRecognizer === recognizer } ?? false
      }
    }

    /// Scrolls the active list as a three-finger swipe with VoiceOver does on the list itself. Returns whether it
    /// scrolled.
    ///
    /// VoiceOver asks the focused element first, and then its responder chain. A header over a list is not inside
    /// the list, so override the method of this name in the header or in your controller, and call this one. A
    /// ``HeaderContainerViewController`` already does.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      active.link.view.accessibilityScroll(direction)
    }

    /// The titles of the actions that VoiceOver, Switch Control and keyboards offer for the header view and its
    /// subviews: to expand the header unless it is expanded, and to collapse it unless it is collapsed. `nil` offers
    /// no actions. The header is held while their focus is in it.
    public var accessibilityTitles: HeaderAccessibilityTitles? {
      get { presenter.accessibility?.titles }
      set { presenter.accessibility?.titles = newValue }
    }

    /// Receives every event after the technique, and may change its answer. It is held weakly.
    public var client: (any ScrollForwarderClient)? {
      get { observed.forwarder.client }
      set { observed.forwarder.client = newValue }
    }

    // MARK: Choreography

    /// Lets `view` play the element `name` of the technique's choreography.
    ///
    /// Sets the view's opacity and scale, its background color if you pass `colors`, and the constants of the
    /// constraints that you pass as `edges`: `.top`, which is measured from the safe area, `.bottom`, `.leading` and
    /// `.trailing`. The items of a constraint may be in either order. If the choreography has no such element, nothing
    /// happens, and a debug build logs the names that it has.
    public func bind(
      _ name: String, to view: UIView, edges: [HeaderAttribute: NSLayoutConstraint] = [:],
      colors: HeaderColors? = nil
    ) {
      bind(name, with: { HeaderBinding($0, view, edges: edges, colors: colors) })
    }

    /// Lets `body` play the element `name` of the choreography. It is called with each attribute that the element
    /// has and its value, inside the animation if the header is animated.
    public func bind(
      _ name: String, _ body: @escaping @MainActor (HeaderAttribute, Double) -> Void
    ) {
      bind(name, with: { HeaderBinding($0, body) })
    }

    /// Gives `view`, a subview of the header, the top and the height of the part at `index`, where 0 is the top
    /// part. Its sides are yours. Its height is 0 while the technique has no such part.
    public func bind(part index: Int, to view: UIView) {
      if isAttached { presenter.bind(HeaderBinding(part: index, view)) }
    }

    private func bind(_ name: String, with make: (HeaderElement) -> HeaderBinding) {
      let choreography = driver.choreography
      guard let element = choreography.elements.first(where: { $0.name == name }) else {
        #if DEBUG
          NSLog("%@", choreography.report(ofMissing: name, in: driver.descriptor.name))
        #endif
        return presenter.unbind(name)
      }
      if isAttached { presenter.bind(make(element)) }
    }
  }
#endif
