import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  private var technique: StickyPullRevealHeader {
    var technique = StickyPullRevealHeader()
    technique.height = 45
    technique.revealDuration = 0.19
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          TextField("Search", text: $text)
            .headerElement("search-field", edges: [.leading, .trailing])
        }
        .frame(idealHeight: 45)
      } background: {
        Color.yellow
      }
  }
}
