#if !os(tvOS) && !os(watchOS)
  import HeaderCore

  /// A type-erased technique that views can compare.
  struct AnyTechnique: Equatable {
    let behavior: any HeaderBehavior

    static func == (one: AnyTechnique, other: AnyTechnique) -> Bool {
      one.behavior.isEqual(to: other.behavior)
    }
  }

  extension HeaderBehavior {
    fileprivate func isEqual(to other: any HeaderBehavior) -> Bool { other as? Self == self }
  }
#endif
