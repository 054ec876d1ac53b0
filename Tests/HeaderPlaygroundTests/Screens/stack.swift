import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  private var technique: StackedHeader {
    var technique = StackedHeader()
    technique.part1.height = 33
    technique.part1.minimum = 1
    technique.part1.moves = .pinned
    technique.part2.height = 105
    technique.part2.minimum = 1
    technique.part2.moves = .returns
    technique.part3.height = 36
    technique.part3.minimum = 1
    technique.part3.moves = .returns
    technique.part4.height = 1
    technique.part4.minimum = 1
    technique.part4.moves = .returns
    return technique
  }

  var body: some View {
    List(0..<60, id: \.self) { Text("Row \($0)") }
      .scrollHeader(technique) {
        ZStack {
          Image(systemName: "photo").headerElement("image")
          TextField("Search", text: $text)
            .headerElement("toolbar", edges: [.leading, .bottom, .trailing])
          Text("Title")
            .headerElement("tabs", edges: [.leading, .bottom, .trailing])
          Text("Title")
            .headerElement("foot", edges: [.leading, .bottom, .trailing])
        }
      } background: {
        Color.yellow
      }
  }
}
