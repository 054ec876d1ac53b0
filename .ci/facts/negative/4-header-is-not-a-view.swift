// needs: ios
// says: contextual closure type '() -> Header' expects 0 arguments
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader(TwitterCondenseHeader()) { layout in layout.headerHeight } } }
