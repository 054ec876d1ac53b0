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

    /// `Double` also reads hexadecimal numbers, infinities and NaN; their letters are none of these.
    private func decimal(_ text: String) -> Double? {
      guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }
#endif
