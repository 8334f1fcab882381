import ArgumentParser
import Foundation
import TaskFormats
import TaskStore

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write todo.txt or our own JSON to the standard output.",
        discussion: "Only JSON holds everything: todo.txt has no notes."
    )

    @Option(name: .long, help: "todotxt or json.")
    var format: FileFormat

    @OptionGroup var databaseOption: DatabaseOption

    func run() async throws {
        try await calmly {
            let store = try databaseOption.openExisting()
            defer { try? store.close() }
            try FileHandle.standardOutput.write(contentsOf: try await store.read { try format.export($0) })
        }
    }
}

extension FileFormat: ExpressibleByArgument {}
