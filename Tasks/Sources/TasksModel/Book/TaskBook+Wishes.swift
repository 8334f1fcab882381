import Nod
import NodPerforming
import TaskStore

/// Completing and moving. The center's session holds each pending change until it is saved.
extension TaskBook {
    /// Saves a check. If it throws, the check rolls back and shows the error.
    public func save(_ isCompleted: Bool, of id: Int64) async throws {
        if isCompleted { staying.insert(id) }
        do {
            try await save(isCompleted ? .completing : .reopening, of: id)
        } catch {
            staying.remove(id)
            throw SaveError.refused
        }
    }

    func save(_ move: SaveRequest) async -> SaveOutcome {
        guard let spot = move.spot, let id = center.id(of: move.item)?.base as? Int64 else { return .saved() }
        do {
            try await save(spots[spot], of: id)
            return .saved()
        } catch {
            guard move.isMove else { return .refused }
            return .refusedSaying(message("board.notMoved", ["title": tasks[id]?.title ?? ""], because: error))
        }
    }

    private func save(_ edit: TaskEdit, of id: Int64) async throws {
        do {
            keep(try await inOrder(id) { [keeper] in try await keeper.write { try $0.editTask(id, edit) } })
        } catch {
            SystemErrorLog().note(String(reflecting: error))
            throw error
        }
    }

    /// Completes or reopens a task by a swipe, menu or drag, with the feedback of its check.
    ///
    /// - Parameter leaves: Whether the row leaves when completed.
    public func toggle(
        _ task: TaskItem,
        by way: CompletionToggle.Way = .check,
        leaves: Bool = true,
        to spot: Int? = nil,
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
        let toggle = CompletionToggle(
            item: number,
            isCompleted: task.isCompleted,
            way: way,
            leaves: leaves,
            collections: progress(of: task).map(count),
            spot: spot
        )
        center.report(.toggled(toggle), in: context)
    }

    private func count(_ collection: CollectionProgress) -> CollectionCount {
        let number = center.collection(collection.id)
        if let name = collection.name { center.name(collection: number, name) }
        return CollectionCount(collection: number, open: collection.open, total: collection.total)
    }

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

    /// Moves a card on the board; moves to and from Done complete or reopen its task.
    public func move(_ task: TaskItem, to destination: BoardDestination, in context: FeedbackContext? = nil) {
        if destination.column == .done {
            if !task.isCompleted { toggle(task, in: context) }
            return
        }
        var edit = TaskEdit(move: .to(destination.column))
        edit.position = destination.position
        spots.append(edit)
        let spot = spots.count - 1
        if task.isCompleted {
            toggle(task, to: spot, in: context)
        } else {
            center.report(.moved(item: center.item(task.id), spot: spot))
        }
    }
}

/// Keeps rows in place until they have left.
extension TaskBook: RowWatcher {
    public func leaves(_ item: ItemID, _ score: Score, at time: Double) {
        guard let id = center.id(of: item)?.base as? Int64 else { return }
        _ = center.clock.wake(at: time + score.duration) { [weak self] in self?.staying.remove(id) }
    }

    public func returns(_ item: ItemID) { forget(item) }

    public func settles(_ item: ItemID) {
        if !center.session.departs(item) { forget(item) }
    }

    public func moves(_ item: ItemID, to spot: Int?) {
        if let id = center.id(of: item)?.base as? Int64 { show(id) }
    }

    private func forget(_ item: ItemID) {
        if let id = center.id(of: item)?.base as? Int64 { staying.remove(id) }
    }
}
