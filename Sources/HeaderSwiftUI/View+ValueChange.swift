#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  extension View {
    /// Performs `action` with a changed `value`. visionOS has replaced the call that iOS 15 has.
    func onValueChange<Value: Equatable>(
      of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
      #if os(visionOS)
        onChange(of: value) { _, value in action(value) }
      #else
        onChange(of: value, perform: action)
      #endif
    }
  }
#endif
