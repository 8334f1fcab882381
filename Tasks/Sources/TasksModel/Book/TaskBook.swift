import Nod
import NodPerforming
import TaskStore
import TaskTexts

/// The stored tasks and collections, with pending changes applied.
///
/// Updates are optimistic, and rolled back with an offer to retry if saving fails.
@MainActor
public final class TaskBook: ObservableObject {
    @Published public private(set) var tasks: [Int64: TaskItem] = [:]
    @Published public internal(set) var collections: [TaskCollection] = []
    @Published public private(set) var state = LoadState.idle
    @Published public private(set) var error: UserFacingError?
    /// Completed tasks whose rows are about to leave.
    @Published public internal(set) var staying: Set<Int64> = []

    public let center: FeedbackCenter
    public var texts: Texts
    let keeper: TaskKeeper
    let clock: @Sendable () -> Instant

    private var kept: [Int64: TaskItem] = [:]
    /// Pending edits by task, in order.
    private var edits: [Int64: [TaskEdit]] = [:]
    private var hidden: Set<Int64> = []
    private var question = ListQuestion()
    private var lines: [Int64: Task<Void, Never>] = [:]
    /// Changes received while loading; they are newer than what was loaded.
    private var missed: [Change]?
    /// Destinations of moves, by the index that the center stores.
    var spots: [TaskEdit] = []

    public init(
        keeper: TaskKeeper,
        center: FeedbackCenter,
        texts: Texts,
        clock: @escaping @Sendable () -> Instant = { .now }
    ) {
        self.keeper = keeper
        self.center = center
        self.texts = texts
        self.clock = clock
        center.watch(self)
        center.saveMove = { [weak self] request in await self?.save(request) ?? .unreachable }
    }
}

extension TaskBook {
    /// Loads open tasks, the latest completed ones, and the collections.
    public func load() async {
        let isFirst = state != .loaded
        state = isFirst ? .loading : .refreshing
        missed = []
        do {
            let (open, completed) = (try await everything(TaskQuery()), try await page(TaskQuery(.completed)))
            collections = try await keeper.read { try $0.collections() }
            kept = Dictionary(uniqueKeysWithValues: (open + completed.tasks).map { ($0.id, $0) })
            error = nil
            state = .loaded
        } catch {
            self.error = userFacing(error, texts("list.failed"))
            state = isFirst ? .failed : .loaded
            if !isFirst { say("list.notLoaded", because: error) { [weak self] in await self?.load() } }
        }
        let missed = missed ?? []
        self.missed = nil
        take(missed)
        redraw()
        if error == nil { await find(question) }
    }

    public func find(_ question: ListQuestion) async {
        self.question = question
        guard question.isSearch || question.filter != .open else { return }
        do {
            for task in try await everything(question.query) where kept[task.id] == nil { kept[task.id] = task }
            redraw()
        } catch {
            say("list.notLoaded", because: error) { [weak self] in await self?.find(question) }
        }
    }

    public func open(collection: Int64) async {
        do {
            for task in try await everything(TaskQuery(.all, collection: collection)) { kept[task.id] = task }
            redraw()
        } catch {
            say("list.notLoaded", because: error) { [weak self] in await self?.open(collection: collection) }
        }
    }

    public func follow() async {
        for await changes in keeper.changes() {
            if changes.contains(.many) {
                await load()
            } else {
                missed == nil ? take(changes) : missed?.append(contentsOf: changes)
            }
        }
    }

    private func page(_ query: TaskQuery) async throws -> TaskPage { try await keeper.read { try $0.page(query) } }

    private func everything(_ query: TaskQuery) async throws -> [TaskItem] {
        var (query, tasks) = (query, [TaskItem]())
        query.limit = TaskQuery.maximumLimit
        repeat {
            let page = try await page(query)
            tasks += page.tasks
            query.cursor = page.next
        } while query.cursor != nil
        return tasks
    }
}

extension TaskBook {
    private func take(_ changes: [Change]) {
        for change in changes {
            switch change {
            case .task(let id, let task):
                kept[id] = task
                learn(task, of: id)
                show(id)
            case .collection(let id, let collection):
                let index = collections.firstIndex { $0.id == id }
                if let index { collections.remove(at: index) }
                if let collection { collections.insert(collection, at: index ?? collections.count) }
            case .settings, .many: break
            }
        }
    }

    /// Applies a change of another client without feedback. A deleted task can still be restored.
    private func learn(_ task: TaskItem?, of id: Int64) {
        if let task {
            center.tell(center.item(id), isCompleted: task.isCompleted)
        } else {
            hidden.remove(id)
            center.forget(center.item(id))
        }
    }

    private func redraw() {
        tasks = kept.reduce(into: [:]) { tasks, entry in
            if let task = shown(entry.key) { tasks[entry.key] = task }
        }
    }

    func show(_ id: Int64) {
        let task = shown(id)
        if tasks[id] != task { tasks[id] = task }
    }

    private func shown(_ id: Int64) -> TaskItem? {
        guard let task = kept[id], !hidden.contains(id) else { return nil }
        let wished = (edits[id] ?? []) + (move(of: task).map { [$0] } ?? [])
        return wished.reduce(task) { $0.edited(by: $1, at: clock()) }
    }

    /// The pending move of a task. A task completed elsewhere meanwhile isn't reopened by it.
    private func move(of task: TaskItem) -> TaskEdit? {
        let item = center.item(task.id)
        guard !task.isCompleted || center.session.isCompleted(item) == false else { return nil }
        return center.session.spot(of: item).map { spots[$0] }
    }

    func keep(_ task: TaskItem) {
        kept[task.id] = task
        show(task.id)
    }

    func hide(_ id: Int64, _ isHidden: Bool) {
        if isHidden { hidden.insert(id) } else { hidden.remove(id) }
        show(id)
    }

    func wish(_ edit: TaskEdit, _ memberships: [Int64: Bool], of id: Int64) async throws {
        edits[id, default: []].append(edit)
        show(id)
        defer {
            edits[id]?.removeFirst()
            show(id)
        }
        kept[id] = try await inOrder(id) { [keeper] in
            try await keeper.write { store in
                for (other, joins) in memberships {
                    try joins ? store.addTask(id, toCollection: other) : store.removeTask(id, fromCollection: other)
                }
                return try store.editTask(id, edit)
            }
        }
    }

    /// Runs requests for one task in order.
    func inOrder<Value: Sendable>(
        _ id: Int64,
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let earlier = lines[id]
        let request = Task {
            await earlier?.value
            return try await work()
        }
        lines[id] = Task { _ = await request.result }
        return try await request.value
    }
}
