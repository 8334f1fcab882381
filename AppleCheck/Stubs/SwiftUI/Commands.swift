// developer.apple.com/documentation/swiftui/commands
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: Commands {}
// developer.apple.com/documentation/swiftui/commandsbuilder
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Commands where C0: Commands, C1: Commands
    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands
    where C0: Commands, C1: Commands, C2: Commands
}
// developer.apple.com/documentation/swiftui/commandmenu
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandMenu<Content>: Commands where Content: View {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init(_ name: Text, @ViewBuilder content: () -> Content)
    @_disfavoredOverload public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol
    public var body: some Commands { get }
}
// developer.apple.com/documentation/swiftui/scene/commands(content:)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Scene {
    nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands
}
