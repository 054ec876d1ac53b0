import HeaderCore
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
  @discardableResult
  public func setParameter(_ index: Int, code: Double) -> PlaygroundAnswer {
    guard technique.parameters.indices.contains(index) else { return .unknown }
    let parameter = technique.parameters[index]
    guard let value = parameter.value(code: code) else { return .outOfRange }
    let (assignment, before) = (HeaderParameterAssignment(parameter.name, value), assignments)
    guard value != before[index].value else { return .done }
    do throws(HeaderParameterError) {
      // A value that is refused does not end a recording.
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

  /// Gives the setting at `index` the value with the code `code`. What a running phone can take, it
  /// takes as it runs.
  @discardableResult
  public func setSetting(_ index: Int, code: Double) -> PlaygroundAnswer {
    guard PlaygroundSetting.all.indices.contains(index) else { return .unknown }
    let setting = PlaygroundSetting.all[index]
    guard let value = setting.description.value(code: code) else { return .outOfRange }
    guard value != settings[index] else { return .done }
    if mode != .live { stop() }
    let old = configuration
    settings[index] = value
    setting.set(&configuration, value)
    if configuration.pages.isEmpty, let command = configuration.command(since: old) {
      scrollView.perform(command)
      show()
    } else if let driver = try? technique.makeDriver(assignments) {
      rebuild(driver, keepsPlace: true)
    }
    return .done
  }

  /// The code of the setting at `index`; 0 where there is none.
  public func settingCode(_ index: Int) -> Double {
    guard settings.indices.contains(index) else { return 0 }
    return PlaygroundSetting.all[index].description.code(of: settings[index])
  }

  /// The code of the parameter at `index`; 0 where there is none.
  public func parameterCode(_ index: Int) -> Double {
    guard technique.parameters.indices.contains(index) else { return 0 }
    return technique.parameters[index].code(of: assignments[index].value)
  }
}
