import HeaderCore
import HeaderSwiftUI
import SwiftUI

/// One technique of the catalog over a feed, as its document has it.
struct TechniqueScreen: View {
  let technique: HeaderTechnique

  var body: some View {
    screen(technique.behaviorType)
      .navigationTitle(technique.descriptor.title)
  }

  private func screen<Behavior: HeaderBehavior>(_ type: Behavior.Type) -> AnyView {
    AnyView(
      List { PostRows(posts: Post.feed(60)) }
        .listStyle(.plain)
        .scrollHeader(Behavior()) { TechniqueHeader(summary: technique.descriptor.summary) })
  }
}

/// What a technique does, in its own header.
private struct TechniqueHeader: View {
  let summary: String
  @Environment(\.headerLayout) private var layout

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.indigo.ignoresSafeArea()
      VStack(alignment: .leading) {
        Text(summary).font(.footnote).opacity(1 - layout.collapsedFraction)
        Text("\(Int(layout.headerHeight)) points").font(.headline)
      }
      .padding(8)
    }
    .foregroundColor(.white)
    .frame(idealHeight: 120)
  }
}
