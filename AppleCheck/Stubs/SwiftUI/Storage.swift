// developer.apple.com/documentation/swiftui/appstorage
@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
}
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == String?
}
// developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)
extension View {
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View
}
