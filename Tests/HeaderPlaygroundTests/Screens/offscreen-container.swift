import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  private var technique: OffscreenContainerHeader {
    var technique = OffscreenContainerHeader()
    technique.expandedHeight = 375
    technique.collapsedHeight = 75
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Color.yellow.ignoresSafeArea().headerElement("background")
          Text("Title").headerElement("title", edges: [.bottom])
        }
        .frame(idealHeight: 375)
      }
  }
}
