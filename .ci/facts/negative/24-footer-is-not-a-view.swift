// needs: ios
// says: requires that 'Int' conform to 'View'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollFooter { 49 } } }
