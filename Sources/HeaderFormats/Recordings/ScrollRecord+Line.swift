#if !hasFeature(Embedded)
  public import HeaderCore

  extension RecordedTechnique {
    /// A recording's first line, without its line feed:
    /// `{"format":"scroll-recording","version":1,"technique":"twitter-condense","parameters":{…}}`.
    public var line: String {
      var values = JSONObjectText()
      for assignment in parameters { values.add(assignment) }
      var object = JSONObjectText()
      object.add(.format, RecordField.formatName)
      object.add(.version, RecordField.supportedVersion)
      object.add(.technique, name)
      object.add(.parameters, values)
      return object.text
    }
  }

  extension ScrollRecord {
    /// The record as a recording's line, without its line feed; `nil` where a number is not finite.
    ///
    /// Numbers are the shortest decimals that read back as exactly themselves. What a record does
    /// not have has no key.
    public var line: String? {
      guard isFinite else { return nil }
      var object = JSONObjectText()
      object.add(.time, time)
      switch kind {
      case .start:
        object.add(.event, RecordField.startName)
      case .event(let event):
        object.add(.event, event.name)
        object.add(valuesOf: event)
      }
      object.add(.finger, finger)
      object.add(context.scroll)
      object.add(context.environment)
      if let layout = context.visibleLayout { object.add(.visibleLayout, layout.object) }
      return object.text
    }
  }

  extension JSONObjectText {
    fileprivate mutating func add(valuesOf event: ScrollEvent) {
      switch event {
      case .didScroll(let cause):
        add(.cause, cause.name)
      case .willEndDragging(let velocity, let targetContentOffset):
        add(.velocity, velocity)
        add(.targetContentOffset, targetContentOffset)
      case .didEndDragging(let willDecelerate):
        add(.willDecelerate, willDecelerate)
      case .setCollapsed(let isCollapsed, let animated):
        add(.isCollapsed, isCollapsed)
        add(.animated, animated)
      case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange:
        break
      }
    }

    fileprivate mutating func add(_ scroll: ScrollMetrics) {
      add(.contentOffset, scroll.contentOffset)
      add(.contentSize, scroll.contentSize)
      add(.bounds, scroll.bounds)
      add(.insetTop, scroll.adjustedContentInset.top)
      add(.insetBottom, scroll.adjustedContentInset.bottom)
      add(.headerInset, scroll.headerInset)
      add(.isTracking, scroll.isTracking)
      add(.unboundedContentOffset, scroll.unboundedContentOffset)
    }

    fileprivate mutating func add(_ environment: HeaderEnvironment) {
      add(.containerHeight, environment.containerHeight)
      add(.safeAreaTop, environment.safeAreaTop)
      add(.fittingHeight, environment.fittingHeight)
      add(.prefersReducedMotion, environment.prefersReducedMotion)
    }
  }

  extension HeaderLayout {
    fileprivate var object: JSONObjectText {
      var object = JSONObjectText()
      object.add(.headerMinY, headerMinY)
      object.add(.headerHeight, headerHeight)
      object.add(.scrollViewMinY, scrollViewMinY)
      object.add(.contentInsetTop, contentInsetTop)
      object.add(.collapsedFraction, collapsedFraction)
      object.add(.stretch, stretch)
      return object
    }
  }
#endif
