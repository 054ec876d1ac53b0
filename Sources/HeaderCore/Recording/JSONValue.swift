#if !hasFeature(Embedded)
  /// What a JSON text spells.
  enum JSONValue: Equatable {
    /// A number; infinite where it is too large for one.
    case number(Double)
    case flag(Bool)
    case text(String)
    case object([JSONMember])
    /// What is in a list is of no use to a recording, and not kept.
    case list
    case null
  }

  /// One key of an object, with its value and where that is spelled.
  struct JSONMember: Equatable {
    let key: String
    let value: JSONValue
    let spelling: Range<Int>
  }

  /// Why bytes are no JSON object.
  enum JSONFault: Error, Equatable {
    case unexpected(at: Int, expected: ScrollRecordingError.Expectation)
    case brokenOff
    case repeatedKey(String)
  }
#endif
