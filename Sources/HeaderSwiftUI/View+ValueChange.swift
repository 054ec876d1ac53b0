#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  extension View {
    /// Performs `action` with `value` when the view appears, and with a changed one.
    func onValue<Value: Equatable>(
      of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
      onAppear { action(value) }.onValueChange(of: value, perform: action)
    }

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
