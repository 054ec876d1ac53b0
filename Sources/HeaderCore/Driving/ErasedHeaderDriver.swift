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
  private let answerBody: (ScrollEvent, HeaderContext, inout HeaderUpdate) -> Void

  /// A driver that does what `driver` does.
  @inlinable
  convenience init<Behavior: HeaderBehavior>(_ driver: HeaderDriver<Behavior>) {
    self.init(
      descriptor: driver.descriptor, assignments: driver.assignments,
      choreography: driver.choreography,
      layout: { driver.layout },
      start: { driver.start(in: $0) },
      answer: { driver.answer($0, in: $1, into: &$2) })
  }

  @usableFromInline
  init(
    descriptor: HeaderDescriptor, assignments: [HeaderParameterAssignment],
    choreography: HeaderChoreography,
    layout: @escaping () -> HeaderLayout,
    start: @escaping (HeaderContext) -> HeaderLayout,
    answer: @escaping (ScrollEvent, HeaderContext, inout HeaderUpdate) -> Void
  ) {
    self.descriptor = descriptor
    self.assignments = assignments
    self.choreography = choreography
    currentLayout = layout
    startBody = start
    answerBody = answer
  }

  @usableFromInline
  var layout: HeaderLayout { currentLayout() }

  @usableFromInline
  func start(in context: HeaderContext) -> HeaderLayout { startBody(context) }

  @usableFromInline
  func answer(_ event: ScrollEvent, in context: HeaderContext, into update: inout HeaderUpdate) {
    answerBody(event, context, &update)
  }
}
