// Facts of SwiftUI, declarations only, for `swiftc -typecheck` on Linux. Written from the facts, not
// copied; bodies are never run. -D IOS16 … IOS26 adds what came with that release, so that leaving a
// level out shows whether code for an older one uses anything newer. -D SDK26 has the closures of
// onGeometryChange and visualEffect as the SDK of Xcode 26 and later has them.
@_exported import Foundation
public import Combine
#if canImport(UIKit)
  @_exported import UIKit
#else
  public struct CGVector: Equatable, Sendable { public var dx, dy: CGFloat }  // not in Linux's Foundation
#endif

// MARK: views and builders
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct EmptyView: View { nonisolated public init() {}; public var body: Never { fatalError() } }
public struct AnyView: View { nonisolated public init<V: View>(_ view: V) {}; public var body: Never { fatalError() } }
public struct TupleView<T>: View { nonisolated public init(_ value: T) {}; public var body: Never { fatalError() } }
public struct _ConditionalContent<A, B> {}
extension _ConditionalContent: View where A: View, B: View { public var body: Never { fatalError() } }
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  @_disfavoredOverload public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { fatalError() }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<M: ViewModifier>: View { public var body: Never { fatalError() } }
@frozen public struct ModifiedContent<Content, Modifier> { nonisolated public init(content: Content, modifier: Modifier) {} }
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public var body: Never { fatalError() } }
extension View { nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) } }

// MARK: state
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public subscript<S>(dynamicMember path: WritableKeyPath<Value, S>) -> Binding<S> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
@propertyWrapper @MainActor @preconcurrency public struct ObservedObject<O: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    public subscript<S>(dynamicMember path: ReferenceWritableKeyPath<O, S>) -> Binding<S> { fatalError() }
  }
  public init(wrappedValue: O) { self.wrappedValue = wrappedValue }
  public var wrappedValue: O
  public var projectedValue: Wrapper { fatalError() }
}
@propertyWrapper @MainActor @preconcurrency public struct StateObject<O: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> O) {}
  public var wrappedValue: O { fatalError() }
  public var projectedValue: ObservedObject<O>.Wrapper { fatalError() }
}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { fatalError() } set {} }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var displayScale: Double { get { 2 } set {} }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
extension View { nonisolated public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self } }

// MARK: geometry
public enum Edge: Int8 { case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 4), all = Set(rawValue: 15) } }
public enum VerticalEdge: Int8 { case top, bottom }
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing) }
}
public struct HorizontalAlignment: Sendable { public static let center = Self() }
public struct Alignment: Sendable { public static let center = Self(), top = Self(), topLeading = Self() }
public struct UnitPoint: Hashable, Sendable { public static let top = Self() }
public enum Axis: Int8 { case horizontal, vertical
  public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue } } }
public struct GeometryProxy { public var size: CGSize { fatalError() }; public var safeAreaInsets: EdgeInsets { fatalError() } }
@available(*, unavailable) extension GeometryProxy: Sendable {}
public struct GeometryReader<Content: View>: View { nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}; public var body: Never { fatalError() } }
public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let all = Self(rawValue: .max), container = Self(rawValue: 1) }

// MARK: animation
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: Double = 0.35) -> Animation { Animation() }
}
public struct Transaction { public init() {}; public init(animation: Animation?) {}; public var animation: Animation? { get { nil } set {} }; public var disablesAnimations: Bool { get { false } set {} } }
@available(*, unavailable) extension Transaction: Sendable {}
public func withAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R { try body() }
public func withTransaction<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R { try body() }

// MARK: modifiers
public struct Color: View, Sendable { public static let clear = Color(); public var body: Never { fatalError() } }
extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  #if IOS16
    #if SDK26
      @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View { self }
    #else
      nonisolated public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View { self }
    #endif
  #endif
  #if IOS17
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { self }
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  #endif
  #if IOS18
    nonisolated public func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View { self }
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View { self }
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  #endif
  #if IOS26
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    nonisolated public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { self }
  #endif
}

// MARK: scrolling
public struct ScrollView<Content: View>: View { nonisolated public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
#if IOS17
  public struct ContentMarginPlacement: Sendable { public static let automatic = Self(), scrollContent = Self(), scrollIndicators = Self() }
  public struct ScrollTarget { public var rect: CGRect; public var anchor: UnitPoint? }
  @available(*, unavailable) extension ScrollTarget: Sendable {}
  public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget { fatalError() }
    public var velocity: CGVector { fatalError() }
    public var contentSize: CGSize { fatalError() }
    public var containerSize: CGSize { fatalError() }
    public var axes: Axis.Set { fatalError() }
  }
  @available(*, unavailable) extension ScrollTargetBehaviorContext: Sendable {}
  public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
  }
#endif
#if IOS18
  public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint { get { fatalError() } set {} }
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize { get { fatalError() } set {} }
    public var visibleRect: CGRect { fatalError() }
    public var bounds: CGRect { fatalError() }
    public static func == (a: Self, b: Self) -> Bool { fatalError() }
  }
  public enum ScrollPhase: Hashable, Sendable { case idle, tracking, interacting, decelerating, animating; public var isScrolling: Bool { self != .idle } }
  public struct ScrollPhaseChangeContext { public var geometry: ScrollGeometry { fatalError() }; public var velocity: CGVector? { nil } }
  @available(*, unavailable) extension ScrollPhaseChangeContext: Sendable {}
  public struct ScrollPosition: Equatable, Sendable {
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {}
    public mutating func scrollTo(y: CGFloat) {}
    public mutating func scrollTo(edge: Edge) {}
    public var isPositionedByUser: Bool { get { false } set {} }
  }
  extension Transaction {
    public var scrollPositionUpdatePreservesVelocity: Bool { get { false } set {} }
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get { .automatic } set {} }
  }
  public struct ScrollContentOffsetAdjustmentBehavior { public static var automatic: Self { Self() }; public static var disabled: Self { Self() } }
#endif

#if canImport(UIKit)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  }
  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public var body: Never { fatalError() }
  }
  extension UIViewRepresentable where Coordinator == () { public func makeCoordinator() {} }
  @MainActor @preconcurrency public struct UIViewRepresentableContext<R: UIViewRepresentable> {
    public let coordinator: R.Coordinator
    public var transaction: Transaction { fatalError() }
    public var environment: EnvironmentValues { fatalError() }
  }
  open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public var rootView: Content { get { fatalError() } set {} }
  }
#endif

// MARK: what the adapter and its guides use besides, as Apple's
// documentation of each symbol has it, with the release it came with.

// MARK: iOS 13 to 15
extension View {
  nonisolated public func hidden() -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .top) -> some View { self }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  @preconcurrency nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }  // 14
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { self }
  nonisolated public func background(_ color: Color) -> some View { self }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }  // 15
  nonisolated public func navigationTitle(_ title: String) -> some View { self }  // 14
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }  // 14
  #if IOS17
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  #endif
}
public struct CoordinateSpace: Sendable { public static let global = Self(), local = Self() }
extension GeometryProxy { public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() } }
public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {  // 14
  public struct IndexDisplayMode: Sendable { public static let automatic = Self(), always = Self(), never = Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}
#if IOS17
  public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }
  extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
  }
#endif
extension HorizontalAlignment { public static let leading = Self(), trailing = Self() }
public struct VerticalAlignment: Sendable { public static let center = Self(), top = Self(), bottom = Self() }
extension Alignment { public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.init() } }
extension Edge.Set { public static let leading = Edge.Set(rawValue: 2), trailing = Edge.Set(rawValue: 8) }
extension Color { public static let blue = Color(), yellow = Color(), black = Color() }
public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
public struct TimelineViewDefaultContext {}
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {  // 15
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
  public var body: Never { fatalError() }
}

// MARK: what the guides show
public struct Text: View { public init(_ text: String) {}; public var body: Never { fatalError() } }
public struct Image: View { public init(_ name: String) {}; public init(systemName: String) {}; public var body: Never { fatalError() } }
public struct Button<Label: View>: View {
  public var body: Never { fatalError() }
}
extension Button where Label == Text { public init(_ title: String, action: @escaping @MainActor () -> Void) {} }
public struct TextField: View { public init(_ title: String, text: Binding<String>) {}; public var body: Never { fatalError() } }
public struct Divider: View { public init() {}; public var body: Never { fatalError() } }
public struct HStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct VStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct ZStack<Content: View>: View { public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct LazyVStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct List<Content: View>: View {
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Content) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Content) {}
  public var body: Never { fatalError() }
}
public struct ForEach<Content: View>: View {
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Content) where Data.Element: Identifiable {}
  public var body: Never { fatalError() }
}
public struct NavigationView<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct Toggle: View { public init(_ title: String, isOn: Binding<Bool>) {}; public var body: Never { fatalError() } }
#if IOS16
  public struct NavigationStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
#endif
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
extension TabView where SelectionValue == Int { public init(@ViewBuilder content: () -> Content) {} }
public struct LazyHStack<Content: View>: View { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }  // 14
extension ScrollView { nonisolated public init(_ axes: Axis.Set, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.init(content: content) } }
extension Axis.Set { public static let horizontal = Axis.Set(rawValue: 1), vertical = Axis.Set(rawValue: 2) }
extension Color { public func ignoresSafeArea() -> some View { self } }
// MARK: what the sample app uses besides, as Apple's documentation of each
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
