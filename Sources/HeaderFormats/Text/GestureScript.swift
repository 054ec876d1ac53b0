public import HeaderCore
public import ScrollSimulator

/// The reason and the place of a refused gesture script.
public struct GestureScriptError: Error, Sendable, Equatable {
  /// The problem with a statement.
  public enum Problem: Error, Equatable {
    /// The script has no statement.
    case empty
    /// No statement begins with this word; `known` are the possible words.
    case unknownStatement(String, known: [String])
    /// A statement has the wrong words; `usage` is the correct form.
    case wrongForm(usage: String)
    /// A word is not a finite decimal number.
    case notANumber(String, usage: String)
    /// A number is outside of the statement's range.
    case outOfRange(Double, minimum: Double, maximum: Double, usage: String)
    /// The technique refuses the value of a `set`.
    case refusedParameter(HeaderParameterError)
    /// A `page` does not exist; there are `count`.
    case unknownPage(Int, count: Int)
  }

  /// The number of the script's line, from 1.
  public var line: Int
  /// The number of the statement, from 1.
  public var statement: Int
  /// The problem.
  public var problem: Problem

  /// A problem in statement `statement`, in line `line`.
  package init(line: Int, statement: Int, problem: Problem) {
    self.line = line
    self.statement = statement
    self.problem = problem
  }
}

/// A gesture as text: statements separated by `;` or line ends.
///
///     drag -300 over 250; lift; wait 2000        a flick up
///     drag 120 over 400; hold 200; lift          a slow pull down
///
/// Words are separated by spaces. Text from `#` to the end of a line is a comment.
public struct GestureScript: Sendable, Equatable {
  /// The statements, in order.
  public let statements: [GestureStatement]

  /// Parses a script.
  ///
  /// The values of `set` and `page` are not checked here, because they depend on the technique and the screen. A
  /// value that the technique refuses and a page that does not exist are ignored.
  public init(_ text: String) throws(GestureScriptError) {
    try self.init(text) { (_) throws(GestureScriptError.Problem) in }
  }

  /// Parses a script that is played to `drivers` on a screen with `pageCount` pages. Also throws for a `page` that
  /// does not exist, for a `set` of a parameter that no technique has, and of a value that one refuses.
  package init(
    _ text: String, playedTo drivers: [any HeaderDriving], pageCount: Int
  ) throws(GestureScriptError) {
    let before = drivers.map { $0.assignments }
    // A value may be refused because of an earlier one, so every `set` is performed, and taken back at the end.
    defer { for (driver, values) in zip(drivers, before) { try? driver.rehearse(values) } }
    try self.init(text) { (statement) throws(GestureScriptError.Problem) in
      switch statement {
      case .page(let number, _) where !(1...pageCount ~= number):
        throw .unknownPage(number, count: pageCount)
      case .set(let assignment):
        do throws(HeaderParameterError) {
          let names: [String] = drivers.reduce(into: []) { names, driver in
            names += driver.names.filter { !names.contains($0) }
          }
          guard names.contains(assignment.name) else {
            throw .unknownName(assignment.name, known: names)
          }
          for driver in drivers where driver.names.contains(assignment.name) {
            try driver.rehearse([assignment])
          }
        } catch {
          throw .refusedParameter(error)
        }
      default: break
      }
    }
  }

  /// Parses a script, and passes every statement to `check`, in order.
  private init(
    _ text: String,
    checking check: (GestureStatement) throws(GestureScriptError.Problem) -> Void
  ) throws(GestureScriptError) {
    var statements: [GestureStatement] = []
    var line = 1
    for textLine in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.endsLine }) {
      let code = textLine.prefix { $0 != "#" }
      for part in code.split(separator: ";") {
        let words = part.split(whereSeparator: { $0.separatesWords })
        guard let keyword = words.first else { continue }
        do throws(GestureScriptError.Problem) {
          let statement = try GestureGrammar.statement(
            String(keyword), words.dropFirst().map { String($0) })
          try check(statement)
          statements.append(statement)
        } catch {
          throw GestureScriptError(line: line, statement: statements.count + 1, problem: error)
        }
      }
      line += 1
    }
    guard !statements.isEmpty else {
      throw GestureScriptError(line: 1, statement: 1, problem: .empty)
    }
    self.statements = statements
  }
}

extension HeaderDriving {
  fileprivate var names: [String] { assignments.map { $0.name } }

  /// Changes parameters before the header has been on a screen.
  fileprivate func rehearse(
    _ assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) {
    let scroll = ScrollMetrics(contentOffset: 0, contentSize: 0, bounds: 0)
    let environment = HeaderEnvironment(containerHeight: 0)
    _ = try replaceParameters(
      assignments, in: HeaderContext(scroll: scroll, environment: environment))
  }
}

extension Simulation {
  /// Plays the script `gesture` to `driver` until everything rests, and returns the rows.
  ///
  /// Throws for a script that does not parse, for a `set` that the technique refuses, and for a `page` that does not
  /// exist.
  ///
  /// ```swift
  /// let driver = HeaderDriver(TwitterCondenseHeader())
  /// let rows = try Simulation.rows(of: driver, gesture: "drag -300 over 250; lift")
  /// ```
  public static func rows(
    of driver: any HeaderDriving, gesture: String,
    configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) throws(GestureScriptError) -> [SimulationRow] {
    let script = try GestureScript(
      gesture, playedTo: [driver], pageCount: max(1, configuration.pages.count))
    var playback = GesturePlayback(script.statements, configuration: configuration)
    return rows(of: driver, playing: &playback, configuration: configuration)
  }
}

extension Character {
  #if hasFeature(Embedded)
    // The standard library's tables for other kinds of spaces are larger than all techniques together.
    fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
    fileprivate var separatesWords: Bool { self == " " || self == "\t" }
  #else
    fileprivate var endsLine: Bool { isNewline }
    fileprivate var separatesWords: Bool { isWhitespace }
  #endif
}

#if !hasFeature(Embedded)
  extension GestureStatement {
    /// The statement as text, `drag -300 over 250` for example.
    public var text: String {
      switch self {
      case .drag(let distance, let duration): "drag \(number(distance)) over \(number(duration))"
      case .flick(let distance, let duration): "flick \(number(distance)) over \(number(duration))"
      case .wheel(let distance, let duration): "wheel \(number(distance)) over \(number(duration))"
      case .hold(let duration): "hold \(number(duration))"
      case .lift: "lift"
      case .wait(let duration): "wait \(number(duration))"
      case .perform(let command): text(of: command)
      case .page(let page, let duration): "page \(page) over \(number(duration))"
      case .set(let assignment): "set \(assignment.name) \(assignment.value.text)"
      case .holdHeader: "hold-header"
      case .releaseHeader: "release-header"
      }
    }

    private func number(_ value: Double) -> String { DecimalNumber.text(value) }

    private func text(of command: SimulationCommand) -> String {
      switch command {
      case .setContentOffset(let offset, let animated):
        "scroll-to \(number(offset))" + (animated ? "" : " at-once")
      case .assignContentOffset(let offset): "offset \(number(offset))"
      case .scrollToTop: "scroll-to-top"
      case .setFraction(1, animated: true): "collapse"
      case .setFraction(0, animated: true): "expand"
      case .setFraction(let fraction, let animated):
        "fraction \(number(fraction))" + (animated ? "" : " at-once")
      case .setContentSize(let size): "content-size \(number(size))"
      case .setContainerHeight(let height): "resize \(number(height))"
      case .setSafeAreaTop(let height): "safe-area \(number(height))"
      case .setContentInsetTop(let top): "inset \(number(top))"
      case .setContentInset(let insets):
        "insets \(number(insets.top)) \(number(insets.bottom))"
      case .setFittingHeight(let height):
        "fitting-height " + (height.map { number($0) } ?? "none")
      }
    }
  }

  extension [GestureStatement] {
    /// The script with these statements.
    public var text: String {
      map { $0.text }.joined(separator: "; ")
    }
  }
#endif
