import AppHeaders
import HeaderBehaviors
import HeaderRendering
import HeaderTool

let own = [
  HeaderTechnique(FlickHeader.self), HeaderTechnique(CoverHeader.self),
  HeaderTechnique(PatientHeader.self), HeaderTechnique(FittingHeader.self),
  HeaderTechnique(StretchingHeader<TwitterCondenseHeader>.self),
]
let magazine = HeaderScene(
  "A magazine", ground: Paint("magazine", 0x22577A, dark: 0x14303F),
  rows: ScenePart(
    height: 96, svg: #"<rect x="16" y="12" width="361" height="72" rx="12" fill="gray"/>"#))
HeaderTool.run(
  catalog: HeaderCatalog(HeaderCatalog.standard.techniques + own), scenes: ["cover": magazine])
