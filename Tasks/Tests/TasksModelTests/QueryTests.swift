import TaskValues
import TestSupport
import Testing

@testable import TasksModel

@Suite("Queries in memory")
struct QueryTests {
    /// The tasks of the cases in memory, and their collections by their names.
    private func world() async throws -> (MemoryTasks, [String: Int64]) {
        let keeper = MemoryTasks()
        var ids: [String: Int64] = [:]
        for name in QueryCases.all.collections { ids[name] = try await keeper.makeCollection(named: name).id }
        for task in QueryCases.all.tasks { _ = try await keeper.capture(task.draft(ids)) }
        for name in QueryCases.all.bin { try await keeper.deleteCollection(ids[name]!) }
        return (keeper, ids)
    }

    @Test("of a column find its cards, in the order of the board", arguments: TaskColumn.allCases)
    func columns(column: TaskColumn) async throws {
        let (keeper, _) = try await world()
        var query = TaskQuery()
        query.filter = .all
        let columns = BoardColumns(try await keeper.tasks(query).tasks)
        (query.filter, query.column) = column == .done ? (.completed, nil) : (.open, column)
        #expect(try await columns[column] == keeper.tasks(query).tasks)
    }
}
