import Synchronization
import TaskStore
import TestSupport
import Testing

final class World: Sendable {
    let folder = TemporaryFolder()
    let clock = TestClock()
    let store: Store
    private let announced = Mutex<[[Change]]>([])

    init(inFile: Bool = false) {
        let now: @Sendable () -> Instant = { [clock] in clock.now }
        store = try! inFile ? Store(path: folder.path("tasks.sqlite"), clock: now) : Store(clock: now)
    }

    @discardableResult
    func write<Value: Sendable>(_ body: @escaping @Sendable (StoreTransaction) throws -> Value) async throws -> Value {
        try await store.write(announce: { changes in self.announced.withLock { $0.append(changes) } }, body)
    }

    @discardableResult
    func capture(_ title: String, _ change: (inout TaskDraft) -> Void = { _ in }) async throws -> TaskItem {
        var draft = TaskDraft(title: title)
        change(&draft)
        return try await write { [draft] in try $0.createTask(draft) }
    }

    @discardableResult
    func add(_ titles: String..., in collections: [Int64] = []) async throws -> [TaskItem] {
        var tasks: [TaskItem] = []
        for title in titles.reversed() { tasks.append(try await capture(title) { $0.collections = collections }) }
        return tasks.reversed()
    }

    func collection(_ name: String) async throws -> TaskCollection {
        try await write { try $0.createCollection(named: name) }
    }

    @discardableResult
    func edit(_ task: TaskItem, _ change: (inout TaskEdit) -> Void) async throws -> TaskItem {
        var edit = TaskEdit()
        change(&edit)
        return try await write { [edit] in try $0.editTask(task.id, edit) }
    }

    @discardableResult
    func move(_ task: TaskItem, _ move: TaskEdit.Move) async throws -> TaskItem {
        try await edit(task) { $0.move = move }
    }

    func delete(_ task: TaskItem) async throws { try await write { try $0.deleteTask(task.id) } }

    func page(_ change: (inout TaskQuery) -> Void = { _ in }) async throws -> TaskPage {
        var query = TaskQuery()
        change(&query)
        return try await store.read { [query] in try $0.page(query) }
    }

    func titles() async throws -> [String] { try await page().tasks.map(\.title) }

    func collections() async throws -> [TaskCollection] { try await store.read { try $0.collections() } }

    func listed(_ task: TaskItem) async throws -> TaskItem? {
        try await page { $0.filter = .all }.tasks.first { $0.id == task.id }
    }

    /// The changes that `work` announces, a list for each write.
    func told<Ignored>(of work: () async throws -> Ignored) async throws -> [[Change]] {
        let before = announced.withLock(\.count)
        _ = try await work()
        return announced.withLock { Array($0.dropFirst(before)) }
    }

    /// Expects that a write fails with `expected`, changes nothing and announces nothing.
    func expectRefusal<Failure: Error & Equatable, Ignored: Sendable>(
        _ expected: Failure,
        _ location: SourceLocation = #_sourceLocation,
        of body: @escaping @Sendable (StoreTransaction) throws -> Ignored
    ) async throws {
        let before = (try await page { $0.filter = .all }, try await collections())
        let told = try await told {
            do {
                try await write(body)
                Issue.record("It isn't refused", sourceLocation: location)
            } catch {
                #expect(error as? Failure == expected, sourceLocation: location)
            }
        }
        #expect(told.isEmpty, sourceLocation: location)
        let after = (try await page { $0.filter = .all }, try await collections())
        let isSame = before == after
        #expect(isSame, sourceLocation: location)
    }
}
