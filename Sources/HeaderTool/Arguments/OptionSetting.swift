import HeaderCore
import HeaderFormats

/// An option for a property of a `Root`.
struct OptionSetting<Root> {
  let option: CommandOption
  private let set: (_ text: String, _ root: inout Root) -> Void

  /// An option for `property`, which `read` converts from the checked text.
  init<Value>(
    _ option: CommandOption, _ property: WritableKeyPath<Root, Value>,
    _ read: @escaping (String) -> Value?
  ) {
    self.option = option
    set = { text, root in
      if let value = read(text) { root[keyPath: property] = value }
    }
  }

  /// Sets the property, if the option is given.
  func apply(_ values: CommandLineValues, to root: inout Root) throws(ToolError) {
    if let value = try values.value(of: option) { set(value.text, &root) }
  }
}
