import Foundation
import SimulationTestSupport

/// The pieces of `file` beside this one that a document shows: what stands between lines `// SHOWN` and
/// `// end`, without what their first line is indented by.
func shownCode(in file: String) throws -> [String] {
  let text = try PackageFolder.text("Tests/HeaderBehaviorsTests/" + file)
  return text.components(separatedBy: "// SHOWN\n").dropFirst().map { piece in
    let code = piece.components(separatedBy: "// end\n")[0]
    let indentation = code.prefix { $0 == " " }.count
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
      .joined(separator: "\n")
  }
}
