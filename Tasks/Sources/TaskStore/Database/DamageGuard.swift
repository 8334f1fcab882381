import Synchronization

/// Stops writing to a file that was found damaged, until it is opened again and told how to be rescued.
///
/// SQLite would go on where it sees nothing wrong, and may use a page twice that still holds something.
final class DamageGuard: Sendable {
    private let check: DatabaseCheck
    private let found = Mutex(false)

    init(_ check: DatabaseCheck) { self.check = check }

    var isDamaged: Bool { found.withLock { $0 } }

    func write<Value>(_ body: () async throws -> Value) async throws -> Value {
        if isDamaged { throw DiskProblem.damaged }
        return try await read(body)
    }

    /// Looks at the whole file when `body` comes upon damage: a disk that can't be read is told as damage by SQLite, too.
    func read<Value>(_ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch {
            guard DiskProblem(error) == .damaged else { throw error }
            throw confirm() ? DiskProblem.damaged : .failing
        }
    }

    /// One at a time: who waits meanwhile need not look again.
    private func confirm() -> Bool {
        found.withLock { found in
            found = found || (try? check.verdict()) == .damaged
            return found
        }
    }
}
