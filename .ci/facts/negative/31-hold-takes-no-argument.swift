// needs: ios
// says: argument passed to call that takes no arguments
import HeaderSwiftUI
@MainActor func hold(_ header: HeaderState) { header.hold(true) }
