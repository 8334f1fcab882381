import ArgumentParser
import TaskStore

/// Which database a command works on.
struct DatabaseOption: ParsableArguments {
    @Option(name: .long, help: "The file that holds the tasks.")
    var database = "tasks.sqlite"

    func open() throws -> Store { try Store(path: database) }
}
