import GRDB
import Testing

@testable import TaskStore

@Suite("The plan of a query")
struct PlanTests {
    private let world = World()

    @Test("reads a page of all tasks from an index in its order, and sorts nothing", arguments: PlanTests.queries())
    func isInOrder(query: TaskQuery) async throws {
        let plan = try await plan(of: query)
        #expect(plan.contains { $0.contains("USING INDEX") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test("reads a page of a collection, or of what a search finds, from those alone", arguments: PlanTests.queries())
    func isNarrow(query: TaskQuery) async throws {
        for source in [PageSource.collection(1), .found(StoreSnapshot.match("milk"))] {
            let plan = try await plan(of: query, source)
            #expect(plan.contains { $0.hasPrefix("SEARCH task USING INTEGER PRIMARY KEY") }, "\(plan)")
            #expect(!plan.contains { $0.hasPrefix("SCAN task") || $0.hasPrefix("SCAN membership") }, "\(plan)")
        }
    }

    @Test("of every write and every other reading uses an index")
    func usesIndices() async throws {
        let plans = try await world.store.write { transaction in
            let db = transaction.db
            var seen: Set<String> = []
            db.trace { event in if case .statement(let statement) = event { seen.insert(statement.expandedSQL) } }
            let collection = try transaction.createCollection(named: "Groceries").id
            let task = try transaction.createTask(TaskDraft(title: "Milk")).id
            try transaction.addTask(task, toCollection: collection)
            let edit = TaskEdit(move: .complete)
            try transaction.editTask(task, edit)
            try transaction.deleteTask(task)
            try transaction.restoreTask(task)
            _ = try transaction.snapshot.tasks([task])
            _ = try transaction.changes()
            db.trace(options: [])
            // Statements of triggers are traced as comments.
            return try seen.filter { !$0.hasPrefix("--") }.map { sql in
                (sql, try String.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)", adapter: Self.details))
            }
        }
        #expect(plans.count > 10)
        for (sql, plan) in plans {
            #expect(!plan.contains { $0 == "SCAN task" || $0 == "SCAN membership" }, "\(sql): \(plan)")
        }
    }

    /// All filters, columns and orders, on the first page and on the next.
    static func queries() -> [TaskQuery] {
        let filters = TaskFilter.allCases.map { TaskQuery($0) }
        let columns = [TaskColumn.todo, .doing].map { column -> TaskQuery in
            var query = TaskQuery()
            query.column = column
            return query
        }
        return (filters + columns).flatMap { query -> [TaskQuery] in
            var (byDue, next) = (query, query)
            byDue.byDue = true
            next.cursor = Cursor(key: query.order == .completion ? .completion(5) : .position(5), id: 7)
            var nextByDue = byDue
            nextByDue.cursor = Cursor(key: .due(Day("2026-01-01"), position: 5), id: 7)
            return [query, byDue, next, nextByDue]
        }
    }

    private func plan(of query: TaskQuery, _ source: PageSource = .order) async throws -> [String] {
        try await world.store.read { snapshot in
            let sql: SQL = "EXPLAIN QUERY PLAN \(source.page(query, nil))"
            return try SQLRequest<String>(literal: sql, adapter: Self.details).fetchAll(snapshot.db)
        }
    }

    private static let details = SuffixRowAdapter(fromIndex: 3)
}
