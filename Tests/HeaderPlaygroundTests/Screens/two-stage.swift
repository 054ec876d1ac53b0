import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  private var technique: TwoStageHeader {
    var technique = TwoStageHeader()
    technique.condensing.maximumHeight = 96
    technique.barHeight = 42
    technique.condensing.snaps = false
    technique.condensing.snapBy = .direction
    technique.condensing.tolerance = 1
    technique.condensing.startsCollapsed = true
    technique.condensing.pinned = true
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Text("Title")
            .headerElement("headline", edges: [.leading, .bottom])
          TextField("Search", text: $text)
            .headerElement("search-field", edges: [.leading, .bottom, .trailing])
        }
      } background: {
        Color.yellow
      }
  }
}
