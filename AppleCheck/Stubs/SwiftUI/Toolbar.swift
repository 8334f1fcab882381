// developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
// developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent
}
// developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    public var body: Never { get }
}
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    public static let automatic: ToolbarItemPlacement
    public static let primaryAction: ToolbarItemPlacement
    public static let confirmationAction: ToolbarItemPlacement
    public static let cancellationAction: ToolbarItemPlacement
}
// developer.apple.com/documentation/swiftui/view/toolbar(content:)
extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent
}
// developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
    public static let automatic: SearchFieldPlacement
}
// developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)
extension View {
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View
}
