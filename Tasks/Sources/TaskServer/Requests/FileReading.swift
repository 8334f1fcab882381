import Foundation

/// Reads files one after the other on a thread of its own. Swift's are as few as the cores, and a large file would keep one from
/// everybody else for seconds.
enum FileReading {
    private static let queue = DispatchQueue(label: "reading files")

    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body() }) }
        }
    }
}
