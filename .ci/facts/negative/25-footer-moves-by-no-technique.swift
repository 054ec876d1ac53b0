// needs: ios
// says: argument type 'Double' does not conform to expected type 'HeaderBehavior'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollFooter(49.0) { EmptyView() } } }
