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
    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene
    // developer.apple.com/documentation/swiftui/scenebuilder/buildlimitedavailability(_:)
    @available(iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.1, *)
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene
    @available(iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.1, *)
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker
}
public protocol _LimitedAvailabilitySceneMarker {}
// developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content>: Scene where Content: View {
    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    )
    nonisolated public init(@ViewBuilder content: () -> Content)
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol
    public var body: some Scene { get }
}
// developer.apple.com/documentation/swiftui/settings
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct Settings<Content>: Scene where Content: View {
    public init(@ViewBuilder content: () -> Content)
    public var body: some Scene { get }
}
// developer.apple.com/documentation/swiftui/scene/environmentobject(_:)
extension Scene {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observation.Observable
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
}
// developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)
extension Scene {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable
    @available(
        iOS,
        introduced: 14.0,
        deprecated: 17.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    @available(
        macOS,
        introduced: 11.0,
        deprecated: 14.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    @available(
        tvOS,
        introduced: 14.0,
        deprecated: 17.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    @available(
        watchOS,
        introduced: 7.0,
        deprecated: 10.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    @available(
        visionOS,
        deprecated: 1.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable
}
