// Appended to the stub of SwiftUI: what the sample app uses besides, as Apple's documentation of each
// symbol has it. Nothing is newer than iOS 15.
extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  nonisolated public func swipeActions<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}
public struct Font: Sendable { public static let title = Font(), headline = Font(), footnote = Font() }
extension Color {
  public static let indigo = Color(), teal = Color(), white = Color(), primary = Color(), secondary = Color()
}
extension Edge.Set { public static let horizontal: Edge.Set = [.leading, .trailing], vertical: Edge.Set = [.top, .bottom] }
extension View { nonisolated public func padding(_ length: CGFloat) -> some View { self } }
extension Alignment { public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom) }
extension UnitPoint { public static let bottomLeading = UnitPoint() }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() } }
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() } }
public struct Label: View { public init(_ title: String, systemImage: String) {}; public var body: Never { fatalError() } }
public struct Section<Content: View>: View { public init(_ title: String, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct NavigationLink<Destination: View>: View { public init(_ title: String, @ViewBuilder destination: () -> Destination) {}; public var body: Never { fatalError() } }
extension List { public init(@ViewBuilder content: () -> Content) {} }
extension ForEach {
  public init<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension VStack { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
extension LazyVStack { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }

@MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder var body: Body { get } }
extension Never: Scene {}
@resultBuilder public struct SceneBuilder { public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content } }
public struct WindowGroup<Content: View>: Scene { nonisolated public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
@MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder var body: Body { get }; init() }
extension App { public static func main() {} }
#if canImport(UIKit)
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    typealias Context = UIViewControllerRepresentableContext<Self>
  }
  extension UIViewControllerRepresentable { public var body: Never { fatalError() } }
#endif
