import Foundation
import TaskStore
import Testing

@testable import TaskFormats

@Suite("A CSV of Todoist")
struct CSVTests {
    private let world = World()

    private let header =
        "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT"

    private var text: String {
        """
        \(header)
        task,Buy milk,,4,1,Ada (1),,2026-03-05,en,Europe/Rome,,
        task,"Call ""Grandma"", twice","First line
        second line",1,1,Ada (1),,every monday,en,Europe/Rome,,
        section,Garden,,,,,,,,,,
        task,Rake,,2,1,Ada (1),,,,,30,minute
        note,Take the big one,,,,Ada (1),,,,,,
        task,Leaves,,3,2,Ada (1),,,,,,

        """
    }

    @Test("becomes tasks, sections become collections, and comments become notes")
    func isUnderstood() async throws {
        #expect(try await world.take(text, .csv).imported == 4)
        let tasks = try await world.tasks()
        #expect(
            tasks.map(described) == [
                "Buy milk · open · due 2026-03-05", "Call \"Grandma\", twice · open · A", "Rake · open · B · in Garden",
                "Leaves · open · C · in Garden",
            ]
        )
        #expect(tasks.map(\.notes) == ["", "First line\nsecond line", "Take the big one", ""])
    }

    @Test("comes out as it went in, with all that nobody here knows")
    func roundTrips() async throws {
        try await world.take(text, .csv)
        #expect(try await world.give(.csv) == text)
        #expect(try await world.take(text, .csv) == Import.Summary(imported: 0, known: 4))
    }

    @Test("of other columns comes out with those")
    func keepsColumns() async throws {
        let old = "TYPE,CONTENT,PRIORITY,INDENT,DATE\ntask,Buy milk,4,1,\ntask,\"quoted\",1,2,tomorrow\n"
        try await world.take(old, .csv)
        #expect(try await world.give(.csv) == old)
    }

    @Test("carries what changed here, and when a task was completed")
    func carriesChanges() async throws {
        try await world.take(text, .csv)
        try await world.edit {
            $0.title = "Buy \"oat\" milk"
            $0.due = .some(nil)
            $0.move = .complete
        }
        let lines = try await world.give(.csv).split(separator: "\n")
        #expect(lines[0] == header + ",COMPLETED")
        #expect(lines[1] == "task,\"Buy \"\"oat\"\" milk\",,4,1,Ada (1),,,en,Europe/Rome,,,2026-06-15T23:30:00.000Z")
        #expect(try await world.take(text, .csv).imported == 0)
        let exported = try await world.give(.csv)
        #expect(try await world.take(exported, .csv).imported == 0)
        let other = World()
        try await other.take(exported, .csv)
        #expect(try await other.tasks().map(described) == world.tasks().map(described))
    }

    @Test("tells records that can't be read by line, and takes the others")
    func tellsLines() throws {
        let broken = """
            TYPE,CONTENT
            task,One
            task,"Two"x
            wish,Three
            task,
            task,"Four
            over two lines"
            task,Five

            ,
            task,"never closed
            task,Six
            """
        let file = try ImportFile(Data(broken.utf8), format: .csv)
        #expect(file.entries.map(\.draft.title) == ["One", "Four over two lines", "Five", "Six"])
        #expect(file.problems.map(\.line) == [3, 4, 5, 11])
    }

    @Test("with a byte order mark and Windows' line ends is the same")
    func readsWindows() async throws {
        try await world.take("\u{FEFF}" + text.replacing("\n", with: "\r\n"), .csv)
        #expect(try await world.tasks().count == 4)
        #expect(try await world.tasks()[0].title == "Buy milk")
    }

    @Test("without TYPE and CONTENT is refused")
    func refuses() {
        #expect(throws: FileProblem.notTodoist) { try ImportFile(Data("a,b\n1,2\n".utf8), format: .csv) }
        #expect(throws: FileProblem.notTodoist) { try ImportFile(Data(), format: .csv) }
    }
}
