// developer.apple.com/documentation/swiftui/environment
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    public var wrappedValue: Value { get }
}
extension Environment: Sendable where Value: Sendable {}
// developer.apple.com/documentation/swiftui/environment/init(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observation.Observable
}
// developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
    public init()
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
}
// developer.apple.com/documentation/swiftui/view/environment(_:_:)
extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
}
// developer.apple.com/documentation/swiftui/view/environment(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observation.Observable
}
// developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
extension View {
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View
}
// developer.apple.com/documentation/swiftui/entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
