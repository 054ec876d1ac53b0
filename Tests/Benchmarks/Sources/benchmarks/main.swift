import Foundation

/// Groups of measurements, by their names on the command line.
let families: KeyValuePairs = [
  "events": EventCost.rows, "simulation": SimulationSpeed.rows, "render": Rendering.rows,
]
let wanted = CommandLine.arguments.dropFirst()
var measured: [(name: String, rows: [Row])] = []
for (name, rows) in families where wanted.isEmpty || wanted.contains(name) {
  FileHandle.standardError.write(Data("\(name)…\n".utf8))
  measured.append((name, try rows()))
}
print(table(of: measured))
