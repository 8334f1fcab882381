import TaskValues

/// The state between two writes of `MemoryTasks`. Nothing is ever taken off it: what is deleted is in the bin.
struct MemoryShelf {
    var tasks: [Int64: KeptTask] = [:]
    var collections: [Int64: KeptCollection] = [:]
    var settings = Settings()

    struct KeptTask {
        /// Its collections are those that have it as a member.
        var item: TaskItem
        /// The column it has, or comes back to when it is reopened.
        var lane: TaskColumn
        var isInBin = false
    }

    struct KeptCollection {
        var name: String
        let createdAt: Instant
        var members: Set<Int64> = []
        var isInBin = false
    }
}

extension MemoryShelf {
    func task(_ id: Int64) throws(StoreError) -> TaskItem {
        guard let kept = tasks[id], !kept.isInBin else { throw .noTask(id) }
        return shown(kept.item)
    }

    func collection(_ id: Int64) throws(StoreError) -> TaskCollection {
        guard let kept = collections[id], !kept.isInBin else { throw .noCollection(id) }
        let members = kept.members.compactMap { tasks[$0] }.filter { !$0.isInBin }
        return TaskCollection(
            id: id,
            name: kept.name,
            open: members.count { !$0.item.isCompleted },
            total: members.count,
            createdAt: kept.createdAt
        )
    }

    /// Oldest first.
    var shownCollections: [TaskCollection] { collections.keys.sorted().compactMap { try? collection($0) } }

    func page(_ query: TaskQuery) throws(StoreError) -> TaskPage {
        if let id = query.collection { _ = try collection(id) }
        let known = tasks.values.filter { !$0.isInBin }.map { shown($0.item) }
        let counted = known.filter(query.counts)
        let found = query.found(in: known)
        let page = Array(found.prefix(query.limit))
        return TaskPage(
            tasks: page,
            next: found.count > page.count ? page.last.map { Cursor(after: $0, in: query.order) } : nil,
            counts: .init(open: counted.count { !$0.isCompleted }, completed: counted.count { $0.isCompleted })
        )
    }

    private func shown(_ item: TaskItem) -> TaskItem {
        let mine = collections.keys.filter { collections[$0]?.members.contains(item.id) == true }.sorted()
        var item = item
        item.collections = mine.compactMap { try? collection($0) }
            .map { CollectionSummary(id: $0.id, name: $0.name, open: $0.open, total: $0.total) }
        return item
    }
}
