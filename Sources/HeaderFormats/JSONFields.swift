#if !hasFeature(Embedded)
  import HeaderCore

  /// A JSON object in a recording's line, asked for what a recording has in it.
  struct JSONFields {
    typealias Problem = ScrollRecordingError.Problem

    private let members: [JSONMember]
    private let bytes: ArraySlice<UInt8>
    /// Stands before a key in a complaint.
    private let prefix: String

    /// The `members` spelled in `bytes`.
    init(_ members: [JSONMember], in bytes: ArraySlice<UInt8>, prefix: String = "") {
      self.members = members
      self.bytes = bytes
      self.prefix = prefix
    }

    func number(_ field: RecordField) throws(Problem) -> Double {
      let member = try member(field)
      guard case .number(let number) = member.value, number.isFinite else {
        throw wrongValue(member, .number)
      }
      return number
    }

    func flag(_ field: RecordField) throws(Problem) -> Bool {
      let member = try member(field)
      guard case .flag(let flag) = member.value else { throw wrongValue(member, .flag) }
      return flag
    }

    func text(_ field: RecordField) throws(Problem) -> String {
      let member = try member(field)
      guard case .text(let text) = member.value else { throw wrongValue(member, .text) }
      return text
    }

    func object(_ field: RecordField) throws(Problem) -> JSONFields {
      let member = try member(field)
      guard case .object(let members) = member.value else { throw wrongValue(member, .object) }
      return JSONFields(members, in: bytes, prefix: prefix + member.key + ".")
    }

    /// Every key as a parameter's name.
    func assignments() throws(Problem) -> [HeaderParameterAssignment] {
      var assignments: [HeaderParameterAssignment] = []
      for member in members {
        switch member.value {
        case .number(let number) where number.isFinite:
          assignments.append(HeaderParameterAssignment(member.key, .number(number)))
        case .flag(let flag): assignments.append(HeaderParameterAssignment(member.key, .flag(flag)))
        case .text(let text):
          assignments.append(HeaderParameterAssignment(member.key, .choice(text)))
        case .number, .object, .list, .null: throw wrongValue(member, .parameter)
        }
      }
      return assignments
    }

    /// Whether there is a value; `null` is none.
    func has(_ field: RecordField) -> Bool {
      members.contains { $0.key == field.rawValue && $0.value != .null }
    }

    private func member(_ field: RecordField) throws(Problem) -> JSONMember {
      guard let member = members.first(where: { $0.key == field.rawValue }) else {
        throw .missingField(prefix + field.rawValue)
      }
      return member
    }

    private func wrongValue(_ member: JSONMember, _ expected: ScrollRecordingError.ValueKind)
      -> Problem
    {
      .wrongValue(
        field: prefix + member.key,
        found: String(decoding: bytes[member.spelling], as: UTF8.self), expected: expected)
    }

    // MARK: A record

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
