#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderCore
  public import SwiftUI

  extension View {
    /// Lets this view play the element `name` of the technique's choreography.
    ///
    /// Its opacity and its scale are the element's. With `edges`, so is its place: the view keeps the
    /// element's distance from those edges of the header. A name that the choreography does not have
    /// changes nothing.
    ///
    /// ```swift
    /// Image("logo").headerElement("logo")
    /// Text("Feed").headerElement("title", edges: [.top])
    /// ```
    public func headerElement(_ name: String, edges: Edge.Set = []) -> some View {
      modifier(HeaderElementModifier(name: name, edges: edges))
    }
  }

  /// A view as an element's tracks have it in the layout that is seen.
  private struct HeaderElementModifier: ViewModifier {
    let name: String
    let edges: Edge.Set
    @Environment(\.headerLayout) private var layout
    @Environment(\.headerParts) private var parts
    @Environment(\.headerChoreography) private var choreography

    func body(content: Content) -> some View {
      content
        .scaleEffect(CGFloat(value(.scale) ?? 1))
        .opacity(value(.opacity) ?? 1)
        .padding(insets)
        .frame(
          maxWidth: isAlongX ? .infinity : nil, maxHeight: isAlongY ? .infinity : nil,
          alignment: alignment)
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

    private var isAlongX: Bool { edges.contains(.leading) || edges.contains(.trailing) }
    private var isAlongY: Bool { edges.contains(.top) || edges.contains(.bottom) }

    private var alignment: Alignment {
      Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment)
    }

    private var horizontalAlignment: HorizontalAlignment {
      if edges.contains(.leading) { return .leading }
      return edges.contains(.trailing) ? .trailing : .center
    }

    private var verticalAlignment: VerticalAlignment {
      if edges.contains(.top) { return .top }
      return edges.contains(.bottom) ? .bottom : .center
    }
  }
#endif
