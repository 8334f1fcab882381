import TaskStore
import TestSupport
import Testing

@testable import TasksModel

@Suite("A query of tasks that were read")
struct QueryTests {
    /// The tasks of the cases, and their collections by their names.
    private func read() async throws -> (tasks: [TaskItem], ids: [String: Int64]) {
        let store = try Store()
        let ids = try await store.write { try QueryCases.all.write(to: $0) }
        var query = TaskQuery(.all)
        query.limit = TaskQuery.maximumLimit
        return (try await store.read { [query] in try $0.page(query) }.tasks, ids)
    }

    @Test("finds what the store finds, in its order", arguments: QueryCases.all.queries)
    func finds(query: QueryCases.Case) async throws {
        let (tasks, ids) = try await read()
        #expect(query.query(ids).found(in: tasks.reversed()).map(\.title) == query.titles)
    }
}
