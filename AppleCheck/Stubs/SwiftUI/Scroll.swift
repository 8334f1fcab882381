// developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content>: View where Content: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    )
    @MainActor @preconcurrency public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable
}
// developer.apple.com/documentation/swiftui/scrollviewreader
@frozen public struct ScrollViewReader<Content>: View where Content: View {
    public var content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    public static var automatic: ScrollIndicatorVisibility { get }
    public static var visible: ScrollIndicatorVisibility { get }
    public static var hidden: ScrollIndicatorVisibility { get }
    public static var never: ScrollIndicatorVisibility { get }
}
// developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { get }
    public static var immediately: ScrollDismissesKeyboardMode { get }
    public static var interactively: ScrollDismissesKeyboardMode { get }
    public static var never: ScrollDismissesKeyboardMode { get }
}
// developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
extension View {
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View
    @available(tvOS, unavailable)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
    @available(visionOS, unavailable)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
}
// developer.apple.com/documentation/swiftui/scrollbouncebehavior
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { get }
    public static var always: ScrollBounceBehavior { get }
    public static var basedOnSize: ScrollBounceBehavior { get }
}
// developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:)
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension View {
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View
}
// developer.apple.com/documentation/swiftui/scrolltargetbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@preconcurrency public protocol ScrollTargetBehavior {}
// developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init()
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { get }
}
// developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public init()
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { get }
}
// developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View
}
// developer.apple.com/documentation/swiftui/contentmarginplacement
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { get }
    public static var scrollContent: ContentMarginPlacement { get }
    public static var scrollIndicators: ContentMarginPlacement { get }
}
