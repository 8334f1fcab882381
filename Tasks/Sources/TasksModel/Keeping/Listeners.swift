import Foundation
import TaskValues

/// Who follows the changes of a store, each with a stream of its own.
public final class Listeners: Sendable {
    private let box = Box()

    public init() {}

    /// Returns a stream of the changes from now on; it ends when nobody listens to it any more.
    public func stream() -> AsyncStream<KeptChanges> {
        let (stream, continuation) = AsyncStream.makeStream(of: KeptChanges.self)
        let id = box.add(continuation)
        continuation.onTermination = { [box] _ in box.remove(id) }
        return stream
    }

    public func tell(_ changes: [Change]) {
        if changes.contains(.many) { return tellUnknown() }
        if !changes.isEmpty { box.tell(.these(changes)) }
    }

    /// Everything may be different.
    public func tellUnknown() { box.tell(.unknown) }

    /// A lock guards the list; `Mutex` is newer than the oldest systems the views are checked for.
    private final class Box: @unchecked Sendable {
        private let lock = NSLock()
        private var continuations: [Int: AsyncStream<KeptChanges>.Continuation] = [:]
        private var last = 0

        func add(_ continuation: AsyncStream<KeptChanges>.Continuation) -> Int {
            lock.withLock {
                last += 1
                continuations[last] = continuation
                return last
            }
        }

        func remove(_ id: Int) { lock.withLock { continuations[id] = nil } }

        func tell(_ changes: KeptChanges) {
            for continuation in lock.withLock({ Array(continuations.values) }) { continuation.yield(changes) }
        }
    }
}
