// needs: ios18-uikit
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader(TwitterCondenseHeader()) { layout in layout.headerHeight } } }
