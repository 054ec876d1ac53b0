import HeaderBehaviors

/// A technique with a parameter whose range is longer than the greatest number.
struct WideHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)
  var number = 0.0

  static let descriptor = HeaderDescriptor(
    name: "wide", title: "Wide", summary: "Takes every number.", document: "none")
  static var parameters: [HeaderParameter<WideHeader>] {
    let end = Double.greatestFiniteMagnitude
    return [
      HeaderParameter(
        name: "number", unit: "", range: -end...end, help: "Any.",
        get: { $0.number }, set: { $0.number = $1 })
    ]
  }
}
