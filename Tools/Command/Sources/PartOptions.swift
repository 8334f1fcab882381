import ArgumentParser

/// A part of the project is reported: what a review or an editor asks for.
struct PartOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only findings on lines that changed since this commit, like main.", valueName: "ref"))
    var changedSince: String?
    @Option(help: ArgumentHelp("Audits the text from standard input as this file, saved or not.", valueName: "path"))
    var stdinPath: String?

    func validate(paths: [String], adoption: AdoptionOptions) throws {
        if changedSince != nil, adoption.updateBaseline {
            throw ValidationError("--update-baseline writes every finding: leave --changed-since out.")
        }
        guard stdinPath != nil else { return }
        if !paths.isEmpty { throw ValidationError("--stdin-path audits one file: leave the other paths out.") }
        if adoption.fix || adoption.updateBaseline || changedSince != nil {
            throw ValidationError(
                "--stdin-path reports on a text that may not be saved: "
                    + "--fix, --update-baseline and --changed-since work on files."
            )
        }
    }
}
