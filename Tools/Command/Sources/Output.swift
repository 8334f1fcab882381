import ArgumentParser
import Foundation

/// Where an exporter writes: a file, or standard output.
struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp("Where to write; without it, standard output.", valueName: "file"))
    var output: String?

    func write(_ text: String) throws { try write(Data(text.utf8)) }

    func write(_ bytes: Data, isText: Bool = true) throws {
        guard let output else {
            if !isText, isatty(STDOUT_FILENO) == 1 {
                throw ValidationError("These bytes are no text: give a file with -o, or send them into a pipe.")
            }
            return Terminal.write(bytes)
        }
        do {
            try bytes.write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            throw ValidationError(
                "Could not write \(output): \(error.localizedDescription) Check the folder and its permissions."
            )
        }
    }
}
