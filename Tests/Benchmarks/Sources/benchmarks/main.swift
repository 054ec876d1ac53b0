import Foundation

let families: [any Family] = [EventCost(), SimulationSpeed(), Rendering()]

let wanted = CommandLine.arguments.dropFirst()
var table = Table()
for family in families where wanted.isEmpty || wanted.contains(family.name) {
  FileHandle.standardError.write(Data("\(family.name)…\n".utf8))
  table.add(try family.rows(), of: family.name)
}
print(table.text)
