#if !hasFeature(Embedded)
  import HeaderCore
  public import ScrollSimulator

  extension GestureStatement {
    /// The statement as a script has it, `drag -300 over 250` for example.
    ///
    /// A command that scripts have no statement for is described in brackets, and a script with it
    /// does not parse.
    public var text: String {
      switch self {
      case .drag(let distance, let duration):
        "drag \(DecimalNumber.text(distance)) over \(DecimalNumber.text(duration))"
      case .flick(let distance, let duration):
        "flick \(DecimalNumber.text(distance)) over \(DecimalNumber.text(duration))"
      case .wheel(let distance, let duration):
        "wheel \(DecimalNumber.text(distance)) over \(DecimalNumber.text(duration))"
      case .hold(let duration): "hold \(DecimalNumber.text(duration))"
      case .lift: "lift"
      case .wait(let duration): "wait \(DecimalNumber.text(duration))"
      case .perform(let command): GestureStatement.text(of: command)
      case .page(let number, let duration):
        "page \(number) over \(DecimalNumber.text(duration))"
      case .set(let assignment): "set \(assignment.name) \(assignment.value.text)"
      }
    }

    private static func text(of command: SimulationCommand) -> String {
      switch command {
      case .setContentOffset(let offset, animated: true): "scroll-to \(DecimalNumber.text(offset))"
      case .scrollToTop: "scroll-to-top"
      case .setFraction(1, animated: true): "collapse"
      case .setFraction(0, animated: true): "expand"
      case .setFraction(let fraction, animated: true): "fraction \(DecimalNumber.text(fraction))"
      case .setContentSize(let size): "content-size \(DecimalNumber.text(size))"
      case .setContainerHeight(let height): "resize \(DecimalNumber.text(height))"
      case .setSafeAreaTop(let height): "safe-area \(DecimalNumber.text(height))"
      case .setContentInsetTop(let top): "inset \(DecimalNumber.text(top))"
      case .setContentOffset, .assignContentOffset, .setFraction, .setContentInset,
        .setFittingHeight:
        "[\(command)]"
      }
    }
  }

  extension [GestureStatement] {
    /// The script that has these statements.
    public var text: String {
      map { $0.text }.joined(separator: "; ")
    }
  }
#endif
