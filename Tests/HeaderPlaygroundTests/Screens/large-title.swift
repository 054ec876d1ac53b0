import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  private var technique: LargeTitleHeader {
    var technique = LargeTitleHeader()
    technique.barHeight = 33
    technique.titleHeight = 39
    technique.stretches = false
    technique.snaps = false
    technique.snapBy = .direction
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Text("Title")
            .headerElement("large-title", edges: [.leading, .bottom])
          Text("Title").headerElement("title", edges: [.top])
        }
      } background: {
        Color.yellow
      }
  }
}
