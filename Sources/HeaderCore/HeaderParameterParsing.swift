#if !hasFeature(Embedded)
  extension HeaderParameterDescription {
    /// The value that `text` spells, checked against the domain.
    ///
    /// Numbers are decimal, with an optional fraction and exponent. Switches are `true` or `false`.
    public func value(from text: String) throws(HeaderParameterError) -> HeaderParameterValue {
      guard let value = domain.value(spelledBy: text) else {
        throw .notAValue(name: name, text: text, expected: domain)
      }
      guard domain.contains(value) else {
        throw .outOfRange(name: name, value: value, allowed: domain)
      }
      return value
    }
  }

  extension HeaderParameterDomain {
    fileprivate func value(spelledBy text: String) -> HeaderParameterValue? {
      switch self {
      case .range: decimal(text).map { .number($0) }
      case .flag: Bool(text).map { .flag($0) }
      case .choices(let choices): choices.contains(text) ? .choice(text) : nil
      }
    }

    /// `Double` reads hexadecimal digits, `inf` and `nan` as well.
    private func decimal(_ text: String) -> Double? {
      guard !text.utf8.contains(where: { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") })
      else { return nil }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }
#endif
