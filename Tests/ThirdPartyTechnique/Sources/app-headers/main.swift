import AppHeaders
import HeaderBehaviors
import HeaderTool

let own = [
  HeaderTechnique(FlickHeader.self), HeaderTechnique(CoverHeader.self),
  HeaderTechnique(PatientHeader.self), HeaderTechnique(FittingHeader.self),
]
HeaderTool.run(catalog: HeaderCatalog(HeaderCatalog.standard.techniques + own))
