#if !os(tvOS) && !os(watchOS)
  import HeaderCore

  /// A technique whose type is forgotten, as a view compares it with the last one.
  struct AnyTechnique: Equatable {
    let behavior: any HeaderBehavior

    static func == (one: AnyTechnique, other: AnyTechnique) -> Bool {
      one.behavior.isEqual(to: other.behavior)
    }
  }

  extension HeaderBehavior {
    fileprivate func isEqual(to other: any HeaderBehavior) -> Bool { other as? Self == self }
  }

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
