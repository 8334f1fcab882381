import Foundation
import TaskStore
import Testing

@testable import TaskFormats

@Suite("todo.txt")
struct TodoTxtTests {
    private let world = World()

    @Test("gives back 300 varied lines byte for byte, in their order")
    func roundTrips() async throws {
        let text = try fixture()
        #expect(try await world.take(text) == Import.Summary(imported: 300, known: 0))
        #expect(try await world.give() == text)
        let tasks = try await world.tasks()
        #expect(tasks.filter { !$0.isCompleted }.count >= 150)
        #expect(tasks.contains { $0.title.contains("<img src=x onerror=alert(1)>") })
    }

    @Test(
        "is understood: completion, days, priority, projects",
        arguments: [
            ("Buy milk", "Buy milk · open"),
            (
                "(A) 2026-03-01 Buy milk +Groceries @shop due:2026-03-05",
                "Buy milk @shop · open · A · due 2026-03-05 · in Groceries · made 2026-03-01"
            ),
            ("x 2026-03-04 2026-03-01 Buy milk pri:B", "Buy milk · done 2026-03-04 · B · made 2026-03-01"),
            ("x 2026-03-04 Buy milk", "Buy milk · done 2026-03-04"),
            ("x Buy milk", "Buy milk · done 2026-06-15"),
            ("Pay rent rec:+1m t:2026-03-01 uid:7", "Pay rent uid:7 · open"),
            ("+Home +Garden Rake +Home", "Rake · open · in Home, Garden"),
            ("+Groceries due:2026-03-05", "+Groceries due:2026-03-05 · open · due 2026-03-05 · in Groceries"),
        ]
    )
    func isUnderstood(line: String, meaning: String) async throws {
        try await world.take(line)
        #expect(try await world.tasks().map(described) == [meaning])
    }

    @Test(
        "leaves what only looks like a mark in the title",
        arguments: [
            "X Buy milk", "xylophone lesson", "(a) lower case", "(AA) two letters", "(A)no space",
            "2026-02-30 no such day", "Pay due:tomorrow", "Pay due:2026-02-30", "Call +", "Mail a+b@example.org",
            "pri:B while open", "rec:often", "t:2026-13-01", "Visit https://example.org/?a=b", "(B)",
        ]
    )
    func leavesText(line: String) async throws {
        try await world.take(line)
        let task = try await world.tasks()[0]
        #expect(
            task.title == line && !task.isCompleted && task.priority == nil && task.due == nil
                && task.collections.isEmpty
        )
        #expect(try await world.give() == line + "\n")
    }

    @Test("keeps every space of a line, drops blank lines and a byte order mark, and ends lines with a line feed")
    func keepsSpaces() async throws {
        try await world.take("\u{FEFF}Two  spaces \r\n\r\n   \n\tTab\tinside +A \nLast without an end")
        #expect(try await world.give() == "Two  spaces \n\tTab\tinside +A \nLast without an end\n")
        #expect(try await world.tasks().map(\.title) == ["Two spaces", "Tab inside", "Last without an end"])
    }

    @Test("tells lines that can't be read by number, and takes the others")
    func tellsLines() throws {
        var data = Data("One\n\n".utf8)
        data.append(contentsOf: [0x42, 0xFF, 0x0A])
        data.append(contentsOf: Data("x 2026-01-01 \n".utf8))
        data.append(contentsOf: Data((String(repeating: "a", count: 501) + "\nNul\0inside\nTwo\n").utf8))
        let file = try ImportFile(data, format: .todotxt)
        #expect(file.entries.map(\.draft.title) == ["One", "Two"])
        #expect(file.problems.map(\.line) == [3, 4, 5, 6])
        let title = { InvalidValue(field: "title", reason: $0) }
        #expect(
            file.problems.map(\.reason) == [
                .notUTF8, .invalid(title(.empty)), .invalid(title(.tooLong(limit: 500))), .notUTF8,
            ]
        )
    }

    @Test("adds nothing the second time, and what is twice in the file is twice in the list")
    func addsNothing() async throws {
        let text = "Buy stamps\nBuy stamps\nCall Ada\n"
        #expect(try await world.take(text) == Import.Summary(imported: 3, known: 0))
        #expect(try await world.take(text) == Import.Summary(imported: 0, known: 3))
        #expect(try await world.take(text + "Buy stamps\n") == Import.Summary(imported: 1, known: 3))
    }

    @Test("adds nothing that was completed, changed or deleted here since, nor what it exported itself")
    func knowsItsOwn() async throws {
        let text = "First +A\nSecond +A\nThird\n"
        try await world.take(text)
        try await world.edit { $0.move = .complete }
        try await world.edit { $0.title = "First, differently" }
        let third = try await world.tasks()[2].id
        try await world.store.write { try $0.deleteTask(third) }
        #expect(try await world.take(text).imported == 0)
        try await world.store.write { _ = try $0.createTask(TaskDraft(title: "Made here")) }
        #expect(try await world.take(try await world.give()).imported == 0)
    }

    @Test("puts an import above what is there, in the order of the file")
    func comesOnTop() async throws {
        try await world.store.write { _ = try $0.createTask(TaskDraft(title: "Here before")) }
        try await world.take("One\nTwo\n")
        #expect(try await world.tasks().map(\.title) == ["One", "Two", "Here before"])
    }
}

@Suite("A changed line of todo.txt")
struct TodoTxtChangeTests {
    private let world = World()

    private func changed(_ line: String, _ change: @Sendable (inout TaskEdit) -> Void) async throws -> String {
        let world = World()
        try await world.take(line)
        try await world.edit(change)
        return String(try await world.give().dropLast())
    }

    @Test("carries its completion, and its priority as pri:")
    func completes() async throws {
        let line = try await changed("(A) 2026-03-01 Buy  milk +Groceries uid:7 ") { $0.move = .complete }
        #expect(line == "x 2026-06-15 2026-03-01 Buy  milk +Groceries uid:7  pri:A")
    }

    @Test("reopened has its priority in brackets again")
    func reopens() async throws {
        let line = try await changed("x 2026-03-04 2026-03-01 Buy milk pri:A @shop") { $0.move = .reopen }
        #expect(line == "(A) 2026-03-01 Buy milk @shop")
    }

    @Test("carries a new title, and keeps everything that is no title")
    func isRetitled() async throws {
        let line = try await changed("(A) Buy milk +Groceries due:2026-03-01 rec:1w") { $0.title = "Buy oat milk" }
        #expect(line == "(A) Buy oat milk +Groceries due:2026-03-01 rec:1w")
    }

    @Test("carries a new day in the old one's place, at the end where there was none, and none when it is taken away")
    func isMoved() async throws {
        let day = Day("2026-09-09")
        #expect(try await changed("Pay due:2026-03-01 rent") { $0.due = day } == "Pay due:2026-09-09 rent")
        #expect(try await changed("Pay rent @home") { $0.due = day } == "Pay rent @home due:2026-09-09")
        #expect(try await changed("Pay due:2026-03-01 rent") { $0.due = .some(nil) } == "Pay rent")
    }

    @Test("carries a new priority, or none")
    func isRanked() async throws {
        #expect(try await changed("(A) Pay") { $0.priority = Priority("C") } == "(C) Pay")
        #expect(try await changed("(A) Pay") { $0.priority = .some(nil) } == "Pay")
        #expect(
            try await changed("x 2026-01-01 Pay pri:A now") { $0.priority = Priority("C") }
                == "x 2026-01-01 Pay pri:C now"
        )
    }

    @Test("carries the collections it is in now")
    func isCollected() async throws {
        try await world.take("Rake +Garden leaves\n")
        let task = try await world.tasks()[0]
        try await world.store.write { transaction in
            try transaction.removeTask(task.id, fromCollection: task.collections[0].id)
            let collection = try transaction.createCollection(named: "This weekend")
            try transaction.addTask(task.id, toCollection: collection.id)
        }
        #expect(try await world.give() == "Rake leaves +This-weekend\n")
    }

    @Test("that was made here begins with the day it was made, so that no title is taken for a mark")
    func isNew() async throws {
        try await world.store.write { transaction in
            var draft = TaskDraft(title: "x marks the spot")
            draft.due = Day("2026-09-09")
            draft.priority = Priority("B")
            try transaction.createTask(draft)
            draft.column = .done
            try transaction.createTask(draft)
        }
        let text = try await world.give()
        #expect(
            text == """
                x 2026-06-15 2026-06-15 x marks the spot due:2026-09-09 pri:B
                (B) 2026-06-15 x marks the spot due:2026-09-09

                """
        )
        let other = World()
        try await other.take(text)
        #expect(try await other.tasks().map(described) == world.tasks().map(described))
    }
}

/// A task in one line.
func described(_ task: TaskItem) -> String {
    var parts = [task.title, task.completedAt.map { "done \($0.utcDay)" } ?? "open"]
    if let priority = task.priority { parts.append("\(priority)") }
    if let due = task.due { parts.append("due \(due)") }
    if !task.collections.isEmpty { parts.append("in " + task.collections.map(\.name).joined(separator: ", ")) }
    if task.createdAt.utcDay != Day("2026-06-15") { parts.append("made \(task.createdAt.utcDay)") }
    return parts.joined(separator: " · ")
}
