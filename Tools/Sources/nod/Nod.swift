import ArgumentParser

@main
struct NodCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nod",
        abstract: "Audits SwiftUI code against the rules of feedback, and exports haptics, sounds and pictures.",
        subcommands: [
            AuditCommand.self, ScoreCommand.self, HapticCommand.self, SoundCommand.self, ExportCommand.self,
        ]
    )
}
