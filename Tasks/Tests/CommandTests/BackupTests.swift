import Foundation
import Testing

@Suite("tasks backup")
struct BackupTests {
    private let command = Command()

    @Test("says in one sentence what is wrong, ends with 1, and leaves what is there")
    func saysWhatIsWrong() async throws {
        try command.write("Buy milk\n", to: "todo.txt")
        #expect(try await command.run("backup", "copy.sqlite").errors.hasPrefix("There is no database tasks.sqlite."))
        _ = try await command.run("import", "todo.txt")
        let before = try command.names()
        let wrong = [
            (["tasks.sqlite"], "tasks.sqlite is there already"), (["todo.txt"], "todo.txt is there already"),
            (["Web"], "Web is there already"), (["none/copy.sqlite"], "none/copy.sqlite can't be written."),
            (["copy.sqlite", "--database", "todo.txt"], "todo.txt is not a database"),
        ]
        for (arguments, sentence) in wrong {
            let end = try await command.run(["backup"] + arguments)
            #expect(end.status == 1 && end.output == "" && end.errors.contains(sentence), "\(arguments): \(end)")
            #expect(end.errors.filter(\.isNewline).count == 1)
        }
        #expect(try command.names() == before)
        #expect(try await command.run("backup", "copy.sqlite").output == "Backed up 1 task to copy.sqlite\n")
        #expect(try await command.run("export", "--format", "todotxt").output.hasSuffix(" Buy milk\n"))
    }
}
