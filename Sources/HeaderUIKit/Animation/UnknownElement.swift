import HeaderCore

/// A name that is bound to a view and is no element of the choreography.
struct UnknownElement: CustomStringConvertible {
  let name: String
  let technique: String
  let elements: [HeaderElement]

  var description: String {
    let names = elements.map { "'\($0.name)'" }.joined(separator: ", ")
    let known = elements.isEmpty ? "it has none" : "it has \(names)"
    return "HeaderAttachment.bind: \(technique) has no element '\(name)'; \(known)"
  }
}
