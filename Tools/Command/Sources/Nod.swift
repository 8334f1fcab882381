import ArgumentParser
import Audit
import Foundation

struct NodCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nod",
        abstract: "Audits SwiftUI code against the rules of feedback, exports haptics and sounds.",
        version: Tool.version,
        subcommands: [
            AuditCommand.self, ReviewCommand.self, ScoreCommand.self, HapticCommand.self, SoundCommand.self,
            ExportCommand.self,
            SchemaCommand.self, RulesCommand.self,
        ]
    )
}

@main
enum Main {
    /// Exit 0: clean, 1: findings, 2: usage or configuration; ArgumentParser's own code for wrong usage would be 64.
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
            if code == .success { print(message) } else if !message.isEmpty { Terminal.say(message) }
            exit(code == .success || code.rawValue == 1 && error is ExitCode ? code.rawValue : 2)
        }
    }
}

/// The command cannot do what was asked: what is wrong, and what to do.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
