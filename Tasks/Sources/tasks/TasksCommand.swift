import ArgumentParser
import Foundation
import TaskFormats
import TaskServer
import TaskStore

@main
struct TasksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tasks",
        abstract: "Tasks in a file of your own, in the browser and on the command line.",
        subcommands: [
            ServeCommand.self, ImportCommand.self, ExportCommand.self, BackupCommand.self, DevicesCommand.self,
        ]
    )
}

struct DatabaseOption: ParsableArguments {
    @Option(name: .long, help: "The file that holds the tasks.")
    var database = "tasks.sqlite"

    func open() throws -> Store { try Store(path: database) }

    func openExisting() throws -> Store {
        try requireExisting()
        return try open()
    }

    func requireExisting() throws {
        guard FileManager.default.fileExists(atPath: database) else {
            throw CommandProblem(sentence: "There is no database \(database). Name one with --database.")
        }
    }
}

/// Runs `body`; an error ends the command with exit code 1 and a sentence on stderr.
func calmly(_ body: () async throws -> Void) async throws {
    do { try await body() } catch {
        printError(sentence(error))
        throw ExitCode(1)
    }
}

private func sentence(_ error: any Error) -> String {
    switch error {
    case let problem as DatabaseProblem: problem.description
    case let problem as ServerProblem: problem.description
    case let problem as FileProblem: problem.sentence
    case let problem as CommandProblem: problem.sentence
    default:
        DiskProblem(error).map { Texts.english.text(Sentence($0)) }
            ?? "That didn't work, and nothing was changed. Try again in a moment."
    }
}

func printError(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data((sentence + "\n").utf8))
}

struct CommandProblem: Error {
    let sentence: String
}

func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
