import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// The result of a change.
public enum PlaygroundAnswer: Int32, Sendable {
  /// The change is made.
  case done = 0
  /// There is no such parameter or setting.
  case unknown = 1
  /// The value is not allowed.
  case outOfRange = 2
  /// The value contradicts another parameter.
  case contradiction = 3
}

extension PlaygroundSession {
  /// Sets the parameter at `index` to the value with `code`. The content stays where it is, a collapsed header
  /// stays collapsed, and the header continues from the screen. Ends a recording or a replay.
  @discardableResult
  public func setParameter(_ index: Int, code: Double) -> PlaygroundAnswer {
    guard technique.parameters.indices.contains(index) else { return .unknown }
    let parameter = technique.parameters[index]
    guard let value = parameter.value(code: code) else { return .outOfRange }
    let (assignment, before) = (HeaderParameterAssignment(parameter.name, value), assignments)
    guard value != before[index].value else { return .done }
    do throws(HeaderParameterError) {
      // A refused value does not end a recording.
      _ = try technique.makeDriver([assignment], over: before)
      if mode != .live { stop() }
      try simulation.forwarder.replaceParameters([assignment], in: scrollView)
    } catch {
      return .contradiction
    }
    simulation.pages?.alignAll()
    choreography = simulation.forwarder.driver.choreography
    show()
    return .done
  }

  /// Sets the setting at `index` to the value with `code`. The phone keeps running if it can.
  @discardableResult
  public func setSetting(_ index: Int, code: Double) -> PlaygroundAnswer {
    guard PlaygroundSetting.all.indices.contains(index) else { return .unknown }
    let setting = PlaygroundSetting.all[index]
    let description = setting.description(default: configuration)
    guard let value = description.value(code: code) else { return .outOfRange }
    guard value != settings[index] else { return .done }
    if mode != .live { stop() }
    let old = configuration
    settings[index] = value
    try? setting.set(value, on: &configuration)
    if configuration.pages.isEmpty, let command = configuration.command(since: old) {
      scrollView.perform(command)
      show()
    } else if let driver = try? technique.makeDriver(assignments) {
      rebuild(driver, keepsPlace: true)
    }
    return .done
  }

  /// Returns the code of the setting at `index`; 0 if there is none.
  public func settingCode(_ index: Int) -> Double {
    guard settings.indices.contains(index) else { return 0 }
    return PlaygroundSetting.all[index].description(default: configuration)
      .code(of: settings[index])
  }

  /// Returns the code of the parameter at `index`; 0 if there is none.
  public func parameterCode(_ index: Int) -> Double {
    guard technique.parameters.indices.contains(index) else { return 0 }
    return technique.parameters[index].code(of: assignments[index].value)
  }
}
