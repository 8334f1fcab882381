import ArgumentParser
import Audit
import Foundation
import NodFile

struct NodCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nod",
        abstract: "Audits and reviews SwiftUI code, and exports haptics and sounds.",
        version: Tool.version,
        subcommands: [
            AuditCommand.self, ReviewCommand.self, ExportCommand.self, SchemaCommand.self, RulesCommand.self,
            FormerCommands.self,
        ]
    )
}

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of feedback files, for editors and other programs."
    )

    func run() { Terminal.write(FeedbackFile.schema) }
}

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Prints every rule and question with its examples, as Markdown."
    )

    func run() { Terminal.write(Explanation.page(Catalog.rules.map { $0.about })) }
}

/// The names that exports had in 0.2. Goes in 0.4.
struct FormerCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "score",
        shouldDisplay: false,
        aliases: ["haptic", "sound"]
    )
    @Argument(parsing: .captureForPassthrough) var rest: [String] = []

    func run() throws {
        throw Refusal(
            "score, haptic and sound are one command now: nod export completed --format ahap (or android, web, wav)."
        )
    }
}

@main
enum Main {
    /// Exit 0: clean, 1: findings, 2: usage or configuration (ArgumentParser exits 64).
    static func main() {
        do {
            var command = try NodCommand.parseAsRoot()
            try command.run()
        } catch let refusal as Refusal {
            Terminal.say("nod: \(refusal.description)")
            exit(2)
        } catch {
            let code = NodCommand.exitCode(for: error)
            let message = NodCommand.fullMessage(for: error)
            // Our prefix and quotation marks.
            let ours = message.replacing(#/^Error: /#, with: "nod: ").replacing(/'([^'\n]*)'/) { "‘\($0.1)’" }
            if code == .success { print(message) } else if !message.isEmpty { Terminal.say(ours) }
            exit(code == .success || code.rawValue == 1 && error is ExitCode ? code.rawValue : 2)
        }
    }
}

/// An error with what to do.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
