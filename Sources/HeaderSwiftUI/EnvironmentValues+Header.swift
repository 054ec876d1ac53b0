#if os(iOS) || os(macOS) || os(visionOS)
  public import SwiftUI

  private struct HeaderLayoutKey: EnvironmentKey {
    static let defaultValue = HeaderLayout.zero
  }

  private struct HeaderPartsKey: EnvironmentKey {
    static let defaultValue = HeaderParts()
  }

  private struct HeaderIsOverContentKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct HeaderScopeKey: EnvironmentKey {
    static let defaultValue = HeaderScope()
  }

  extension EnvironmentValues {
    /// What is seen of the header that the view is in: its height, its collapsed fraction, its
    /// stretch. `HeaderLayout.zero` outside one.
    public var headerLayout: HeaderLayout {
      get { self[HeaderLayoutKey.self] }
      set { self[HeaderLayoutKey.self] = newValue }
    }

    /// What the header that the view is in is made of as it is seen, top to bottom; none unless its
    /// technique says so.
    public var headerParts: HeaderParts {
      get { self[HeaderPartsKey.self] }
      set { self[HeaderPartsKey.self] = newValue }
    }

    /// Whether content has gone under the header that the view is in: when a hairline or a shadow is
    /// shown.
    public var headerIsOverContent: Bool {
      get { self[HeaderIsOverContentKey.self] }
      set { self[HeaderIsOverContentKey.self] = newValue }
    }

    /// What a view has of the headers and footers around it, whichever way these move.
    var header: HeaderScope {
      get { self[HeaderScopeKey.self] }
      set { self[HeaderScopeKey.self] = newValue }
    }
  }

  /// What a view has of the headers and footers around it, whichever way these move.
  struct HeaderScope: Sendable {
    /// The header that the pages around the view share; `nil` outside one.
    var model: HeaderModel?
    /// The bar at the bottom that the header in the view moves; `nil` without one.
    var footer: FooterModel?
    /// What moves inside the header that the view is in.
    var choreography = HeaderChoreography(elements: [])
    /// How the content of headers follows them.
    var style = HeaderStyle.automatic
    /// Whether backgrounds of headers are continued under what covers the screen's sides.
    var extendsBackground = false
  }
#endif
