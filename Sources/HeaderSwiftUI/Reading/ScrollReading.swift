#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Chooses what reads a scroll view, what moves it, and how room is made for it.
  ///
  /// The releases are told apart here, in plain functions, and nowhere in a view builder.
  @MainActor
  enum ScrollReading {
    /// Whether scroll views go where they are asked to.
    static var moves: Bool {
      #if canImport(UIKit)
        return true
      #else
        return saysPhases
      #endif
    }

    /// Whether a scroll view says what moves it.
    private static var saysPhases: Bool {
      if #available(iOS 18, macOS 15, visionOS 2, *) { true } else { false }
    }

    /// Whether room above the content can be made as a bar and a margin.
    static var splitsRoom: Bool {
      if #available(iOS 17, macOS 14, visionOS 1, *) { true } else { false }
    }

    /// A scroll view, read and moved: by its phases and geometry from iOS 18 on, before by a probe. Its
    /// `scrollPosition` is the app's where UIKit can move it.
    static func read(_ content: some View, _ page: PageModel) -> AnyView {
      var content = AnyView(content)
      if page.choosesTarget, #available(iOS 17, macOS 14, visionOS 1, *) {
        content = AnyView(content.modifier(TargetReading(page: page)))
      }
      #if canImport(UIKit)
        content = AnyView(content.background(ScrollProbe(page: page, looks: !saysPhases)))
      #endif
      guard #available(iOS 18, macOS 15, visionOS 2, *) else {
        return content
      }
      #if !canImport(UIKit)
        content = AnyView(content.modifier(PositionWriting(page: page)))
      #endif
      return AnyView(content.modifier(PhaseReading(page: page)))
    }

    /// A scroll view with `room` at an edge of its content: `bar` points of it as a bar, which indicators,
    /// pinned section headers and edge effects meet, and the rest as a margin of the content. Before iOS 17
    /// all of it is inset.
    static func make(
      _ room: Double, bar: Double, at edge: VerticalEdge, of content: some View
    ) -> AnyView {
      guard #available(iOS 17, macOS 14, visionOS 1, *) else {
        return inset(content, edge, room)
      }
      let content = content.contentMargins(
        edge == .top ? .top : .bottom, CGFloat(max(0, room - bar)), for: .scrollContent)
      guard #available(iOS 26, macOS 26, visionOS 26, *) else {
        return inset(content, edge, bar)
      }
      return AnyView(content.safeAreaBar(edge: edge, spacing: 0) { Spacing(height: bar) })
    }

    /// A scroll view with `height` points of inset at an edge.
    static func inset(_ content: some View, _ edge: VerticalEdge, _ height: Double) -> AnyView {
      AnyView(content.safeAreaInset(edge: edge, spacing: 0) { Spacing(height: height) })
    }
  }
#endif
