// needs: macos
// says: has no member 'glide'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().headerStyle(.glide) } }
