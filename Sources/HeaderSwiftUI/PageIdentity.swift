#if !os(tvOS) && !os(watchOS)
  /// Which page a selection names. A selection may be optional where the pages' own identities are not.
  enum PageIdentity {
    static func page<Selection: Hashable>(of selection: Selection) -> AnyHashable? {
      guard let optional = selection as? any OptionalIdentity else { return selection }
      return optional.identity
    }
  }

  private protocol OptionalIdentity {
    var identity: AnyHashable? { get }
  }

  extension Optional: OptionalIdentity where Wrapped: Hashable {
    fileprivate var identity: AnyHashable? { self }
  }
#endif
