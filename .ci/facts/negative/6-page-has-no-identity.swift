// needs: ios15-uikit
import HeaderSwiftUI
import SwiftUI
struct Name {}
struct V: View { var body: some View { EmptyView().scrollHeaderPage(Name()) } }
