// developer.apple.com/documentation/swiftui/binding
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    )
    public static func constant(_ value: Value) -> Binding<Value>
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
    public init(projectedValue: Binding<Value>)
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
// developer.apple.com/documentation/swiftui/binding/animation(_:)
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { get }
    public typealias ID = Value.ID
}
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Binding<Value>.Index { get }
    public var endIndex: Binding<Value>.Index { get }
    public var indices: Value.Indices { get }
    public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index
    public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
