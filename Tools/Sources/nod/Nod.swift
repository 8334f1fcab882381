import ArgumentParser

@main
struct NodCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nod",
        abstract: "Audits SwiftUI code against the rules of touch, motion, haptics and feedback.",
        subcommands: [AuditCommand.self]
    )
}
