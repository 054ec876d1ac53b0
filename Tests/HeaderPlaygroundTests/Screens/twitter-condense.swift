import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  private var technique: TwitterCondenseHeader {
    var technique = TwitterCondenseHeader()
    technique.condensing.maximumHeight = 66
    technique.condensing.minimumHeight = 33
    technique.condensing.snaps = false
    technique.condensing.snapBy = .direction
    technique.condensing.snapThreshold = 0.38
    technique.condensing.snapDuration = 0.15
    technique.condensing.freezesContent = false
    technique.titlePadding = 7.5
    technique.condensing.tolerance = 1
    technique.condensing.startsCollapsed = true
    technique.condensing.pinned = true
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Image(systemName: "photo").headerElement("logo", edges: [.bottom])
          Text("Title").headerElement("title", edges: [.top])
        }
      } background: {
        Color.yellow
      }
  }
}
