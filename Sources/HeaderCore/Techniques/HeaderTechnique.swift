/// A type-erased technique, an entry of a catalog.
public struct HeaderTechnique: Sendable {
  /// The technique's name and texts.
  public let descriptor: HeaderDescriptor
  /// The traits with the default parameters.
  public let traits: HeaderTraits
  /// The parameters, with their default values.
  public let parameters: [HeaderParameterDescription]
  #if !hasFeature(Embedded)
    /// The erased type. Pass it to a generic function to use it.
    public let behaviorType: any HeaderBehavior.Type
  #endif

  @usableFromInline let make:
    @Sendable (
      _ assignments: [HeaderParameterAssignment], _ base: [HeaderParameterAssignment]
    ) throws(HeaderParameterError) -> any HeaderDriving

  /// An entry for techniques of `type`.
  @inlinable
  public init<Behavior: HeaderBehavior>(_ type: Behavior.Type) {
    #if !hasFeature(Embedded)
      behaviorType = type
    #endif
    descriptor = Behavior.descriptor
    let behavior = Behavior()
    traits = behavior.traits
    parameters = Behavior.parameters.map { $0.description(default: behavior) }
    make = { (assignments, base) throws(HeaderParameterError) in
      var behavior = try Behavior(applying: base)
      try behavior.apply(assignments)
      return HeaderDriver(behavior)
    }
  }

  /// Returns a driver for the technique with the values of `base` and, in order, of `assignments`. All other
  /// parameters have their default values. A value of `base` follows its partner among `assignments`.
  ///
  /// - Throws: ``HeaderParameterError`` for an unknown name, a value outside its domain, or values that
  ///   contradict each other.
  public func makeDriver(
    _ assignments: [HeaderParameterAssignment] = [], over base: [HeaderParameterAssignment] = []
  ) throws(HeaderParameterError) -> any HeaderDriving {
    try make(assignments, base)
  }
}
