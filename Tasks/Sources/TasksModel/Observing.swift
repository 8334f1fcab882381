#if canImport(Combine)
@_exported import Combine
#else
/// What SwiftUI watches. Where there is no Combine nobody does, and the models are the same.
public protocol ObservableObject: AnyObject {}

/// A property whose changes are watched.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
#endif
