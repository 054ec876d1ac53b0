import HeaderBehaviors
import HeaderTool
import ParallaxHeader

let catalog = HeaderCatalog.standard.adding(HeaderTechnique(PinnedParallaxHeader.self))
HeaderTool.run(catalog: catalog)
