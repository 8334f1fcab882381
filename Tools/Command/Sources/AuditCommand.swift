import ArgumentParser
import Audit
import Foundation

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds problems in SwiftUI code that affect users.",
        usage: """
            nod audit [PATHS] [OPTIONS]
            nod audit --explain RULE
            """,
        discussion: """
            Reads Swift source; nothing is built or run. Tests, previews, generated and fetched code and hidden folders are skipped. \
            Settings come from the nearest .nod.yml in the working directory or above; options override them.

            A comment suppresses a finding; its reason is required:
              // nod:disable:next tap-gesture the scrim is a shortcut, the close button is beside it
            nod:disable applies up to nod:enable or the end of the file, nod:disable:this to its own line.

            Levels; .nod.yml can change the level of a rule:
            \(Level.allCases.map { "  \($0.rawValue): \($0.meaning)" }.joined(separator: "\n"))

            Exit status: 0 nothing found, 1 findings, 2 wrong usage or configuration.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files and folders to audit.",
            discussion: "The working directory if none is given.",
            valueName: "paths"
        )
    )
    var paths: [String] = []

    @OptionGroup(title: "What is audited") var scope: ScopeOptions
    @Option(help: "For people, a build phase in Xcode, programs and code scanning, or annotations.")
    var format: ReportFormat = .text
    @OptionGroup(title: "Existing code") var adoption: AdoptionOptions
    @Option(
        help: ArgumentHelp(
            "Prints what a rule finds, why, and what it cannot detect; nod rules prints all.",
            valueName: "rule"
        )
    )
    var explain: String?

    func run() throws {
        if let explain {
            return Terminal.write(Explanation(try Catalog.known(explain).about).section)
        }
        let session = try AuditSession(paths: paths, scope: scope, adoption: adoption)
        if try session.audit(format) == false { throw ExitCode(1) }
    }

    func validate() throws {
        if scope.changedSince != nil, adoption.updateBaseline {
            throw ValidationError("--update-baseline writes every finding: leave --changed-since out.")
        }
        if adoption.fixes.fix, adoption.updateBaseline {
            throw ValidationError(
                "--fix and --update-baseline do not go together: fix first, then update the baseline."
            )
        }
    }
}

struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Lists for each screen what to look at, whom it may hurt, and what to change.",
        discussion: """
            Facts about the project come first, then the screens, the worst first, with at most \(Sheet.most) items each. Settings and \
            comments are those of nod audit. Exit status: 0, or 2 for wrong usage or configuration.
            """
    )

    @Argument(help: ArgumentHelp("Files and folders to review.", valueName: "paths")) var paths: [String] = []
    @OptionGroup(title: "What is reviewed") var scope: ScopeOptions
    @Option(help: "For people, or for programs and coding agents.") var format: ReviewReport.Format = .markdown
    @OptionGroup var fixes: FixOptions

    func run() throws {
        let session = try AuditSession(paths: paths, scope: scope, adoption: nil)
        if fixes.fix, try session.fix(isDry: fixes.dryRun) { return }
        session.review(format)
    }
}

struct ScopeOptions: ParsableArguments {
    @Option(help: "The audience of the app; sets the sizes that are needed.") var profile: AudienceProfile?
    @Option(help: "The platform; branches of #if for others are skipped.") var platform: Platform?
    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Only this rule, also a question; several with commas between.", valueName: "id")
    )
    var rules: [String] = []
    @Option(help: ArgumentHelp("Settings from this file instead of the nearest .nod.yml.", valueName: "file"))
    var config: String?
    @Option(help: ArgumentHelp("Only findings on lines that changed since this commit, like main.", valueName: "ref"))
    var changedSince: String?
}

struct AdoptionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only findings that are not in this file.", valueName: "file")) var baseline: String?
    @Flag(help: "Writes today's findings into the baseline (.nod-baseline.json if none is named).")
    var updateBaseline = false
    @OptionGroup var fixes: FixOptions
}

struct FixOptions: ParsableArguments {
    @Flag(help: "Applies fixes that leave the view as it is, then reports again.") var fix = false
    @Flag(help: "With --fix: prints the changes and writes nothing.") var dryRun = false

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would change: give both.") }
    }
}

extension AudienceProfile: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
extension ReviewReport.Format: ExpressibleByArgument {}
