@_exported public import FacebookHide
@_exported public import HeaderCore
@_exported public import TwitterCondense

extension HeaderCatalog {
  /// Every technique of this package, in the order of the articles they come from.
  public static let standard = HeaderCatalog([
    HeaderTechnique(TwitterCondenseHeader.self),
    HeaderTechnique(FacebookHideHeader.self),
  ])
}
