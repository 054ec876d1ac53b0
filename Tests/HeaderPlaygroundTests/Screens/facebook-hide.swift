import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  private var technique: FacebookHideHeader {
    var technique = FacebookHideHeader()
    technique.condensing.maximumHeight = 66
    technique.condensing.snaps = false
    technique.condensing.snapBy = .direction
    technique.condensing.snapThreshold = 0.38
    technique.condensing.snapDuration = 0.15
    technique.condensing.travel = 1
    technique.condensing.commitDistance = 1
    technique.condensing.reveals = .fling
    technique.condensing.tolerance = 1
    technique.condensing.startsCollapsed = true
    technique.condensing.pinned = true
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          TextField("Search", text: $text)
            .headerElement("search-bar", edges: [.leading, .bottom, .trailing])
        }
      } background: {
        Color.yellow
      }
  }
}
