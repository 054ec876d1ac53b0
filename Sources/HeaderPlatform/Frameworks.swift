// What the adapters stand on: a platform's frameworks, or in their place, where there are none, the double
// that the tests have of them.
#if os(iOS) || os(visionOS)
  @_exported public import UIKit
#elseif os(macOS)
  @_exported public import CoreFoundation
#elseif canImport(HeadlessUIKit)
  @_exported public import HeadlessUIKit
#endif
