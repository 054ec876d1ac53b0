#if !hasFeature(Embedded)
  import HeaderCore

  extension RecordedTechnique {
    /// A recording's first line, without its line feed:
    /// `{"format":"scroll-recording","version":1,"technique":"twitter-condense","parameters":{…}}`.
    public var line: String {
      var json = JSONWriter()
      json.object { json in
        json.member(.format, RecordField.formatName)
        json.member(.version, RecordField.supportedVersion)
        json.member(.technique, name)
        json.key(RecordField.parameters.rawValue)
        json.object { json in
          for assignment in parameters { json.member(assignment) }
        }
      }
      return json.text
    }
  }

  extension ScrollRecord {
    /// The record as a recording's line, without its line feed; `nil` where a number is not finite.
    ///
    /// Numbers are the shortest decimals that read back as exactly themselves. What a record does
    /// not have has no key.
    public var line: String? {
      guard isFinite else { return nil }
      var json = JSONWriter()
      json.object { json in
        json.member(.time, time)
        switch kind {
        case .start:
          json.member(.event, RecordField.startName)
        case .event(let event):
          json.member(.event, event.name)
          json.members(of: event)
        }
        if let finger { json.member(.finger, finger) }
        json.members(of: context.scroll)
        json.members(of: context.environment)
        if let layout = context.visibleLayout {
          json.key(RecordField.visibleLayout.rawValue)
          json.object { $0.members(of: layout) }
        }
      }
      return json.text
    }
  }

  extension JSONWriter {
    /// A number reads back as the very same, so a zero keeps its sign.
    fileprivate mutating func member(_ field: RecordField, _ number: Double) {
      key(field.rawValue)
      self.number(number, keepsSignOfZero: true)
    }

    fileprivate mutating func member(_ field: RecordField, _ flag: Bool) {
      key(field.rawValue)
      self.flag(flag)
    }

    fileprivate mutating func member(_ field: RecordField, _ string: String) {
      member(field.rawValue, string)
    }

    /// Nothing for a number that JSON cannot spell.
    fileprivate mutating func member(_ assignment: HeaderParameterAssignment) {
      if case .number(let number) = assignment.value, !number.isFinite { return }
      key(assignment.name)
      switch assignment.value {
      case .number(let number): self.number(number, keepsSignOfZero: true)
      case .flag(let flag): self.flag(flag)
      case .choice(let choice): string(choice)
      }
    }

    fileprivate mutating func members(of event: ScrollEvent) {
      switch event {
      case .didScroll(let cause):
        member(.cause, cause.name)
      case .willEndDragging(let velocity, let targetContentOffset):
        member(.velocity, velocity)
        member(.targetContentOffset, targetContentOffset)
      case .didEndDragging(let willDecelerate):
        member(.willDecelerate, willDecelerate)
      case .setFraction(let fraction, let animated):
        if fraction == 0 || fraction == 1 {
          member(.isCollapsed, fraction == 1)
        } else {
          member(.fraction, fraction)
        }
        member(.animated, animated)
      case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange,
        .contentReplaced:
        break
      }
    }

    fileprivate mutating func members(of scroll: ScrollMetrics) {
      member(.contentOffset, scroll.contentOffset)
      member(.contentSize, scroll.contentSize)
      member(.bounds, scroll.bounds)
      member(.insetTop, scroll.adjustedContentInset.top)
      member(.insetBottom, scroll.adjustedContentInset.bottom)
      member(.headerInset, scroll.headerInset)
      member(.isTracking, scroll.isTracking)
      member(.unboundedContentOffset, scroll.position)
    }

    fileprivate mutating func members(of environment: HeaderEnvironment) {
      member(.containerHeight, environment.containerHeight)
      member(.safeAreaTop, environment.safeAreaTop)
      if let height = environment.fittingHeight { member(.fittingHeight, height) }
      member(.prefersReducedMotion, environment.prefersReducedMotion)
      if environment.mounting != .beside { member(.mounting, environment.mounting.rawValue) }
    }

    fileprivate mutating func members(of layout: HeaderLayout) {
      member(.headerMinY, layout.headerMinY)
      member(.headerHeight, layout.headerHeight)
      member(.scrollViewMinY, layout.scrollViewMinY)
      member(.contentInsetTop, layout.contentInsetTop)
      if layout.restMinY != layout.scrollViewMinY { member(.restMinY, layout.restMinY) }
      member(.collapsedFraction, layout.collapsedFraction)
      member(.stretch, layout.stretch)
    }
  }

  /// The keys of a recording's lines. What the tool's rows have as well is called as it is there.
  enum RecordField: String {
    // The first line.
    case format
    case version
    case technique
    case parameters

    // Every other line.
    case time
    case event
    case finger
    case contentOffset = "content_offset"
    case contentSize = "content_size"
    case bounds
    case insetTop = "inset_top"
    case insetBottom = "inset_bottom"
    case headerInset = "header_inset"
    case isTracking = "is_tracking"
    case unboundedContentOffset = "unbounded_content_offset"
    case containerHeight = "container_height"
    case safeAreaTop = "safe_area_top"
    case fittingHeight = "fitting_height"
    case prefersReducedMotion = "prefers_reduced_motion"
    case mounting
    case visibleLayout = "visible_layout"

    // The events' own values.
    case cause
    case velocity
    case targetContentOffset = "target_content_offset"
    case willDecelerate = "will_decelerate"
    case isCollapsed = "is_collapsed"
    case fraction
    case animated

    // A visible layout.
    case headerMinY = "header_min_y"
    case headerHeight = "header_height"
    case scrollViewMinY = "scroll_view_min_y"
    case contentInsetTop = "content_inset_top"
    case restMinY = "rest_min_y"
    case collapsedFraction = "collapsed_fraction"
    case stretch

    /// What the first line's `format` says.
    static let formatName = "scroll-recording"
    /// The one version there is.
    static let supportedVersion = 1.0
    /// What `event` says where a driver started over.
    static let startName = "start"
  }
#endif
