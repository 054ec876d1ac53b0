// needs: ios
// says: missing argument for parameter 'selection' in call
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeaderPages(.condensing(44...88)) { EmptyView() } } }
