// needs: ios15-plain
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @Environment(\.headerLayout) private var layout
  var body: some View { EmptyView().onAppear { layout.headerHeight = 10 } }
}
