/// A driver that wraps another one.
///
/// A conforming class implements ``HeaderDriving/update(for:in:)``. The defaults pass everything else on to
/// its ``driver``.
public protocol WrappingHeaderDriver: HeaderDriving {
  /// The wrapped driver.
  var driver: any HeaderDriving { get }
}

extension WrappingHeaderDriver {
  /// The wrapped driver's descriptor.
  public var descriptor: HeaderDescriptor { driver.descriptor }
  /// The wrapped driver's traits.
  public var traits: HeaderTraits { driver.traits }
  /// The wrapped driver's parameter values.
  public var assignments: [HeaderParameterAssignment] { driver.assignments }
  /// The wrapped driver's choreography.
  public var choreography: HeaderChoreography { driver.choreography }
  /// The wrapped driver's last layout.
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

  /// Returns the wrapped driver's layout in `context`.
  public func layout(in context: HeaderContext) -> HeaderLayout { driver.layout(in: context) }

  /// Returns the wrapped driver's layout of a collapsed header.
  public func collapsedLayout(in context: HeaderContext) -> HeaderLayout {
    driver.collapsedLayout(in: context)
  }

  /// Returns the wrapped driver's parts.
  public func parts(of layout: HeaderLayout) -> HeaderParts { driver.parts(of: layout) }
}
