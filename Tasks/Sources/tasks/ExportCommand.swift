import ArgumentParser
import Foundation
import TaskFormats
import TaskStore

/// `tasks export`: the tasks as a file of another program's, or our own.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export as todo.txt or our own JSON.",
        discussion: "Only JSON holds everything: todo.txt has no notes."
    )

    @Option(name: .long, help: "todotxt or json.")
    var format: FileFormat

    @OptionGroup var databaseOption: DatabaseOption

    @Option(name: .shortAndLong, help: "The file to write; the standard output when there is none.")
    var output: String?

    func run() async throws {
        try await calmly {
            let store = try databaseOption.openExisting()
            defer { try? store.close() }
            let data = try await store.read { try format.export($0) }
            try write(data)
        }
    }

    private func write(_ data: Data) throws {
        guard let output else { return try FileHandle.standardOutput.write(contentsOf: data) }
        let (file, database) = (URL(fileURLWithPath: output), URL(fileURLWithPath: databaseOption.database))
        if file.resolvingSymlinksInPath() == database.resolvingSymlinksInPath() {
            throw CommandProblem(sentence: "\(output) is the database itself. Write to another file.")
        }
        do { try data.write(to: file, options: .atomic) } catch {
            throw CommandProblem(sentence: "\(output) can't be written. Check its folder and permissions.")
        }
    }
}

extension FileFormat: ExpressibleByArgument {}
