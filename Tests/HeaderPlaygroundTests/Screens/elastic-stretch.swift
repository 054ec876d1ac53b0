import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  private var technique: ElasticStretchHeader {
    var technique = ElasticStretchHeader()
    technique.height = 150
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Image(systemName: "photo").headerElement("picture")
        }
        .frame(idealHeight: 150)
      } background: {
        Color.yellow
      }
  }
}
