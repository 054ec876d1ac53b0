/// A type-erased ``HeaderDriver``.
///
/// Bound to classes, so passing it on copies a reference only. A driver that wraps another one conforms to
/// ``WrappingHeaderDriver``.
public protocol HeaderDriving: AnyObject {
  /// The technique's name and texts.
  var descriptor: HeaderDescriptor { get }
  /// The technique's traits with its current parameters.
  var traits: HeaderTraits { get }
  /// The value of every parameter, in the order of their declaration.
  var assignments: [HeaderParameterAssignment] { get }
  /// How the elements inside the header move, with the current parameters.
  var choreography: HeaderChoreography { get }
  /// The last layout answered.
  var layout: HeaderLayout { get }

  /// Starts over, and returns the technique's layout for a header that is shown as `layout`, or for one that
  /// appears if `layout` is `nil`.
  func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout

  /// Changes parameters, continues with the header where it is shown, and returns the new layout.
  ///
  /// - Throws: ``HeaderParameterError`` for an unknown name, a value outside its domain, or values that
  ///   contradict each other. The parameters are unchanged then.
  func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout

  /// Returns the layout of the current state in `context`: over other content, for example.
  func layout(in context: HeaderContext) -> HeaderLayout

  /// Returns the layout of the collapsed header over content scrolled far down.
  func collapsedLayout(in context: HeaderContext) -> HeaderLayout

  /// Returns the parts of the header where it is visible as `layout`: the last layout answered, or one on the
  /// way to it.
  func parts(of layout: HeaderLayout) -> HeaderParts

  /// Handles `event` and returns the answer.
  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate

  /// Handles `event` and writes the answer into `update`. The caller guarantees that all numbers are finite, so
  /// an implementation needs no check. The default calls ``update(for:in:)``.
  func answer(_ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate)
}

extension HeaderDriving {
  /// Starts over and returns the layout on appearing.
  public func start(in context: HeaderContext) -> HeaderLayout {
    start(continuing: nil, in: context)
  }

  /// Calls ``update(for:in:)``.
  public func answer(
    _ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate
  ) {
    update = self.update(for: event, in: context)
  }
}
