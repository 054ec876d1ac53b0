/// The package's version, which `--version` prints.
enum PackageVersion {
  /// As in the name of the release's tag.
  static let text = "0.2.0"
}
