// developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}
// developer.apple.com/documentation/swiftui/stateobject
@MainActor @preconcurrency @frozen @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
// developer.apple.com/documentation/swiftui/observedobject
@MainActor @preconcurrency @frozen @propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { get }
    }
    public init(wrappedValue: ObjectType)
    public var wrappedValue: ObjectType
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
// developer.apple.com/documentation/swiftui/environmentobject
@MainActor @preconcurrency @frozen @propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { get }
    }
    @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
    @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
    public init()
}
// developer.apple.com/documentation/swiftui/view/environmentobject(_:)
extension View {
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
}
// developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    public init(wrappedValue: Value)
    public var wrappedValue: Value { get }
}
