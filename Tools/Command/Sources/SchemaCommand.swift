import ArgumentParser
import NodFile

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of feedback files, for editors and other programs."
    )

    func run() { Terminal.write(FeedbackFile.schema) }
}
