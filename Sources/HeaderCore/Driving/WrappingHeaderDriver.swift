/// A driver around another one: it answers as that does, and does something besides.
///
/// A conforming class says what it does with an event, in ``HeaderDriving/update(for:in:)``. Everything else
/// goes to its ``driver``, unless it says otherwise.
public protocol WrappingHeaderDriver: HeaderDriving {
  /// The driver that answers.
  var driver: any HeaderDriving { get }
}

extension WrappingHeaderDriver {
  /// The wrapped driver's.
  public var descriptor: HeaderDescriptor { driver.descriptor }
  /// The wrapped driver's.
  public var traits: HeaderTraits { driver.traits }
  /// The wrapped driver's.
  public var assignments: [HeaderParameterAssignment] { driver.assignments }
  /// The wrapped driver's.
  public var choreography: HeaderChoreography { driver.choreography }
  /// The wrapped driver's.
  public var layout: HeaderLayout { driver.layout }

  /// Starts the wrapped driver.
  public func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout {
    driver.start(continuing: layout, in: context)
  }

  /// Changes parameters of the wrapped driver.
  public func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    try driver.replaceParameters(assignments, in: context)
  }

  /// The wrapped driver's.
  public func layout(in context: HeaderContext) -> HeaderLayout { driver.layout(in: context) }

  /// The wrapped driver's.
  public func collapsedLayout(in context: HeaderContext) -> HeaderLayout {
    driver.collapsedLayout(in: context)
  }

  /// The wrapped driver's.
  public func parts(of layout: HeaderLayout) -> HeaderParts { driver.parts(of: layout) }
}
