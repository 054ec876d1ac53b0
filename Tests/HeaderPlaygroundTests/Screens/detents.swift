import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  private var technique: DetentsHeader {
    var technique = DetentsHeader()
    technique.condensing.maximumHeight = 225
    technique.middleHeight = 120
    technique.condensing.minimumHeight = 45
    technique.projection = false
    technique.velocityThreshold = 0.23
    technique.condensing.snaps = false
    technique.condensing.snapBy = .direction
    technique.condensing.snapDuration = 0.15
    technique.condensing.tolerance = 1
    technique.condensing.startsCollapsed = true
    technique.condensing.pinned = true
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Image(systemName: "photo").headerElement("picture")
          Text("Title").headerElement("title", edges: [.bottom])
        }
      } background: {
        Color.yellow
      }
  }
}
