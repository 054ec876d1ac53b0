/// A driver whose technique is forgotten, and whose updates are as fast as if it were not.
///
/// A generic class that is called through a protocol runs code that looks its types up as it goes.
/// Here the generic driver is called from closures that were made where its type was known, and the
/// class that is called through the protocol is not generic.
@usableFromInline
final class ErasedHeaderDriver: HeaderDriving {
  @usableFromInline let descriptor: HeaderDescriptor
  @usableFromInline let assignments: [HeaderParameterAssignment]
  @usableFromInline let choreography: HeaderChoreography
  private let currentLayout: () -> HeaderLayout
  private let startBody: (HeaderContext) -> HeaderLayout
  private let updateBody: (ScrollEvent, HeaderContext) -> HeaderUpdate

  /// A driver that does what `driver` does.
  @inlinable
  convenience init<Behavior: HeaderBehavior>(_ driver: HeaderDriver<Behavior>) {
    self.init(
      descriptor: driver.descriptor, assignments: driver.assignments,
      choreography: driver.choreography,
      layout: { driver.layout },
      start: { driver.start(in: $0) },
      update: { driver.update(for: $0, in: $1) })
  }

  @usableFromInline
  init(
    descriptor: HeaderDescriptor, assignments: [HeaderParameterAssignment],
    choreography: HeaderChoreography,
    layout: @escaping () -> HeaderLayout,
    start: @escaping (HeaderContext) -> HeaderLayout,
    update: @escaping (ScrollEvent, HeaderContext) -> HeaderUpdate
  ) {
    self.descriptor = descriptor
    self.assignments = assignments
    self.choreography = choreography
    currentLayout = layout
    startBody = start
    updateBody = update
  }

  @usableFromInline
  var layout: HeaderLayout { currentLayout() }

  @usableFromInline
  func start(in context: HeaderContext) -> HeaderLayout { startBody(context) }

  @usableFromInline
  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    updateBody(event, context)
  }
}
