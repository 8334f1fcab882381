// developer.apple.com/documentation/swiftui/focusstate
@frozen @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @frozen @propertyWrapper public struct Binding {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: FocusState<Value>.Binding { get }
    }
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: FocusState<Value>.Binding { get }
    public init() where Value == Bool
    public init<T>() where Value == T?, T: Hashable
}
// developer.apple.com/documentation/swiftui/view/focused(_:equals:)
extension View {
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View where Value: Hashable
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View
}
// developer.apple.com/documentation/swiftui/view/focusable(_:)
extension View {
    @available(iOS 17, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View
    // developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/focusinteractions
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let activate: FocusInteractions
    public static let edit: FocusInteractions
    public static var automatic: FocusInteractions { get }
}
// developer.apple.com/documentation/swiftui/focusedvalues
public struct FocusedValues {
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set }
}
// developer.apple.com/documentation/swiftui/focusedvaluekey
public protocol FocusedValueKey {
    associatedtype Value
}
// developer.apple.com/documentation/swiftui/focusedvalue
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>)
    public var wrappedValue: Value? { get }
}
// developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)
extension View {
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>,
        _ value: T
    ) -> some View
}
