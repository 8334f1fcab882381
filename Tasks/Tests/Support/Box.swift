import Synchronization

/// A value that a closure leaves for the test.
public final class Box<Value: Sendable>: Sendable {
    private let content: Mutex<Value>

    public init(_ value: Value) { content = Mutex(value) }

    public var value: Value { content.withLock { $0 } }
    public func set(_ value: Value) { content.withLock { $0 = value } }
}
