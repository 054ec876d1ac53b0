import HeaderBehaviors
import HeaderCore
import SwiftUI

/// The list of SwiftUI's screens.
struct SwiftUIMenu: View {
  private let techniques = HeaderCatalog.standard.techniques

  var body: some View {
    NavigationView {
      List {
        Section("Ways to attach") {
          NavigationLink("A list, and a header that code moves") { FeedScreen() }
          NavigationLink("A scroll view, and a header of its layout") { CoverScreen() }
          NavigationLink("Section headers that stick, and carousels") { SectionsScreen() }
          NavigationLink("A drag that begins on the header") { BarScreen() }
          NavigationLink("Pages with tabs") { ProfileScreen() }
        }
        Section("Techniques") {
          ForEach(techniques, id: \.descriptor.name) { technique in
            NavigationLink(technique.descriptor.title) { TechniqueScreen(technique: technique) }
          }
        }
        Section("Device check") {
          NavigationLink("Six gestures on a list of SwiftUI's") {
            InNavigation { _ in DeviceCheckController { SwiftUICheckedScreen(in: $0) } }
              .ignoresSafeArea()
          }
        }
      }
      .navigationTitle("Headers")
      // The screens inherit it: a large title would collapse over the same points as their headers.
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
  }
}
