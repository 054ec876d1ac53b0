/// A driver whose technique is forgotten, and whose updates are as fast as if it were not.
///
/// A generic class that is called through a protocol runs code that looks its types up as it goes,
/// an order of magnitude slower. Here the generic driver is called from closures that were made
/// where its type was known, and the class that is called through the protocol is not generic.
@usableFromInline
final class ErasedHeaderDriver: HeaderDriving {
  private let driver: any HeaderDriving
  private let answer: (ScrollEvent, HeaderContext, inout HeaderUpdate) -> Void

  /// A driver that does what `driver` does.
  @inlinable
  convenience init<Behavior: HeaderBehavior>(_ driver: HeaderDriver<Behavior>) {
    self.init(driver) { driver.answer($0, in: $1, with: &$2) }
  }

  @usableFromInline
  init(
    _ driver: any HeaderDriving,
    answer: @escaping (ScrollEvent, HeaderContext, inout HeaderUpdate) -> Void
  ) {
    self.driver = driver
    self.answer = answer
  }

  @usableFromInline var descriptor: HeaderDescriptor { driver.descriptor }
  @usableFromInline var traits: HeaderTraits { driver.traits }
  @usableFromInline var assignments: [HeaderParameterAssignment] { driver.assignments }
  @usableFromInline var choreography: HeaderChoreography { driver.choreography }
  @usableFromInline var layout: HeaderLayout { driver.layout }

  @usableFromInline
  func start(in context: HeaderContext) -> HeaderLayout { driver.start(in: context) }

  @usableFromInline
  func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
    driver.start(continuing: layout, in: context)
  }

  @usableFromInline
  func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    try driver.replaceParameters(assignments, in: context)
  }

  @usableFromInline
  func layout(in context: HeaderContext) -> HeaderLayout { driver.layout(in: context) }

  @usableFromInline
  func collapsedLayout(in context: HeaderContext) -> HeaderLayout {
    driver.collapsedLayout(in: context)
  }

  @usableFromInline
  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    var update = HeaderUpdate(layout: .zero)
    answer(event, context, &update)
    return update
  }

  @usableFromInline
  func answer(_ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate) {
    answer(event, context, &update)
  }
}
