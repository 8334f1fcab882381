import ArgumentParser
import NodFile

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of feedback files, for editors and other programs."
    )

    @OptionGroup var output: OutputOptions

    func run() throws { try output.write(FeedbackFile.schema) }
}
