// needs: ios
// says: requires that 'Name' conform to 'Hashable'
import HeaderSwiftUI
import SwiftUI
struct Name {}
struct V: View { var body: some View { EmptyView().scrollHeaderPage(Name()) } }
