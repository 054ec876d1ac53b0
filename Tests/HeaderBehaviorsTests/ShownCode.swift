import Foundation
import SimulationTestSupport

/// Returns the pieces of this folder's `file` that a document shows: the lines between `// SHOWN` and `// end`, without
/// the indentation of the first one.
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
