import HeaderBehaviors
import HeaderTool

HeaderTool.run(catalog: .standard)
