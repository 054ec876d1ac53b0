// needs: macos
// says: cannot assign to property: 'layout' is a get-only property
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @Environment(\.headerLayout) private var layout
  var body: some View { EmptyView().onAppear { layout.headerHeight = 10 } }
}
