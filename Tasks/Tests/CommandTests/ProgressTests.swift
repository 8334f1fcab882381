import Foundation
import Testing

@testable import tasks

@Suite("Progress and Ctrl-C")
struct ProgressTests {
    private let command = Command()

    private func write(_ count: Int, to name: String) throws {
        try command.write((1...count).map { "\(name) \($0) +Project\($0 % 7)\n" }.joined(), to: name)
    }

    /// A command with a terminal for its stderr.
    private func start(_ arguments: [String]) throws -> (process: Process, terminal: Terminal, output: Pipe) {
        let (process, terminal, output) = (command.process(arguments), try Terminal(), Pipe())
        (process.standardOutput, process.standardError) = (output, terminal.screen)
        try process.run()
        try terminal.screen.close()
        return (process, terminal, output)
    }

    /// Interrupts a command once it says `text`, and returns how it ended and everything it said.
    private func interrupt(_ arguments: [String], at text: String) async throws -> (status: Int32, said: String) {
        let (process, terminal, output) = try start(arguments)
        let identifier = process.processIdentifier
        _ = await terminal.read(to: text) { kill(identifier, SIGINT) }
        await Command.wait(for: process)
        #expect(process.terminationReason == .exit)
        #expect(await Command.read(output) == "")
        return (process.terminationStatus, await terminal.read(to: "\u{4}"))
    }

    @Test("An import draws its line in place, and leaves nothing of it; stopped, it has imported nothing")
    func imports() async throws {
        // So many that each command is at it for a second at least after it first tells of it.
        try write(60_000, to: "first.txt")
        try write(60_000, to: "second.txt")
        let (process, terminal, output) = try start(["import", "first.txt"])
        async let everything = terminal.read(to: "\u{4}")
        #expect(await Command.read(output) == "Imported 60000 tasks\n")
        await Command.wait(for: process)
        let drawn = await everything
        let shape = /(\rImporting: [\d,]+ of 60,000 tasks, [\d,]+ a second, \d+ (s|min) left\u{1B}\[K)+\r\u{1B}\[K/
        #expect(drawn.wholeMatch(of: shape) != nil, "\(drawn.debugDescription)")

        let (status, said) = try await interrupt(["import", "second.txt"], at: "\rImporting: ")
        #expect(status == 130 && said.hasSuffix("\r\u{1B}[KStopped. Nothing was imported.\r\n"), "\(said.suffix(99))")
        let tasks = try await command.run("export", "--format", "todotxt").output
        #expect(tasks.split(separator: "\n").count == 60_000 && !tasks.contains("second"))

        try command.write("As it was", to: "out.json")
        let before = try command.names()
        let export = try await interrupt(["export", "--format", "json", "-o", "out.json"], at: "\rExporting: ")
        #expect(export.status == 130 && export.said.hasSuffix("\r\u{1B}[KStopped. Nothing was exported.\r\n"))
        #expect(try String(contentsOfFile: command.path("out.json"), encoding: .utf8) == "As it was")
        #expect(try command.names() == before)
    }

    @Test("Elsewhere than on a terminal there is nothing to draw in place")
    func staysPlain() async throws {
        try write(3000, to: "todo.txt")
        #expect(try await !command.run("import", "todo.txt").errors.contains { "\r\u{1B}".contains($0) })
    }

    @Test("A report says how many, how fast and how long, not more often than asked")
    func reports() {
        var report = ProgressReport("Importing", every: 5)
        #expect(report.text(400, of: 100_000, after: 4.9) == nil)
        #expect(
            report.text(42_000, of: 100_000, after: 5.25)
                == "Importing: 42,000 of 100,000 tasks, 8,000 a second, 8 s left"
        )
        #expect(report.text(50_000, of: 100_000, after: 10) == nil)
        #expect(
            report.text(50_000, of: 1_000_000, after: 10.25)?.hasSuffix("4,878 a second, 3 min left") == true
        )
        #expect(report.text(1_000_000, of: 1_000_000, after: 200)?.hasSuffix("5,000 a second, 0 s left") == true)
    }
}
