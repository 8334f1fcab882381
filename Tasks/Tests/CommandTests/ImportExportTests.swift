import Foundation
import Testing

@Suite("tasks import and tasks export")
struct ImportExportTests {
    private let command = Command()

    private var fixture: String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.appendingPathComponent("Fixtures/todo.txt").path
    }

    @Test("take 300 tasks in, nothing the second time, and nothing of what they gave")
    func roundTrips() async throws {
        #expect(try await command.run("import", fixture).output == "Imported 300 tasks\n")
        #expect(try await command.run("import", fixture).output == "Imported 0 tasks, 300 were here already\n")
        let export = try await command.run("export", "--format", "todotxt")
        #expect(export.status == 0 && export.errors == "" && export.output.filter(\.isNewline).count == 300)
        try command.write(export.output, to: "out.txt")
        #expect(try await command.run("import", "out.txt").output == "Imported 0 tasks, 300 were here already\n")
        #expect(try await command.run("export", "--format", "json", "-o", "out.json").status == 0)
        #expect(try await command.run("import", "out.json").output == "Imported 0 tasks, 300 were here already\n")
        let other = try await command.run("import", "out.json", "--database", "other.sqlite")
        #expect(other.output == "Imported 300 tasks\n")
    }

    @Test("tell what can't be read by its line on stderr, and take the rest")
    func tellLines() async throws {
        try command.write("One\nx 2026-01-01 \n\(String(repeating: "a", count: 501))\nTwo\n", to: "todo.txt")
        let end = try await command.run("import", "todo.txt")
        #expect(end.status == 0 && end.output == "Imported 2 tasks, 2 lines could not be read\n")
        #expect(end.errors.hasPrefix("Line 2 could not be read: The title is empty."))
        #expect(end.errors.contains("\nLine 3 could not be read: The title is too long."))
        try command.write("One\nThree\nx  \n", to: "todo.txt")
        #expect(
            try await command.run("import", "todo.txt").output
                == "Imported 1 task, 1 was here already, 1 line could not be read\n"
        )
    }

    @Test("say in one sentence what is wrong, and end with 1")
    func sayWhatIsWrong() async throws {
        try command.write("(A) Call Ada +Family\n", to: "todo")
        try command.write("{", to: "broken.json")
        let wrong = [
            (["import", "nothing.txt"], "There is no file nothing.txt."),
            (["import", "todo"], "End its name in .txt (todo.txt) or .json."),
            (["import", "broken.json"], "isn't valid JSON"),
            (["import", "Web"], "Web can't be read."),
            (["export", "--format", "json", "--database", "none.sqlite"], "There is no database none.sqlite."),
        ]
        for (arguments, sentence) in wrong {
            let end = try await command.run(arguments)
            #expect(end.status == 1 && end.output == "", "\(arguments)")
            #expect(
                end.errors.contains(sentence) && end.errors.filter(\.isNewline).count == 1,
                "\(arguments): \(end.errors)"
            )
        }
        #expect(try await command.run("export", "--format", "xml").status == 64)
        #expect(!FileManager.default.fileExists(atPath: command.path("none.sqlite")))
        #expect(!FileManager.default.fileExists(atPath: command.path("tasks.sqlite")))
    }

    @Test("take a name that SQLite would read otherwise as the name of a file")
    func takeEveryName() async throws {
        #expect(try await command.run("import", fixture, "--database", ":memory:").output == "Imported 300 tasks\n")
        #expect(FileManager.default.fileExists(atPath: command.path(":memory:")))
    }

    @Test("never write over the database itself, nor where nothing can be written")
    func spareTheDatabase() async throws {
        _ = try await command.run("import", fixture)
        let over = try await command.run("export", "--format", "json", "-o", "./tasks.sqlite")
        #expect(over.status == 1 && over.errors.contains("is the database itself"))
        let nowhere = try await command.run("export", "--format", "json", "-o", "none/out.json")
        #expect(nowhere.status == 1 && nowhere.errors.contains("can't be written"))
        #expect(try await command.run("import", fixture).output == "Imported 0 tasks, 300 were here already\n")
    }
}
