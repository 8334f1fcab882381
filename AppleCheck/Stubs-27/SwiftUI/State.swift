// developer.apple.com/documentation/swiftui/state()
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

// developer.apple.com/documentation/swiftui/state(initialvalue:)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State<Value>(initialValue: Value) = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

// developer.apple.com/documentation/swiftui/state
@frozen public struct State<Value>: DynamicProperty {
    public init(wrappedValue value: Value)
    public init(initialValue value: Value)
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
}
extension State where Value: ExpressibleByNilLiteral {
    public init()
}
extension State: Sendable where Value: Sendable {}
