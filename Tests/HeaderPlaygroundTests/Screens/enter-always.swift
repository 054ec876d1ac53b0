import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  private var technique: EnterAlwaysHeader {
    var technique = EnterAlwaysHeader()
    technique.condensing.maximumHeight = 42
    technique.condensing.tolerance = 1
    technique.condensing.travel = 1
    technique.condensing.commitDistance = 1
    technique.condensing.reveals = .fling
    technique.condensing.snaps = false
    technique.condensing.snapBy = .direction
    technique.condensing.startsCollapsed = true
    technique.condensing.pinned = true
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Text("Title")
            .headerElement("title", edges: [.leading, .bottom])
          Button("Action") {}
            .headerElement("action", edges: [.bottom, .trailing])
        }
      } background: {
        Color.yellow
      }
  }
}
