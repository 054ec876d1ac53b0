/// Somebody in the chain that events travel along.
@MainActor
open class UIResponder: NSObject {
  /// A responder on its own.
  public override init() {
    super.init()
  }

  /// Who is asked next.
  open var next: UIResponder? { nil }
}

/// Something that happened to the screen. The double's hit tests are asked without one.
open class UIEvent: NSObject {}
