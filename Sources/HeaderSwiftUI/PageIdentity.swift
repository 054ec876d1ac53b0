#if !os(tvOS) && !os(watchOS)
  /// The identity of the page that a selection names. A selection may be optional even if the identities are not.
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
