// needs: ios
// says: cannot assign to property: 'footerHiddenFraction' is a get-only property
import HeaderSwiftUI
@MainActor func show(_ header: HeaderState) { header.footerHiddenFraction = 0 }
