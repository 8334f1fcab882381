#if canImport(Combine)
@_exported import Combine
#else
/// An object that SwiftUI observes. Without Combine nobody observes it, and the models are the same.
public protocol ObservableObject: AnyObject {}

/// A property whose changes are watched.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
#endif
