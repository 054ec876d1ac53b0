#if !os(tvOS) && !os(watchOS)
  import HeaderCore

  /// A technique whose type is forgotten, so that a view can compare it with the one it had before.
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
