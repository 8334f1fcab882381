// developer.apple.com/documentation/swiftui/focusstate
@frozen @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @frozen public struct Binding {}
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
