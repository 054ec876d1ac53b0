#if os(iOS) || os(macOS) || os(visionOS)
  public import HeaderCore
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

  private struct HeaderChoreographyKey: EnvironmentKey {
    static let defaultValue = HeaderChoreography(elements: [])
  }

  private struct HeaderModelKey: EnvironmentKey {
    static let defaultValue: HeaderModel? = nil
  }

  private struct FooterModelKey: EnvironmentKey {
    static let defaultValue: FooterModel? = nil
  }

  private struct HeaderStyleKey: EnvironmentKey {
    static let defaultValue = HeaderStyle.automatic
  }

  private struct HeaderBackgroundExtendsKey: EnvironmentKey {
    static let defaultValue = false
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

    /// The header that the pages around the view share; `nil` outside one.
    var headerModel: HeaderModel? {
      get { self[HeaderModelKey.self] }
      set { self[HeaderModelKey.self] = newValue }
    }

    /// The bar at the bottom that the header in the view moves; `nil` without one.
    var footerModel: FooterModel? {
      get { self[FooterModelKey.self] }
      set { self[FooterModelKey.self] = newValue }
    }

    /// What moves inside the header that the view is in.
    var headerChoreography: HeaderChoreography {
      get { self[HeaderChoreographyKey.self] }
      set { self[HeaderChoreographyKey.self] = newValue }
    }

    /// How the content of headers follows them.
    var headerStyle: HeaderStyle {
      get { self[HeaderStyleKey.self] }
      set { self[HeaderStyleKey.self] = newValue }
    }

    /// Whether backgrounds of headers are continued under what covers the screen's sides.
    var headerBackgroundExtends: Bool {
      get { self[HeaderBackgroundExtendsKey.self] }
      set { self[HeaderBackgroundExtendsKey.self] = newValue }
    }
  }
#endif
