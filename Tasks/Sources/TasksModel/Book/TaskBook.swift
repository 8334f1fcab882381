import NodUI
import TaskValues

/// The tasks and collections an app shows, as they are kept and as people wish them to be.
///
/// What is wished is shown at once, and taken back when it can't be saved, with a message that offers to try again. Whether a
/// task is completed is the feedback center's to show meanwhile: its checks, rows and toasts know of every wish.
@MainActor
public final class TaskBook: ObservableObject {
    /// Everything that was read, with the wishes that are on their way.
    @Published public private(set) var tasks: [Int64: TaskItem] = [:]
    /// Oldest first.
    @Published public internal(set) var collections: [TaskCollection] = []
    @Published public private(set) var state = LoadState.idle
    /// What was told of the last failure to read.
    @Published public private(set) var error: UserFacingError?
    /// Completed tasks whose rows are still to leave.
    @Published public private(set) var staying: Set<Int64> = []
    /// Where the completed tasks go on that were not read yet; nil when all were.
    @Published public private(set) var moreCompleted: Cursor?

    public let center: FeedbackCenter
    public var texts: AppTexts
    let keeper: any TaskKeeping
    let clock: @Sendable () -> Instant

    private var kept: [Int64: TaskItem] = [:]
    private var wishes: [Int64: [Wish]] = [:]
    private var hidden: Set<Int64> = []
    /// Where a task goes that is reopened by moving it: said with the request that reopens it.
    private var reopening: [Int64: TaskEdit] = [:]
    private var lines: [Int64: Task<Void, Never>] = [:]
    /// What happened while everything was read; it is newer than what was read.
    private var missed: [Change]?
    private var lastWish = 0

    public init(
        keeper: any TaskKeeping,
        center: FeedbackCenter,
        texts: AppTexts,
        clock: @escaping @Sendable () -> Instant = { .now }
    ) {
        self.keeper = keeper
        self.center = center
        self.texts = texts
        self.clock = clock
        center.watch(self)
    }

    private struct Wish {
        var number: Int
        var edit: TaskEdit
        var time: Instant
    }
}

extension TaskBook {
    /// Reads everything that is open, the latest of what is completed, and the collections.
    public func load() async {
        let isFirst = state != .loaded
        state = isFirst ? .loading : .refreshing
        missed = []
        do {
            let (open, completed) = (
                try await everything(TaskQuery.open), try await keeper.tasks(.completed(after: nil))
            )
            collections = try await keeper.collections()
            kept = Dictionary(uniqueKeysWithValues: (open + completed.tasks).map { ($0.id, $0) })
            moreCompleted = completed.next
            error = nil
            state = .loaded
        } catch {
            fail(to: "list.failed", because: error, isFirst: isFirst)
        }
        let missed = missed ?? []
        self.missed = nil
        take(missed)
        redraw()
    }

    /// Reads the next of what was completed earlier.
    public func loadMoreCompleted() async {
        guard let cursor = moreCompleted else { return }
        do {
            let page = try await keeper.tasks(.completed(after: cursor))
            for task in page.tasks where kept[task.id] == nil { kept[task.id] = task }
            moreCompleted = page.next
            redraw()
        } catch {
            say("list.moreNotLoaded", because: error) { [weak self] in await self?.loadMoreCompleted() }
        }
    }

    /// Reads what a question finds, completed long ago or not; the answer is among `tasks`.
    public func find(_ question: ListQuestion) async {
        guard question.isSearch || question.filter != .open else { return }
        do {
            let query = question.isSearch ? question.everywhere.query : question.query
            for task in try await everything(query) where kept[task.id] == nil { kept[task.id] = task }
            redraw()
        } catch {
            say("list.notLoaded", because: error) { [weak self] in await self?.find(question) }
        }
    }

    /// Reads all tasks of a collection.
    public func open(collection: Int64) async {
        var query = TaskQuery(.all, collection: collection)
        query.limit = TaskQuery.maximumLimit
        do {
            for task in try await everything(query) { kept[task.id] = task }
            redraw()
        } catch {
            say("list.notLoaded", because: error) { [weak self] in await self?.open(collection: collection) }
        }
    }

    /// Takes in what changes, for as long as it is awaited.
    public func follow() async {
        for await changes in keeper.changes() {
            switch changes {
            case .these(let changes): missed == nil ? take(changes) : missed?.append(contentsOf: changes)
            case .unknown: await load()
            }
        }
    }

    private func everything(_ query: TaskQuery) async throws -> [TaskItem] {
        var (query, tasks) = (query, [TaskItem]())
        repeat {
            let page = try await keeper.tasks(query)
            tasks += page.tasks
            query.cursor = page.next
        } while query.cursor != nil
        return tasks
    }

    private func fail(to key: String, because error: any Error, isFirst: Bool) {
        let told = userFacing(error, texts(key))
        self.error = told
        state = isFirst ? .failed : .loaded
        if !isFirst { say("list.notLoaded", because: error) { [weak self] in await self?.load() } }
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
            case .settings: break
            }
        }
    }

    /// What somebody else did is shown quietly; what is in the bin is shown no more, and may come out of it again.
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

    func show(_ id: Int64) { tasks[id] = shown(id) }

    private func shown(_ id: Int64) -> TaskItem? {
        guard let task = kept[id], !hidden.contains(id) else { return nil }
        return (wishes[id] ?? []).reduce(task) { $0.edited(by: $1.edit, at: $1.time) }
    }

    func keep(_ task: TaskItem) {
        kept[task.id] = task
        show(task.id)
    }

    func hide(_ id: Int64, _ isHidden: Bool) {
        if isHidden { hidden.insert(id) } else { hidden.remove(id) }
        show(id)
    }

    /// Shows an edit and saves it; what is wished of one task is saved in its order.
    func wish(_ edit: TaskEdit, of id: Int64) async throws {
        lastWish += 1
        let number = lastWish
        wishes[id, default: []].append(Wish(number: number, edit: edit, time: clock()))
        show(id)
        let result = await inOrder(id) { [keeper] in try await keeper.edit(id, edit) }
        wishes[id]?.removeAll { $0.number == number }
        if case .success(let task) = result { kept[id] = task }
        show(id)
        _ = try result.get()
    }

    /// Requests for one task go one after the other.
    func inOrder<Value: Sendable>(
        _ id: Int64,
        _ work: @escaping @Sendable () async throws -> Value
    ) async -> Result<Value, any Error> {
        let earlier = lines[id]
        let request = Task { () -> Result<Value, any Error> in
            await earlier?.value
            do { return .success(try await work()) } catch { return .failure(error) }
        }
        lines[id] = Task { _ = await request.value }
        return await request.value
    }
}

extension TaskBook {
    /// Saves what a check wishes. Throws where it was not saved; the check takes it back and says so.
    public func save(_ isCompleted: Bool, of id: Int64) async throws {
        if isCompleted { staying.insert(id) }
        let edit = isCompleted ? .completing : reopening.removeValue(forKey: id) ?? .reopening
        let result = await inOrder(id) { [keeper] in try await keeper.edit(id, edit) }
        switch result {
        case .success(let task): keep(task)
        case .failure(let error):
            SystemErrorLog().note(String(reflecting: error))
            staying.remove(id)
            throw SaveError.refused
        }
    }

    /// Completes or reopens a task without its check: by a swipe, a menu or a drag. It is answered as its check would be.
    ///
    /// - Parameter leaves: whether its row leaves once it is completed.
    public func toggle(
        _ task: TaskItem,
        by way: Toggle.Way = .check,
        leaves: Bool = true,
        in context: FeedbackContext? = nil
    ) {
        let number = center.item(task.id)
        center.describe(
            number,
            FeedbackItem(
                title: task.title,
                saving: .request { [weak self] request in
                    await SaveOutcome { try await self?.save(request.isCompleted, of: task.id) }
                }
            )
        )
        let toggle = Toggle(
            item: number,
            isCompleted: task.isCompleted,
            way: way,
            leaves: leaves,
            collections: progress(of: task).map(count)
        )
        center.report(.toggled(toggle), in: context)
    }

    private func count(_ collection: CollectionProgress) -> CollectionCount {
        let number = center.collection(collection.id)
        if let name = collection.name { center.name(collection: number, name) }
        return CollectionCount(collection: number, open: collection.open, total: collection.total)
    }

    /// What a task does for the collections it is in, with their counts as they are now.
    public func progress(of task: TaskItem) -> [CollectionProgress] {
        task.collections.map { summary in
            let now = collections.first { $0.id == summary.id }
            return CollectionProgress(
                id: summary.id,
                name: now?.name ?? summary.name,
                open: now?.open ?? summary.open,
                total: now?.total ?? summary.total
            )
        }
    }

    /// A card goes elsewhere on the board. Into Done it is completed, and out of it reopened, with all that follows.
    public func move(_ task: TaskItem, to destination: BoardDestination, in context: FeedbackContext? = nil) {
        if destination.column == .done {
            if !task.isCompleted { toggle(task, in: context) }
            return
        }
        var edit = TaskEdit()
        edit.move = .to(destination.column)
        edit.position = destination.position
        if task.isCompleted {
            reopening[task.id] = edit
            toggle(task, in: context)
        } else {
            move(task, edit)
        }
    }

    private func move(_ task: TaskItem, _ edit: TaskEdit) {
        perform("board.notMoved", of: task.title) { book in try await book.wish(edit, of: task.id) }
    }
}

/// Rows that leave keep their place until they have left.
extension TaskBook: RowWatcher {
    public func leaves(_ item: ItemID, _ score: Score, at time: Double) {
        guard let id = center.id(of: item)?.base as? Int64 else { return }
        _ = center.clock.wake(at: time + score.duration) { [weak self] in self?.staying.remove(id) }
    }

    public func returns(_ item: ItemID) { forget(item) }

    public func settles(_ item: ItemID) {
        if !center.session.departs(item) { forget(item) }
    }

    private func forget(_ item: ItemID) {
        if let id = center.id(of: item)?.base as? Int64 { staying.remove(id) }
    }
}
