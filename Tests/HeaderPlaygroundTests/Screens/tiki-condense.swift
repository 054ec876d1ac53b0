import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  private var technique: TikiCondenseHeader {
    var technique = TikiCondenseHeader()
    technique.condensing.maximumHeight = 66
    technique.condensing.minimumHeight = 33
    technique.condensing.snaps = false
    technique.condensing.snapBy = .direction
    technique.condensing.snapThreshold = 0.38
    technique.condensing.snapDuration = 0.15
    technique.buttonInset = 51
    technique.condensing.tolerance = 1
    technique.condensing.startsCollapsed = true
    technique.condensing.isPinned = true
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Image(systemName: "photo").headerElement("logo", edges: [.top])
          TextField("Search", text: $text)
            .headerElement("search-field", edges: [.leading, .bottom, .trailing])
          Button("Action") {}
            .headerElement("chat", edges: [.top, .trailing])
          Button("Action") {}
            .headerElement("cart", edges: [.top, .trailing])
        }
      } background: {
        Color.yellow
      }
  }
}
