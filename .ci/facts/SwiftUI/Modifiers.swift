// MARK: Modifiers
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape { self }
  nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func scaledToFill() -> some View { self }
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { self }
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent { self }
  nonisolated public func hidden() -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { self }
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { self }
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { self }
  
  @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View { self }
  nonisolated public func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View { self }
  @available(IOS26, *) nonisolated public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { self }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  nonisolated public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label: View { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  @available(iOS, deprecated: 17) @available(macOS, deprecated: 14) @available(visionOS, deprecated: 1)
  @preconcurrency nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some View where V: Equatable { self }
  @available(IOS17, *) nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable { self }
  @available(IOS16, *) @preconcurrency nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View where T: Equatable, T: Sendable { self }
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { self }
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { self }
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { self }
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View { self }
  nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View { self }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
}
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
@MainActor @preconcurrency public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
  @MainActor @preconcurrency public static var plain: PlainListStyle { fatalError() }
}
@MainActor @preconcurrency public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { fatalError() }
}
@MainActor @preconcurrency public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = Self(), always = Self(), never = Self()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  @MainActor @preconcurrency public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { fatalError() }
}

// MARK: Scrolling
public struct ScrollView<Content>: View where Content: View {
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
@available(IOS17, *) extension View {
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
}
@available(IOS17, *) public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { fatalError() }
  public static var scrollContent: ContentMarginPlacement { fatalError() }
  public static var scrollIndicators: ContentMarginPlacement { fatalError() }
}
@available(IOS17, *) public struct ScrollTarget {
  public var rect: CGRect
  public var anchor: UnitPoint?
}
@available(*, unavailable) extension ScrollTarget: Sendable {}
@available(IOS17, *) public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { fatalError() }
  public var velocity: CGVector { fatalError() }
  public var contentSize: CGSize { fatalError() }
  public var containerSize: CGSize { fatalError() }
  public var axes: Axis.Set { fatalError() }
}
@available(*, unavailable) extension ScrollTargetBehaviorContext: Sendable {}
@available(IOS17, *) public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
}
@available(IOS17, *) public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
@available(IOS17, *) extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { fatalError() }
}
@available(IOS18, *) extension View {
  nonisolated public func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable { self }
  nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View { self }
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
}
@available(IOS18, *) public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint { get { fatalError() } set {} }
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize { get { fatalError() } set {} }
  public var visibleRect: CGRect { fatalError() }
  public var bounds: CGRect { fatalError() }
}
@available(IOS18, *) @frozen public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
@available(IOS18, *) public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { fatalError() }
  public var velocity: CGVector? { nil }
}
@available(*, unavailable) extension ScrollPhaseChangeContext: Sendable {}
@available(IOS18, *) public struct ScrollPosition: Equatable, Sendable {
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {}
  public mutating func scrollTo(y: CGFloat) {}
  public mutating func scrollTo(edge: Edge) {}
  public var isPositionedByUser: Bool { get { false } set {} }
}
@available(IOS18, *) extension Transaction {
  public var scrollPositionUpdatePreservesVelocity: Bool { get { false } set {} }
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get { .automatic } set {} }
}
@available(IOS18, *) public struct ScrollContentOffsetAdjustmentBehavior {
  public static var automatic: Self { Self() }
  public static var disabled: Self { Self() }
}
@available(IOS26, *) extension View {
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View { self }
}
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) @available(visionOS, unavailable) extension View {
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
}
@available(IOS26, *) public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { fatalError() }
  public static var hard: ScrollEdgeEffectStyle { fatalError() }
  public static var soft: ScrollEdgeEffectStyle { fatalError() }
}
@available(IOS26, *) public struct Glass: Equatable, Sendable {
  public static var regular: Glass { fatalError() }
}
@available(IOS26, *) public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
  public var body: Never { fatalError() }
}

// MARK: Bars
@available(macOS, unavailable) @available(tvOS, unavailable) public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
@available(macOS, unavailable) @available(tvOS, unavailable) extension View {
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
}
public struct SearchFieldPlacement: Sendable {
  public static var automatic: SearchFieldPlacement { fatalError() }
}
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent { content }
}
public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { fatalError() }
  public static var principal: ToolbarItemPlacement { fatalError() }
}
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  public var body: Never { fatalError() }
}
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
