#if os(iOS) || os(macOS) || os(visionOS)
  public import SwiftUI

  extension View {
    /// Lets this view play the element `name` of the technique's choreography.
    ///
    /// Sets the view's opacity and scale, and its distance from those of the header's `edges` that you pass. If the
    /// choreography has no such element, nothing changes.
    ///
    /// ```swift
    /// Image("logo").headerElement("logo")
    /// Text("Feed").headerElement("title", edges: [.top])
    /// ```
    public func headerElement(_ name: String, edges: Edge.Set = []) -> some View {
      modifier(HeaderElementModifier(name: name, edges: edges))
    }
  }

  /// Applies an element's values in the layout on the screen.
  private struct HeaderElementModifier: ViewModifier {
    let name: String
    let edges: Edge.Set
    @Environment(\.headerLayout) private var layout
    @Environment(\.headerParts) private var parts
    @Environment(\.header.choreography) private var choreography

    func body(content: Content) -> some View {
      content
        .scaleEffect(CGFloat(value(.scale) ?? 1))
        .opacity(value(.opacity) ?? 1)
        .padding(insets)
        .frame(
          maxWidth: edges.isDisjoint(with: .horizontal) ? nil : .infinity,
          maxHeight: edges.isDisjoint(with: .vertical) ? nil : .infinity, alignment: alignment)
    }

    private func value(_ attribute: HeaderAttribute) -> Double? {
      let element = choreography.elements.first { $0.name == name }
      return element?.value(of: attribute, in: layout, parts)
    }

    private func inset(_ attribute: HeaderAttribute, _ edge: Edge.Set) -> CGFloat {
      edges.contains(edge) ? CGFloat(value(attribute) ?? 0) : 0
    }

    private var insets: EdgeInsets {
      EdgeInsets(
        top: inset(.top, .top), leading: inset(.leading, .leading),
        bottom: inset(.bottom, .bottom), trailing: inset(.trailing, .trailing))
    }

    private var alignment: Alignment {
      Alignment(
        horizontal: edges.contains(.leading)
          ? .leading : edges.contains(.trailing) ? .trailing : .center,
        vertical: edges.contains(.top) ? .top : edges.contains(.bottom) ? .bottom : .center)
    }
  }
#endif
