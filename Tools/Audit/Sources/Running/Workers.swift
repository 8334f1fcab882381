import Foundation

/// Works through a list on all cores, on threads whose stack is deep enough for any nesting the parser lets through.
///
/// The parser stops at ``SourceFile/deepestNesting`` brackets, but a walk also descends once for each link of a chain, and a debug
/// build needs many times the stack of a release build. The memory is only reserved, not used.
public enum Workers {
    static let stackSize = 1 << 30

    /// `work` of every index below `count`, in the order of the indices.
    public static func map<Value: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Value) -> [Value] {
        let job = Job<Value>(count)
        let done = DispatchSemaphore(value: 0)
        let threads = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), max(count, 1))
        for _ in 0..<threads {
            let thread = Thread {
                while let index = job.next() { job.finish(index, work(index)) }
                done.signal()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        for _ in 0..<threads { done.wait() }
        return job.values
    }

    /// `work` alone, on such a thread.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        map(1) { _ in work() }[0]
    }
}

/// The work left and the results so far, shared by several threads.
private final class Job<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var position = 0
    private var results: [Value?]

    init(_ count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
        lock.withLock {
            guard position < results.count else { return nil }
            defer { position += 1 }
            return position
        }
    }

    func finish(_ index: Int, _ value: Value) { lock.withLock { results[index] = value } }

    var values: [Value] { lock.withLock { results.map { $0! } } }
}
