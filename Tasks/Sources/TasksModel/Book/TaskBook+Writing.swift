import Nod
import NodPerforming
import TaskStore
import TaskTexts

extension TaskBook {
    /// - Parameter memberships: Collections that the task joins (true) or leaves.
    func edit(_ id: Int64, _ edit: TaskEdit, _ memberships: [Int64: Bool] = [:]) async throws(UserFacingError) {
        guard edit != TaskEdit() || !memberships.isEmpty else { return }
        do {
            try await wish(edit, memberships, of: id)
        } catch {
            throw userFacing(error, texts("task.notSaved", ["title": tasks[id]?.title ?? "", "way": ""]))
        }
    }

    /// Deletes a task, with an Undo toast.
    public func delete(_ task: TaskItem, in context: FeedbackContext? = nil) {
        hide(task.id, true)
        center.describe(center.item(task.id), FeedbackItem(title: task.title))
        center.deleted(center.item(task.id), in: context) { [weak self] in self?.bringBack(task) }
        Task {
            do {
                try await inOrder(task.id) { [keeper] in try await keeper.write { try $0.deleteTask(task.id) } }
            } catch {
                hide(task.id, false)
                say("task.notDeleted", ["title": task.title], because: error) { [weak self] in self?.delete(task) }
            }
        }
    }

    private func bringBack(_ task: TaskItem) {
        hide(task.id, false)
        perform("task.notRestored", of: task.title) { book in
            let restored = try await book.inOrder(task.id) { [keeper = book.keeper] in
                try await keeper.write { try $0.restoreTask(task.id) }
            }
            book.keep(restored)
        }
    }

    func capture(_ draft: TaskDraft) async throws -> (task: TaskItem, isFirst: Bool) {
        let captured = try await keeper.write { (task: try $0.createTask(draft), isFirst: try $0.noteCapture()) }
        keep(captured.task)
        await readCollections()
        return captured
    }
}

extension TaskBook {
    /// - Throws: The error to show at the name.
    public func makeCollection(named name: String) async throws(UserFacingError) -> TaskCollection {
        do {
            let collection = try await keeper.write { try $0.createCollection(named: name) }
            await readCollections()
            return collection
        } catch {
            throw userFacing(error, texts("collections.notSaved", ["name": name, "way": ""]))
        }
    }

    public func rename(_ collection: TaskCollection, to name: String) async throws(UserFacingError) {
        do {
            _ = try await keeper.write { try $0.renameCollection(collection.id, to: name) }
            await readCollections()
        } catch {
            throw userFacing(error, texts("collections.notSaved", ["name": collection.name, "way": ""]))
        }
    }

    public func delete(_ collection: TaskCollection) {
        let place = collections.firstIndex(of: collection)
        collections.removeAll { $0.id == collection.id }
        Task {
            do {
                try await keeper.write { try $0.deleteCollection(collection.id) }
                offerToRestore(collection)
            } catch {
                collections.insert(collection, at: min(place ?? 0, collections.count))
                say("collection.notDeleted", ["name": collection.name], because: error) { [weak self] in
                    self?.delete(collection)
                }
            }
        }
    }

    private func offerToRestore(_ collection: TaskCollection) {
        let message = ToastMessage(
            texts("task.deleted", ["title": collection.name]),
            actionTitle: texts("action.undo")
        )
        center.say(message, as: .succeeded) { [weak self] in
            self?.perform("task.notRestored", of: collection.name) { book in
                _ = try await book.keeper.write { try $0.restoreCollection(collection.id) }
                await book.readCollections()
            }
        }
    }

    public func remove(_ task: TaskItem, from collection: TaskCollection) {
        perform("collection.notRemoved", of: task.title) { book in
            try await book.keeper.write { try $0.removeTask(task.id, fromCollection: collection.id) }
            await book.readCollections()
        }
    }

    /// Updates the counts; if that fails, later changes update them.
    private func readCollections() async {
        if let read = try? await keeper.read({ try $0.collections() }) { collections = read }
    }
}

extension TaskBook {
    /// Runs `work`, with a Retry toast if it fails.
    func perform(_ key: String, of title: String, _ work: @escaping @MainActor (TaskBook) async throws -> Void) {
        Task {
            do {
                try await work(self)
            } catch {
                say(key, ["title": title], because: error) { [weak self] in self?.perform(key, of: title, work) }
            }
        }
    }

    func say(
        _ key: String,
        _ values: [String: String] = [:],
        because error: any Error,
        retry: @escaping @MainActor () async -> Void
    ) {
        center.say(message(key, values, because: error), as: .failed) { Task { await retry() } }
    }

    func message(_ key: String, _ values: [String: String], because error: any Error) -> ToastMessage {
        let told = userFacing(error, "")
        let text = texts(key, values.merging(["way": told.whatNext]) { value, _ in value })
        return ToastMessage(text, actionTitle: texts("action.retry"))
    }

    func userFacing(_ error: any Error, _ whatHappened: String) -> UserFacingError {
        let fallback = UserFacingError(whatHappened, whatNext: texts("way.tryAgain"))
        guard let value = error as? InvalidValue else { return UserFacingError(error, or: fallback) }
        return UserFacingError(whatHappened, whatNext: texts.text(Sentence(value)), way: .fix)
    }
}

extension TaskEdit {
    static let completing = TaskEdit(move: .complete)
    static let reopening = TaskEdit(move: .reopen)
}
