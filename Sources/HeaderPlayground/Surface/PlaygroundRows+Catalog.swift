import HeaderCore
import HeaderFormats
import HeaderRendering

extension PlaygroundRows {
  /// Everything that can be chosen and set in `catalog`, for a page's controls:
  ///
  ///     technique  name title summary mover example known document, and how many parameters
  ///     parameter  name unit help default tool kind, minimum and maximum of a range or each of the choices
  ///     setting    the same
  ///     column     name unit help
  ///     frame      the name of each number
  ///     sizes      attributes of an element, elements at most
  ///
  /// A kind is `range`, `flag` or `choices`. A default is a code; see ``HeaderCore/HeaderParameterDescription``.
  /// `tool` is the default of the tool's option with this name, empty if there is none.
  init(_ catalog: HeaderCatalog) {
    for technique in catalog.techniques { add(technique) }
    for setting in PlaygroundSetting.all {
      add(
        setting.description(default: PlaygroundSetting.standard), as: "setting",
        toolDefault: PlaygroundSetting.toolDefault(setting.name))
    }
    for column in SummaryColumn.all {
      begin("column", column.name, column.unit, column.help)
    }
    begin("frame")
    for name in PlaygroundFrame.names { add(name) }
    begin(
      "sizes",
      numbers: [Double(HeaderAttribute.allCases.count), Double(PlaygroundFrame.elementLimit)])
  }

  private mutating func add(_ technique: HeaderTechnique) {
    let descriptor = technique.descriptor
    begin(
      "technique", descriptor.name, descriptor.title, descriptor.summary,
      technique.traits.movedBy.rawValue, descriptor.exampleGesture ?? "",
      descriptor.knownFrom ?? "", descriptor.document,
      numbers: [Double(technique.parameters.count)])
    for parameter in technique.parameters {
      add(parameter, as: "parameter", toolDefault: parameter.defaultValue)
    }
  }

  private mutating func add(
    _ parameter: HeaderParameterDescription, as kind: String, toolDefault: HeaderParameterValue?
  ) {
    begin(
      kind, parameter.name, parameter.unit, parameter.help,
      numbers: [parameter.code(of: parameter.defaultValue)])
    add(toolDefault.map { DecimalNumber.text(parameter.code(of: $0)) } ?? "")
    switch parameter.domain {
    case .range(let minimum, let maximum):
      add("range")
      add(minimum)
      add(maximum)
    case .flag: add("flag")
    case .choices(let choices):
      add("choices")
      for choice in choices { add(choice) }
    }
  }
}
