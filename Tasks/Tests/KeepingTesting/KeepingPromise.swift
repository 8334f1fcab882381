import TaskValues
import TasksModel
import TestSupport

/// Something that every store of tasks keeps to, as a test of any of them:
///
///     @Test("keep every promise", .timeLimit(.minutes(1)), arguments: KeepingPromise.all)
///     func keeps(promise: KeepingPromise) async throws {
///         try await promise.check { clock in MyTasks(clock: clock) }
///     }
public struct KeepingPromise: Sendable, CustomStringConvertible {
    public let description: String
    private let story: @Sendable (KeepingWorld) async throws -> Void

    /// - Parameter story: has no closure within `#expect`. Swift 6.3 takes that and a later closure of the story for one.
    init(_ description: String, _ story: @escaping @Sendable (KeepingWorld) async throws -> Void) {
        self.description = description
        self.story = story
    }

    public static let all = captures + edits + bin + collections + members + lists + changes

    /// - Parameter make: an empty store that asks the clock it is given.
    public func check(
        _ make: (_ clock: @escaping @Sendable () -> Instant) async throws -> any TaskKeeping
    ) async throws {
        let clock = TestClock()
        try await story(KeepingWorld(keeper: try await make { clock.now }, clock: clock))
    }
}
