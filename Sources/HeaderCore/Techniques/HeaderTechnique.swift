/// One entry of a catalog: a technique whose type is forgotten.
public struct HeaderTechnique: Sendable {
  /// How the technique introduces itself.
  public let descriptor: HeaderDescriptor
  /// What can be tuned, with the document's own values as defaults.
  public let parameters: [HeaderParameterDescription]
  #if !hasFeature(Embedded)
    /// The type that was forgotten, for whoever needs it back: pass it to a generic function.
    public let behaviorType: any HeaderBehavior.Type
  #endif

  @usableFromInline let make:
    @Sendable ([HeaderParameterAssignment]) throws(HeaderParameterError) -> any HeaderDriving

  /// The entry for techniques of `type`.
  @inlinable
  public init<Behavior: HeaderBehavior>(_ type: Behavior.Type) {
    #if !hasFeature(Embedded)
      behaviorType = type
    #endif
    descriptor = Behavior.descriptor
    let document = Behavior()
    parameters = Behavior.parameters.map { $0.description(default: document) }
    make = { (assignments) throws(HeaderParameterError) in
      ErasedHeaderDriver(HeaderDriver(try Behavior(applying: assignments)))
    }
  }

  /// A driver for the technique with `assignments` made in order; the rest as the document has it.
  ///
  /// Throws for an unknown name, a value outside its domain, or values that contradict each other.
  public func makeDriver(
    _ assignments: [HeaderParameterAssignment] = []
  ) throws(HeaderParameterError) -> any HeaderDriving {
    try make(assignments)
  }
}
