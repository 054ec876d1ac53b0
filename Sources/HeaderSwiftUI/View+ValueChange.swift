#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  extension View {
    /// Tells what `read` reads of this view's geometry when it appears, and with a changed one.
    func reading<Value: Equatable>(
      _ read: @escaping @MainActor (GeometryProxy) -> Value,
      tell: @escaping @MainActor (Value) -> Void
    ) -> some View {
      background(
        GeometryReader { proxy in
          Color.clear.onValue(of: read(proxy), perform: tell).accessibilityHidden(true)
        })
    }

    /// Performs `action` with `value` when the view appears, and with a changed one.
    func onValue<Value: Equatable>(
      of value: Value, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
      onAppear { action(value) }.onValueChange(of: value, perform: action)
    }

    /// Performs `action` with a changed `value`. visionOS has replaced the call that iOS 15 has.
    func onValueChange<Value: Equatable>(
      of value: Value, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
      #if os(visionOS)
        onChange(of: value) { _, value in action(value) }
      #else
        onChange(of: value, perform: action)
      #endif
    }
  }
#endif
