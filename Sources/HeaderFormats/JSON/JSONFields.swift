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
  }
#endif
