// needs: ios
// says: cannot convert value of type 'Int' to expected argument type 'ClosedRange<Double>'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader(.condensing(60)) { EmptyView() } } }
