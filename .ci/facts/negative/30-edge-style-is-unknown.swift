// needs: macos
// says: type 'HeaderEdgeStyle' has no member 'glass'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().headerEdgeStyle(.glass) } }
