
// Appended to the stub of SwiftUI: what the adapter and its guides use besides, as Apple's
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
