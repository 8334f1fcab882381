import ArgumentParser
import Foundation
import TaskFormats
import TaskServer
import TaskStore

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import todo.txt (a name that ends in .txt) or our own JSON (.json).",
        discussion: """
            Importing the same file again adds nothing; deleted tasks come back. Lines that can't be read are told by their
            number.
            """
    )

    @Argument(help: "The file to import.")
    var file: String

    @OptionGroup var databaseOption: DatabaseOption

    func run() async throws {
        try await calmly {
            let content = try Import(try read(), fileName: file)
            let store = try databaseOption.open()
            defer { try? store.close() }
            let written = try await store.read { try content.written(in: $0) }
            let summary = try await store.write { try content.run(in: $0, written) }
            tell(summary, content.problems, unit: content.format == .json ? "task" : "line")
        }
    }

    private func read() throws -> Data {
        guard FileManager.default.fileExists(atPath: file) else {
            throw CommandProblem(sentence: "There is no file \(file). Check its name.")
        }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
            throw CommandProblem(sentence: "\(file) can't be read. Check that it is a file and its permissions.")
        }
        return data
    }

    private func tell(_ summary: Import.Summary, _ problems: [LineProblem], unit: String) {
        for problem in problems {
            printError(
                "\(unit.capitalized) \(problem.line) could not be read: \(problem.reason.sentence)"
            )
        }
        var parts = ["Imported \(counted(summary.imported, "task"))"]
        if summary.known > 0 { parts.append("\(summary.known) \(summary.known == 1 ? "was" : "were") here already") }
        if !problems.isEmpty { parts.append("\(counted(problems.count, unit)) could not be read") }
        print(parts.joined(separator: ", "))
    }
}

extension LineProblem.Reason {
    fileprivate var sentence: String {
        switch self {
        case .notUTF8: "It isn't UTF-8 text."
        case .twice: "This task is in the file already."
        case .unreadable(let field, let value): "Its \(field) is “\(value)”."
        case .invalid(let value): Texts.english.text(Sentence(value))
        }
    }
}

extension FileProblem {
    var sentence: String {
        switch self {
        case .unknownFormat:
            "This kind of file can't be read. Import todo.txt (a name that ends in .txt) or our own JSON (.json)."
        case .notUTF8: "This file isn't UTF-8 text. Save it as UTF-8 and import it again."
        case .notJSON(let line):
            "This file isn't valid JSON\(line.map { ": line \($0) can't be read" } ?? ""). Export it again and import that."
        case .notOurJSON: "This JSON isn't an export of tasks. Export your tasks as JSON and import that."
        case .newerJSON(let version):
            "This JSON was written by a newer version of Tasks (\(version)). Update Tasks and import it again."
        }
    }
}
