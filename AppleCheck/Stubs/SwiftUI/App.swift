// developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    @MainActor @preconcurrency public static func main()
}
// developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
// developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene
}
// developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content>: Scene where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content)
    public var body: some Scene { get }
}
// developer.apple.com/documentation/swiftui/settings
@available(iOS, unavailable)
@available(visionOS, unavailable)
public struct Settings<Content>: Scene where Content: View {
    public init(@ViewBuilder content: () -> Content)
    public var body: some Scene { get }
}
