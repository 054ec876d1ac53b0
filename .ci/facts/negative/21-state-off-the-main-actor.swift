// needs: ios
// says: call to main actor-isolated instance method 'collapse(animated:)' in a synchronous nonisolated context
import HeaderSwiftUI
func background(_ header: HeaderState) { header.collapse() }
