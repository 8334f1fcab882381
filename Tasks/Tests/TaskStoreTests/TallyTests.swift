import GRDB
import TestSupport
import Testing

@testable import TaskStore

@Suite("Counts that are kept")
struct TallyTests {
    @Test("equal a new count after any writes", arguments: 1...8)
    func agree(seed: UInt64) async throws {
        let world = World()
        for step: UInt64 in 0..<150 {
            try? await world.store.write { transaction in
                var lot = Lot(seed: seed * 1000 + step)
                try transaction.doSomething(&lot)
            }
            let (kept, counted) = try await world.store.read { (try $0.tallies(), try $0.recounted()) }
            #expect(kept == counted)
        }
    }
}

extension StoreTransaction {
    /// A random write to a few tasks and collections, which may not exist.
    fileprivate func doSomething(_ lot: inout Lot) throws {
        let (task, collection) = (Int64(lot.below(12) + 1), Int64(lot.below(4) + 1))
        switch lot.below(13) {
        // A month later.
        case 12: try StoreTransaction(db: db, now: Instant(milliseconds: now.milliseconds + 31 * 86_400_000)).emptyBin()
        case 0, 1: try createTask(TaskDraft(title: "Task"))
        case 2:
            var draft = TaskDraft(title: "Both")
            draft.column = [.todo, .doing, .done][lot.below(3)]
            draft.collections = [collection]
            try createTask(draft)
        case 3: try createCollection(named: "C\(lot.below(100))")
        case 4: try deleteCollection(collection)
        case 5: try restoreCollection(collection)
        case 6: try addTask(task, toCollection: collection)
        case 7: try removeTask(task, fromCollection: collection)
        case 8: try deleteTask(task)
        case 9: try restoreTask(task)
        default:
            let edit = TaskEdit(move: [.complete, .reopen, .to(.doing), .to(.todo)][lot.below(4)])
            try editTask(task, edit)
        }
    }
}

extension StoreSnapshot {
    fileprivate func tallies() throws -> Set<String> {
        try String.fetchSet(
            db,
            sql: """
                SELECT collectionId || ': ' || todo || ' ' || doing || ' ' || done FROM tally
                UNION ALL SELECT 'task ' || id || ': ' || collectionCount FROM task
                """
        )
    }

    fileprivate func recounted() throws -> Set<String> {
        try String.fetchSet(
            db,
            sql: """
                SELECT id || ': ' || COUNT(IIF(kind = 'todo', 1, NULL)) || ' ' || COUNT(IIF(kind = 'doing', 1, NULL))
                    || ' ' || COUNT(IIF(kind = 'done', 1, NULL)) FROM (
                    SELECT c.id, IIF(t.deletedAt IS NOT NULL, '', IIF(t.completedAt IS NOT NULL, 'done', t.lane)) AS kind
                    FROM (SELECT 0 AS id, id AS taskId FROM task UNION ALL SELECT collectionId, taskId FROM membership
                        UNION ALL SELECT 0, 0 UNION ALL SELECT id, 0 FROM collection) c
                    LEFT JOIN task t ON t.id = c.taskId
                ) GROUP BY id
                UNION ALL
                SELECT 'task ' || id || ': ' || (
                    SELECT COUNT(*) FROM membership JOIN collection ON collection.id = collectionId
                    WHERE taskId = task.id AND collection.deletedAt IS NULL
                ) FROM task
                """
        )
    }
}
