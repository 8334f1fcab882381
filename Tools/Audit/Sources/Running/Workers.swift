import Foundation

/// Runs a job on all cores, with stacks for the deepest nesting that the parser accepts.
/// Walks also recurse per link of a chain, and debug builds need many times the stack. Unused stack is only reserved.
public enum Workers {
    static let stackSize = 1 << 30

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

    public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        map(1) { _ in work() }[0]
    }
}

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
