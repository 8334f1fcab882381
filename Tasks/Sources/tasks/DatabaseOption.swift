import ArgumentParser
import Foundation
import TaskStore

/// Which database a command works on.
struct DatabaseOption: ParsableArguments {
    @Option(name: .long, help: "The file that holds the tasks.")
    var database = "tasks.sqlite"

    func open() throws -> Store { try Store(path: database) }

    /// For who reads what is there: makes none.
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
