import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskFormats

@Suite("todo.txt")
struct TodoTxtTests {
    private let world = World()

    @Test(
        "is understood, and written as what it means: completion, days, priority, projects",
        arguments: [
            ("Buy milk", "2026-06-15 Buy milk"),
            (
                "(A) 2026-03-01 Buy milk +Groceries @shop due:2026-03-05 uid:7",
                "(A) 2026-03-01 Buy milk @shop uid:7 +Groceries due:2026-03-05"
            ),
            ("x 2026-03-04 2026-03-01 Buy milk pri:B", "x 2026-03-04 2026-03-01 Buy milk pri:B"),
            ("x 2026-03-04 Buy milk", "x 2026-03-04 2026-06-15 Buy milk"),
            ("x Buy milk", "x 2026-06-15 2026-06-15 Buy milk"),
            ("x (A) 2026-05-20 2026-04-30 Pay rent", "x 2026-05-20 2026-04-30 Pay rent pri:A"),
            ("x 2026-05-20 (B) 2026-04-30 Pay rent", "x 2026-05-20 2026-04-30 Pay rent pri:B"),
            ("x (C) Pay rent", "x 2026-06-15 2026-06-15 Pay rent pri:C"),
            ("x 2026-05-20 2026-04-30 (D) is a title", "x 2026-05-20 2026-04-30 (D) is a title"),
            ("Call due:2026-12-01T12:30", "2026-06-15 Call due:2026-12-01"),
            ("Call due:2026-12-01T12:30:59+02:00", "2026-06-15 Call due:2026-12-01"),
            ("Pay due:2026-03-01  rent due:2026-03-02", "2026-06-15 Pay rent due:2026-03-02 due:2026-03-01"),
            ("+Home +Garden Rake +Home", "2026-06-15 Rake +Home +Garden"),
            ("\u{FEFF}\tTab\tinside \r", "2026-06-15 Tab inside"),
            // A line of nothing but marks is its own title.
            ("+Home due:2026-03-05", "2026-06-15 +Home due:2026-03-05 +Home due:2026-03-05"),
        ]
    )
    func isUnderstood(line: String, written: String) async throws {
        try await world.take(line)
        #expect(try await world.give() == written + "\n")
    }

    @Test(
        "leaves what only looks like a mark in the title",
        arguments: [
            "X Buy milk", "xylophone lesson", "(a) lower case", "(AA) two letters", "(A)no space",
            "2026-02-30 no such day", "Fees due: Friday", "Call +", "Mail a+b@example.org",
            "pri:B while open", "rec:often", "Visit https://example.org/?a=b", "(B)",
        ]
    )
    func leavesText(line: String) async throws {
        try await world.take(line)
        #expect(try await world.give() == "2026-06-15 \(line)\n")
    }

    @Test("reports unreadable lines by number, and imports the others; refuses UTF-16")
    func tellsLines() throws {
        #expect(throws: FileProblem.notUTF8) { try Import(Data([0xFF, 0xFE, 0x41, 0x00]), fileName: "a.txt") }
        var data = Data("One\n \t\n".utf8)
        data.append(contentsOf: [0x42, 0xFF, 0x0A])
        data.append(contentsOf: Data("x 2026-01-01 \n".utf8))
        data.append(contentsOf: Data((String(repeating: "a", count: 501) + "\nNul\0inside\nTwo\n").utf8))
        let days = ["tomorrow", "2026-02-30", "2026-12-01T", "2026-12-011"]
        data.append(contentsOf: Data(days.map { "Pay due:\($0)\n" }.joined().utf8))
        data.append(contentsOf: Data(("Many" + (0...100).map { " +c\($0)" }.joined() + "\n").utf8))
        let file = try Import(data, fileName: "a.txt")
        #expect(file.entries.map(\.draft.title) == ["One", "Two"])
        #expect(file.problems.map(\.line) == [3, 4, 5, 6, 8, 9, 10, 11, 12])
        let title = { InvalidValue(field: "title", reason: $0) }
        #expect(
            file.problems.map(\.reason) == [
                .notUTF8, .invalid(title(.empty)), .invalid(title(.tooLong(limit: 500))), .notUTF8,
            ] + days.map { .unreadable(field: "due", value: $0) }
                + [.invalid(InvalidValue(field: "collections", reason: .tooMany(limit: 100)))]
        )
    }

    @Test("adds nothing the second time, and what is twice in the file is twice in the list")
    func addsNothing() async throws {
        let text = "Buy stamps\nBuy stamps\nCall Ada\n"
        #expect(try await world.take(text) == Import.Summary(imported: 3, known: 0))
        #expect(try await world.take(text) == Import.Summary(imported: 0, known: 3))
        #expect(try await world.take(text + "Buy stamps\n") == Import.Summary(imported: 1, known: 3))
        let stamps = try await world.tasks()[0].id
        try await world.store.write { try $0.deleteTask(stamps) }
        #expect(try await world.take(text) == Import.Summary(imported: 0, known: 3))
        #expect(try await world.take(text + "Buy stamps\n") == Import.Summary(imported: 1, known: 3))
    }

    @Test("of any characters is the same bytes after an import and an export, with hyphens in names", arguments: 1...20)
    func isTheSame(seed: UInt64) async throws {
        try await world.store.write { transaction in
            var lot = Lot(seed: seed)
            let collection = try transaction.createCollection(named: "This weekend").id
            for _ in 0..<20 {
                var draft = TaskDraft(title: lot.text())
                draft.collections = [collection]
                _ = try? transaction.createTask(draft)
            }
        }
        let text = try await world.give()
        #expect(text.contains(" +This-weekend\n"))
        let other = World()
        try await other.take(text)
        #expect(try await Data(other.give().utf8) == Data(text.utf8))
    }

    @Test("adds nothing changed here, nor what it exported; what is new comes on top, what is in the bin comes back")
    func knowsItsOwn() async throws {
        let text = "First +A\nSecond +A\nThird\n"
        try await world.take(text)
        try await world.edit { $0.move = .complete }
        try await world.edit { $0.title = "First, differently" }
        let third = try await world.tasks()[2].id
        try await world.store.write { try $0.deleteTask(third) }
        #expect(try await world.take(text).imported == 1)
        #expect(try await world.tasks().map(\.id).contains(third))
        #expect(try await world.take(text).imported == 0)
        try await world.store.write { _ = try $0.createTask(TaskDraft(title: "Made here")) }
        #expect(try await world.take(try await world.give()).imported == 0)
        try await world.take("One\nTwo\n")
        #expect(try await world.tasks().prefix(3).map(\.title) == ["One", "Two", "Made here"])
    }
}
