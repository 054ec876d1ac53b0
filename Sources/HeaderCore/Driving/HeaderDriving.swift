/// A driver whose technique is not known at compile time, as a catalog hands it out.
///
/// Class-bound, so that passing it around copies a reference and never a boxed value.
public protocol HeaderDriving: AnyObject {
  /// How the technique introduces itself.
  var descriptor: HeaderDescriptor { get }
  /// What moves the header, with the parameters as they are.
  var traits: HeaderTraits { get }
  /// The value of every parameter, in the order of their declaration.
  var assignments: [HeaderParameterAssignment] { get }
  /// What moves inside the header, with the parameters as they are.
  var choreography: HeaderChoreography { get }
  /// The last layout answered.
  var layout: HeaderLayout { get }

  /// Starts over and gives the layout on appearing.
  func start(in context: HeaderContext) -> HeaderLayout

  /// Starts with a header that is seen as `layout`, and gives its own layout for it.
  func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout

  /// Makes `assignments` and goes on with the header where it is seen; gives the new layout.
  ///
  /// Throws, with everything as it was, for an unknown name, a value outside its domain, or values
  /// that contradict each other.
  func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout

  /// What the header's present state means in `context`: where it would be over other content.
  func layout(in context: HeaderContext) -> HeaderLayout

  /// The header as small as it gets, over content of `context` that is scrolled far.
  func collapsedLayout(in context: HeaderContext) -> HeaderLayout

  /// Takes in `event` and answers it.
  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate

  /// The same, with the answer written into `update`. Of a driver from a catalog it takes less than a
  /// third of the time of ``update(for:in:)``, which it is unless a driver knows better.
  func answer(_ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate)
}

extension HeaderDriving {
  /// The last layout answered: right where the content's place has no part in it.
  public func layout(in context: HeaderContext) -> HeaderLayout { layout }

  /// The last layout answered, which pages can only make room for as it is.
  public func collapsedLayout(in context: HeaderContext) -> HeaderLayout { layout }

  /// Answers as ``update(for:in:)`` does.
  public func answer(
    _ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate
  ) {
    update = self.update(for: event, in: context)
  }
}
