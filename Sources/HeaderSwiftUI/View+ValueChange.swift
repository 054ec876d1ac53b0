#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  extension View {
    /// Calls `report` with the value that `read` returns, when the view appears and when the value changes.
    func reading<Value: Equatable>(
      _ read: @escaping @MainActor (GeometryProxy) -> Value,
      report: @escaping @MainActor (Value) -> Void
    ) -> some View {
      background(
        GeometryReader { proxy in
          Color.clear.onValue(of: read(proxy), perform: report).accessibilityHidden(true)
        })
    }

    /// Performs `action` with `value` when the view appears and when the value changes.
    func onValue<Value: Equatable>(
      of value: Value, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
      onAppear { action(value) }.onValueChange(of: value, perform: action)
    }

    /// Performs `action` when `value` changes. visionOS has deprecated the call of iOS 15.
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
