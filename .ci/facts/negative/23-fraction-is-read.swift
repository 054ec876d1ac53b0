// needs: ios
// says: cannot assign to property: 'fraction' is a get-only property
import HeaderSwiftUI
@MainActor func half(_ header: HeaderState) { header.fraction = 0.5 }
