import HeaderBehaviors
import HeaderTool

HeaderTool.run(catalog: .standard, arguments: CommandLine.arguments)
