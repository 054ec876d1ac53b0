@_exported public import Detents
@_exported public import ElasticStretch
@_exported public import EnterAlways
@_exported public import FacebookHide
@_exported public import HeaderCore
@_exported public import LargeTitle
@_exported public import OffscreenContainer
@_exported public import Stack
@_exported public import StickyPullReveal
@_exported public import TikiCondense
@_exported public import TwitterCondense
@_exported public import TwoStage

extension HeaderCatalog {
  /// Every technique of this package: those of the articles in their order, then those of peers.
  public static let standard = HeaderCatalog([
    HeaderTechnique(TwitterCondenseHeader.self),
    HeaderTechnique(FacebookHideHeader.self),
    HeaderTechnique(TikiCondenseHeader.self),
    HeaderTechnique(ElasticStretchHeader.self),
    HeaderTechnique(OffscreenContainerHeader.self),
    HeaderTechnique(StickyPullRevealHeader.self),
    HeaderTechnique(EnterAlwaysHeader.self),
    HeaderTechnique(TwoStageHeader.self),
    HeaderTechnique(LargeTitleHeader.self),
    HeaderTechnique(DetentsHeader.self),
    HeaderTechnique(StackedHeader.self),
  ])
}
