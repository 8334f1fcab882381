import Foundation
import TaskStore

/// Expected results of queries, for the store, the app's model and the page.
public struct QueryCases: Decodable, Sendable {
    public let collections: [String]
    /// Deleted collections.
    public let bin: [String]
    public let tasks: [Item]
    public let queries: [Case]

    public static let all: QueryCases = {
        let file = Repository.folder.appendingPathComponent("Fixtures/tasks/queries.json")
        return try! JSONDecoder().decode(QueryCases.self, from: Data(contentsOf: file))
    }()

    /// Returns the ids of the collections by name.
    public func write(to transaction: StoreTransaction) throws -> [String: Int64] {
        var ids: [String: Int64] = [:]
        for name in collections { ids[name] = try transaction.createCollection(named: name).id }
        for task in tasks { try transaction.createTask(task.draft(ids)) }
        for name in bin { try transaction.deleteCollection(ids[name]!) }
        return ids
    }

    public struct Item: Decodable, Sendable {
        let title: String
        let position: Double
        let notes, due, column, completedAt: String?
        let collections: [String]?

        func draft(_ ids: [String: Int64]) -> TaskDraft {
            var draft = TaskDraft(title: title)
            draft.position = position
            draft.notes = notes ?? ""
            draft.due = due.flatMap { Day($0) }
            draft.column = column.flatMap { TaskColumn(rawValue: $0) } ?? .todo
            draft.completedAt = completedAt.flatMap { Instant($0) }
            draft.collections = (collections ?? []).compactMap { ids[$0] }
            return draft
        }
    }

    public struct Case: Decodable, Sendable, CustomStringConvertible {
        let query: [String: String]
        public let titles: [String]
        public let open, completed: Int

        public var description: String { query.sorted { $0 < $1 }.map { "\($0)=\($1)" }.joined(separator: "&") }

        public func query(_ ids: [String: Int64]) -> TaskQuery {
            let filter = query["filter"].flatMap(TaskFilter.init) ?? .open
            var result = TaskQuery(filter, collection: query["collection"].flatMap { ids[$0] })
            result.column = query["column"].flatMap(TaskColumn.init)
            result.byDue = query["order"] == TaskOrder.due.rawValue
            result.text = query["q"] ?? ""
            return result
        }
    }
}

public enum Repository {
    public static let folder = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
}
