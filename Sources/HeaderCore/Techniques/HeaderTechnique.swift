/// One entry of a catalog: a technique whose type is forgotten.
public struct HeaderTechnique: Sendable {
  /// How the technique introduces itself.
  public let descriptor: HeaderDescriptor
  /// What moves the header, with the document's own parameters.
  public let traits: HeaderTraits
  /// What can be tuned, with the document's own values as defaults.
  public let parameters: [HeaderParameterDescription]
  #if !hasFeature(Embedded)
    /// The type that was forgotten. To have it back, pass it to a generic function.
    public let behaviorType: any HeaderBehavior.Type
  #endif

  @usableFromInline let make:
    @Sendable (
      _ assignments: [HeaderParameterAssignment], _ base: [HeaderParameterAssignment]
    ) throws(HeaderParameterError) -> any HeaderDriving

  /// The entry for techniques of `type`.
  @inlinable
  public init<Behavior: HeaderBehavior>(_ type: Behavior.Type) {
    #if !hasFeature(Embedded)
      behaviorType = type
    #endif
    descriptor = Behavior.descriptor
    let document = Behavior()
    traits = document.traits
    parameters = Behavior.parameters.map { $0.description(default: document) }
    make = { (assignments, base) throws(HeaderParameterError) in
      var behavior = try Behavior(applying: base)
      try behavior.apply(assignments)
      return HeaderDriver(behavior)
    }
  }

  /// A driver for the technique with `assignments` made in order on top of those of `base`; the rest
  /// as the document has it. A value of `base` follows its partner among `assignments`.
  ///
  /// - Throws: for an unknown name, a value outside its domain, or values that contradict each
  ///   other.
  public func makeDriver(
    _ assignments: [HeaderParameterAssignment] = [], over base: [HeaderParameterAssignment] = []
  ) throws(HeaderParameterError) -> any HeaderDriving {
    try make(assignments, base)
  }
}
