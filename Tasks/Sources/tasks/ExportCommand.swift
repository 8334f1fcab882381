import ArgumentParser
import Foundation
import TaskFormats
import TaskStore

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
        try OutputFile(output, sparing: databaseOption.database).write(data)
    }
}

/// An output file named by the user. Writes through links and into pipes; regular files are replaced as a whole.
private struct OutputFile {
    private let name: String
    private let path: String

    init(_ name: String, sparing database: String) throws {
        (self.name, path) = (name, Self.canonical(name))
        guard let ending = ["", "-wal", "-shm", "-journal"].first(where: { path == Self.canonical(database) + $0 })
        else { return }
        let file = ending.isEmpty ? "the database itself" : "part of the database"
        throw CommandProblem(sentence: "\(name) is \(file). Write to another file.")
    }

    func write(_ data: Data) throws {
        do {
            let known = try? FileManager.default.attributesOfItem(atPath: path)
            // `rename` would replace a pipe or a device.
            guard known?[.type] as? FileAttributeType ?? .typeRegular == .typeRegular else {
                return try FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: data)
            }
            if known != nil { try FileHandle(forWritingTo: URL(fileURLWithPath: path)).close() }
            let unfinished = "\(path).unfinished-\(ProcessInfo.processInfo.processIdentifier)"
            defer { unlink(unfinished) }
            let mode = known?[.posixPermissions] ?? 0o600
            guard
                FileManager.default.createFile(
                    atPath: unfinished,
                    contents: data,
                    attributes: [.posixPermissions: mode]
                ),
                rename(unfinished, path) == 0
            else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            throw CommandProblem(sentence: "\(name) can't be written. Check its folder and permissions.")
        }
    }

    private static func canonical(_ name: String) -> String {
        if let path = realpath(name, nil) {
            defer { free(path) }
            return String(cString: path)
        }
        let url = URL(fileURLWithPath: name)
        return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
    }
}

extension FileFormat: ExpressibleByArgument {}
