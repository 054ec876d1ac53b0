// needs: ios
// says: has no member 'condensing'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader(.condensing(60...200)) { EmptyView() } } }
