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
    /// The layout on the screen of the header that contains the view: its height, collapsed fraction and stretch.
    /// `HeaderLayout.zero` outside a header.
    public var headerLayout: HeaderLayout {
      get { self[HeaderLayoutKey.self] }
      set { self[HeaderLayoutKey.self] = newValue }
    }

    /// The parts of the header that contains the view, top to bottom, as they are on the screen. Empty if its
    /// technique has none.
    public var headerParts: HeaderParts {
      get { self[HeaderPartsKey.self] }
      set { self[HeaderPartsKey.self] = newValue }
    }

    /// Whether content is under the header that contains the view. Use it to show a hairline or a shadow.
    public var headerIsOverContent: Bool {
      get { self[HeaderIsOverContentKey.self] }
      set { self[HeaderIsOverContentKey.self] = newValue }
    }

    /// The headers and footers around the view.
    var header: HeaderScope {
      get { self[HeaderScopeKey.self] }
      set { self[HeaderScopeKey.self] = newValue }
    }
  }

  /// The headers and footers around a view. It contains no layout, so a view that reads it is not evaluated while they
  /// move.
  struct HeaderScope: Sendable {
    /// The header that the pages share; `nil` outside of pages.
    var model: HeaderModel?
    /// The footer that the header in the view moves; `nil` without one.
    var footer: FooterModel?
    /// The choreography of the header that contains the view.
    var choreography = HeaderChoreography(elements: [])
    /// How the content of headers follows them.
    var style = HeaderStyle.automatic
    /// Whether backgrounds of headers extend under sidebars.
    var extendsBackground = false
  }
#endif
