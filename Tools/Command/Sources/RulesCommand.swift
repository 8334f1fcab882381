import ArgumentParser
import Audit
import Foundation

/// Prints Documentation/Rules.md.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Prints the documentation of every rule.",
        shouldDisplay: false
    )

    func run() { Terminal.write(Explanation.page(Catalog.rules.map { $0.about })) }
}
