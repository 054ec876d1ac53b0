import HeaderCore
import HeaderFormats
import ScrollPhysics
import ScrollSimulator

/// How a change was taken.
public enum PlaygroundAnswer: Int32, Sendable {
  /// It is made.
  case done = 0
  /// There is no such parameter or setting.
  case unknown = 1
  /// The value is not one that it takes.
  case outOfRange = 2
  /// It contradicts another parameter.
  case contradiction = 3
}

extension PlaygroundSession {
  /// Gives the parameter at `index` the value with the code `code`. The content stays where it is, a
  /// header that was collapsed stays so, and the header goes on from where it is seen. A recording or
  /// a replay that is under way ends.
  ///
  /// ``refusal`` says what is wrong with a value that is refused.
  @discardableResult
  public func setParameter(_ index: Int, code: Double) -> PlaygroundAnswer {
    guard technique.parameters.indices.contains(index) else { return refuse(.unknown, "") }
    let parameter = technique.parameters[index]
    guard let value = parameter.value(code: code) else {
      return refuse(.outOfRange, PlaygroundSession.rangeText(parameter.domain))
    }
    let previous = values[index]
    guard value != previous else { return refuse(.done, "") }
    let assignment = HeaderParameterAssignment(parameter.name, value)
    do throws(HeaderParameterError) {
      // A value that is refused does not end a recording.
      _ = try technique.makeDriver([assignment], over: assignments)
      if mode != .live { stop() }
      try simulation.forwarder.replaceParameters([assignment], in: scrollView)
      simulation.pages?.alignAll()
      // A partner that was pulled along has another value as well.
      values = simulation.forwarder.driver.assignments.map { $0.value }
      choreography = simulation.forwarder.driver.choreography
      show()
      return refuse(.done, "")
    } catch {
      return refuse(.contradiction, contradictionText(error))
    }
  }

  /// Gives the setting at `index` the value with the code `code`. What a running phone can take, it
  /// takes as it runs.
  @discardableResult
  public func setSetting(_ index: Int, code: Double) -> PlaygroundAnswer {
    guard PlaygroundSetting.all.indices.contains(index) else { return refuse(.unknown, "") }
    let setting = PlaygroundSetting.all[index]
    guard let value = setting.description.value(code: code) else {
      return refuse(.outOfRange, PlaygroundSession.rangeText(setting.description.domain))
    }
    guard value != setting.get(configuration) else { return refuse(.done, "") }
    if mode != .live { stop() }
    setting.set(&configuration, value)
    if configuration.pages.isEmpty, let command = setting.command?(value) {
      scrollView.perform(command)
      show()
    } else if let driver = try? technique.makeDriver(assignments) {
      rebuild(driver, keepsPlace: true)
    }
    return refuse(.done, "")
  }

  /// The code of the setting at `index`; 0 where there is none.
  public func settingCode(_ index: Int) -> Double {
    guard PlaygroundSetting.all.indices.contains(index) else { return 0 }
    let setting = PlaygroundSetting.all[index]
    return setting.description.code(of: setting.get(configuration))
  }

  /// The code of the parameter at `index`; 0 where there is none.
  public func parameterCode(_ index: Int) -> Double {
    guard values.indices.contains(index) else { return 0 }
    return technique.parameters[index].code(of: values[index])
  }

  private func refuse(_ answer: PlaygroundAnswer, _ text: String) -> PlaygroundAnswer {
    refusal = text
    return answer
  }

  private static func rangeText(_ domain: HeaderParameterDomain) -> String {
    guard case .range(let minimum, let maximum) = domain else { return "Not one of the choices" }
    return "Takes \(DecimalNumber.text(minimum)) to \(DecimalNumber.text(maximum))"
  }

  private func contradictionText(_ error: HeaderParameterError) -> String {
    switch error {
    case .wrongOrder(let lower, _, let upper, _):
      "\(label(of: lower)) cannot be more than \(label(of: upper))"
    case .unknownName, .notAValue, .outOfRange: "Not a value it takes"
    }
  }

  /// What the page calls the parameter `name`.
  private func label(of name: String) -> String {
    technique.parameters.first { $0.name == name }.map { "“\($0.label)”" } ?? name
  }
}
