import ArgumentParser
import Audit
import Foundation

/// Writes the page of all rules: Documentation/Rules.md.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Prints the documentation of every rule.",
        shouldDisplay: false
    )

    func run() { Terminal.write(Explanation.page(Catalog.rules.map { $0.about })) }
}

/// Counts how many of the invented violations in `Precision/Variants` each rule finds.
struct VariantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "variants",
        abstract: "Audits files of marked variants, each named after its rule; prints JSON.",
        shouldDisplay: false
    )

    @Argument(help: "Files like tap-gesture.swift.") var files: [String]

    func run() throws {
        var entries: [String: JSON] = [:]
        for file in files {
            let id = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            let rule = try RuleIDs.known(id)
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
                throw Refusal("‘\(file)’ cannot be read.")
            }
            let variants = Variant.read(text)
            let missed = Workers.map(variants.count) { variants[$0].isFound(by: rule) ? nil : variants[$0].name }
                .compactMap { $0 }
            entries[id] = ["found": variants.count - missed.count, "total": variants.count, "missed": missed]
        }
        Terminal.write(JSON.text(entries))
    }
}
