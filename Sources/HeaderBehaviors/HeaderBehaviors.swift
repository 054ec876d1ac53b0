@_exported public import ElasticStretch
@_exported public import FacebookHide
@_exported public import HeaderCondensing
@_exported public import HeaderCore
@_exported public import OffscreenContainer
@_exported public import StickyPullReveal
@_exported public import TikiCondense
@_exported public import TwitterCondense

extension HeaderCatalog {
  /// Every technique of this package, in the order of the articles they come from.
  public static let standard = HeaderCatalog([
    HeaderTechnique(TwitterCondenseHeader.self),
    HeaderTechnique(FacebookHideHeader.self),
    HeaderTechnique(TikiCondenseHeader.self),
    HeaderTechnique(ElasticStretchHeader.self),
    HeaderTechnique(OffscreenContainerHeader.self),
    HeaderTechnique(StickyPullRevealHeader.self),
  ])
}
