// needs: ios
// says: missing argument for parameter #1 in call
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().headerEffect { effect, _ in effect } } }
