#if canImport(Combine)
@_exported import Combine
#else
/// An object that SwiftUI observes; elsewhere without effect.
public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
#endif
