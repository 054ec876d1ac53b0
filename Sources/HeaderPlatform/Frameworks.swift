// The frameworks that the adapters use. On Linux, the tests' double takes their place.
#if os(iOS) || os(visionOS)
  @_exported public import UIKit
#elseif os(macOS)
  @_exported public import CoreFoundation
#elseif canImport(HeadlessUIKit)
  @_exported public import HeadlessUIKit
#endif
