import Foundation
import Testing

@Suite("tasks backup")
struct BackupTests {
    private let command = Command()

    @Test("while the server answers writes has every one that was answered before; served, it is all there")
    func holdsWhatWasAnswered() async throws {
        let serving = try await Serving(command)
        let answered = Answered()
        let writers = (0..<4).map { writer in
            Task {
                var number = 0
                while await !answered.isEnough {
                    let title = "Task \(writer)-\(number)"
                    number += 1
                    let answer = await serving.send("POST", "/api/tasks", "{\"title\":\"\(title)\"}")
                    if answer?.status == 201 { await answered.add(title) }
                }
            }
        }
        await answered.reaches(40)
        let before = await answered.titles
        let backup = try await command.run("backup", "copy.sqlite")
        let after = await answered.titles.count
        await answered.suffices()
        for writer in writers { await writer.value }
        #expect(backup.status == 0 && backup.errors == "")
        let count = try #require(Int(backup.output.split(separator: " ")[2]))
        #expect(backup.output == "Backed up \(count) tasks to copy.sqlite\n")
        // A write may be in the copy before its answer is read, one for each writer.
        #expect((before.count...(after + writers.count)).contains(count))
        #expect(await answered.titles.count > before.count)
        #expect(await serving.stop(SIGTERM).status == 0)
        #expect(try command.names().filter { $0.hasPrefix("copy") } == ["copy.sqlite"])

        let restored = try await Serving(command, database: "copy.sqlite")
        let list = try #require(await restored.send("GET", "/api/export?format=todotxt")).text
        for title in before { #expect(list.contains("\(title)\n"), "lost \(title)") }
        #expect(await restored.send("POST", "/api/tasks", #"{"title":"After"}"#)?.status == 201)
        #expect(await restored.stop(SIGTERM).status == 0)
    }

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
        #expect(try await command.run("export", "--format", "todotxt").output == "Buy milk\n")
    }
}

/// The titles of tasks whose writes were answered.
private actor Answered {
    private(set) var titles: [String] = []
    /// In place of a cancellation, which may never return on Linux when URLSession's request ends at the same time:
    /// https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
    private(set) var isEnough = false
    private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func add(_ title: String) {
        titles.append(title)
        if let waiting, titles.count >= waiting.count {
            self.waiting = nil
            waiting.continuation.resume()
        }
    }

    func suffices() { isEnough = true }

    func reaches(_ count: Int) async {
        if titles.count < count { await withCheckedContinuation { waiting = (count, $0) } }
    }
}
