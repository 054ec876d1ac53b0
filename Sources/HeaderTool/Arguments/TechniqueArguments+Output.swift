extension TechniqueArguments {
  private static let otherPictures = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "mp4", "mov"]

  /// Where the output goes: a picture, which is SVG, or a table. A name that promises something else
  /// is refused, as under it the file would open nowhere.
  func outputPath(isPicture: Bool) throws(ToolError) -> String? {
    guard let path = values.text("output") else { return nil }
    let pieces = path.split(separator: ".", omittingEmptySubsequences: false)
    let ending = pieces.count > 1 ? pieces.last?.lowercased() ?? "" : ""
    let isOtherPicture = TechniqueArguments.otherPictures.contains(ending)
    if isPicture, isOtherPicture {
      throw .usage("a picture is SVG; \(quoted(path)) should end in .svg", command: command)
    }
    if !isPicture, isOtherPicture || ending == "svg" {
      throw .usage(
        "a table is no picture; \(quoted(path)) takes --style plot or --style animation",
        command: command)
    }
    return path
  }
}
