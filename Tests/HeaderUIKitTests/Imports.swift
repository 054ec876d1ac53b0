#if canImport(UIKit) || canImport(HeadlessUIKit)
  // What the tests of the adapter use, imported once for all of them.
  @_exported import HeaderBehaviors
  @_exported import HeaderFit
  @_exported import HeaderRecording
  @_exported import HeaderUIKit
  @_exported import SimulationTestSupport
  @_exported import Testing

  #if canImport(UIKit)
    @_exported import UIKit
  #else
    @_exported import HeadlessUIKit
  #endif
#endif
