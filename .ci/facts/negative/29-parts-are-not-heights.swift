// needs: ios
// says: cannot convert value of type 'Int' to expected argument type 'StackedPart'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader(.stack(44, 140)) { EmptyView() } } }
