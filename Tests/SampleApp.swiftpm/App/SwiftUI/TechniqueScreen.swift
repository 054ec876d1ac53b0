import HeaderSwiftUI
import SwiftUI

/// A technique of the catalog over a feed, with its default parameters.
struct TechniqueScreen: View {
  let technique: HeaderTechnique

  var body: some View {
    PostFeed()
      .scrollHeader(technique.behaviorType.init()) {
        TechniqueHeader(summary: technique.descriptor.summary)
      } background: {
        Color.indigo
      }
      .navigationTitle(technique.descriptor.title)
  }
}

/// A header that shows its technique's summary and its height.
private struct TechniqueHeader: View {
  let summary: String
  @Environment(\.headerLayout) private var layout

  var body: some View {
    VStack(alignment: .leading) {
      Text(summary).font(.footnote).opacity(1 - layout.collapsedFraction)
      Text("\(Int(layout.headerHeight)) points").font(.headline)
    }
    .padding(8)
    .foregroundColor(.white)
    .frame(maxWidth: .infinity, minHeight: 120, alignment: .bottomLeading)
  }
}
