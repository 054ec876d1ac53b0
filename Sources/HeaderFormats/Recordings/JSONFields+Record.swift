#if !hasFeature(Embedded)
  import HeaderCore

  extension JSONFields {
    func numberIfAny(_ field: RecordField) throws(Problem) -> Double? {
      has(field) ? try number(field) : nil
    }

    /// One event of every name, whatever its values.
    private static let events: [ScrollEvent] = [
      .didScroll(.drag), .willBeginDragging, .willEndDragging(velocity: 0, targetContentOffset: 0),
      .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced,
      .setCollapsed(false, animated: false), .setFraction(0.5, animated: false),
    ]

    func kind() throws(Problem) -> ScrollRecord.Kind {
      let name = try text(.event)
      guard name != RecordField.startName else { return .start }
      guard let event = JSONFields.events.first(where: { $0.name == name }) else {
        let names = [RecordField.startName] + JSONFields.events.map { $0.name }
        throw .unknownEvent(
          name, suggestions: NameSuggestion.suggestions(for: name, among: names))
      }
      return .event(try eventWithValues(like: event))
    }

    private func eventWithValues(like event: ScrollEvent) throws(Problem) -> ScrollEvent {
      switch event {
      case .didScroll:
        .didScroll(try cause())
      case .willEndDragging:
        .willEndDragging(
          velocity: try number(.velocity), targetContentOffset: try number(.targetContentOffset))
      case .didEndDragging:
        .didEndDragging(willDecelerate: try flag(.willDecelerate))
      case .setFraction:
        .setFraction(
          has(.fraction) ? try number(.fraction) : try flag(.isCollapsed) ? 1 : 0,
          animated: try flag(.animated))
      case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced:
        event
      }
    }

    private func cause() throws(Problem) -> ScrollCause {
      let name = try text(.cause)
      guard let cause = ScrollCause.allCases.first(where: { $0.name == name }) else {
        throw .unknownCause(name)
      }
      return cause
    }

    func context() throws(Problem) -> HeaderContext {
      HeaderContext(
        scroll: try scroll(), environment: try environment(),
        visibleLayout: has(.visibleLayout) ? try object(.visibleLayout).layout() : nil)
    }

    private func scroll() throws(Problem) -> ScrollMetrics {
      ScrollMetrics(
        contentOffset: try number(.contentOffset), contentSize: try number(.contentSize),
        bounds: try number(.bounds),
        adjustedContentInset: ScrollInsets(
          top: try number(.insetTop), bottom: try number(.insetBottom)),
        headerInset: try number(.headerInset), isTracking: try flag(.isTracking),
        position: try number(.unboundedContentOffset))
    }

    private func mounting() throws(Problem) -> HeaderMounting {
      let name = try text(.mounting)
      guard let mounting = HeaderMounting(rawValue: name) else { throw .unknownMounting(name) }
      return mounting
    }

    private func environment() throws(Problem) -> HeaderEnvironment {
      HeaderEnvironment(
        containerHeight: try number(.containerHeight), safeAreaTop: try number(.safeAreaTop),
        fittingHeight: try numberIfAny(.fittingHeight),
        prefersReducedMotion: try flag(.prefersReducedMotion),
        mounting: has(.mounting) ? try mounting() : .beside)
    }

    private func layout() throws(Problem) -> HeaderLayout {
      HeaderLayout(
        headerMinY: try number(.headerMinY), headerHeight: try number(.headerHeight),
        scrollViewMinY: try number(.scrollViewMinY),
        contentInsetTop: try number(.contentInsetTop),
        restMinY: try numberIfAny(.restMinY),
        collapsedFraction: try number(.collapsedFraction), stretch: try number(.stretch))
    }
  }
#endif
