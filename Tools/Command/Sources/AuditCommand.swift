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
            Reads Swift source; nothing is built or run. Tests, previews, generated and fetched code are left out, and so are hidden folders. \
            Settings come from the nearest .nod.yml, from the working directory upwards; options here come before it.

            A comment lets a place pass, with its reason:
              // nod:disable:next tap-gesture the scrim is a shortcut, the close button is beside it
            nod:disable reaches to the end of the file or to nod:enable, nod:disable:this is for its own line.

            Levels; .nod.yml sets another for a rule:
            \(Level.allCases.map { "  \($0.rawValue): \($0.meaning)" }.joined(separator: "\n"))

            Exit status: 0 nothing found, 1 findings, 2 wrong usage or configuration.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files and folders to audit.",
            discussion: "The working directory when none is given.",
            valueName: "paths"
        )
    )
    var paths: [String] = []

    @OptionGroup(title: "What is audited") var scope: ScopeOptions
    @Option(help: "For people, a build phase, programs, code scanning or annotations.")
    var format: ReportFormat = .text
    @OptionGroup(title: "Code that is there already") var adoption: AdoptionOptions
    @Option(
        help: ArgumentHelp("What a rule looks for, why, and what it cannot see; nod rules has all.", valueName: "rule")
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
        if adoption.dryRun, !adoption.fix {
            throw ValidationError("--dry-run shows what --fix would change: give both.")
        }
        if adoption.fix, adoption.updateBaseline {
            throw ValidationError(
                "--fix and --update-baseline do not go together: fix first, then update the baseline."
            )
        }
    }
}

struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Lists, screen by screen, what to look at: whom it may hurt, and what to write.",
        discussion: """
            The worst screen comes first, with at most \(Sheet.most) things each; the project's facts are at the head. Settings and comments \
            are those of nod audit. Exit status: 0, or 2 for wrong usage or configuration.
            """
    )

    @Argument(help: ArgumentHelp("Files and folders to review.", valueName: "paths")) var paths: [String] = []
    @OptionGroup(title: "What is reviewed") var scope: ScopeOptions
    @Option(help: "For people, or for programs and coding agents.") var format: ReviewReport.Format = .markdown
    @Flag(help: "Applies fixes that leave the view as it is, then reviews again.") var fix = false
    @Flag(help: "With --fix: prints the changes and writes nothing.") var dryRun = false

    func run() throws {
        let session = try AuditSession(paths: paths, scope: scope, adoption: nil)
        if fix, try session.fix(isDry: dryRun) { return }
        session.review(format)
    }

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would change: give both.") }
    }
}

struct ScopeOptions: ParsableArguments {
    @Option(help: "For whom the app is made; sets sizes and springs.") var profile: AudienceProfile?
    @Option(help: "Where the app runs; branches of #if for other platforms are skipped.") var platform: Platform?
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
    @Flag(help: "Writes today's findings into the baseline (.nod-baseline.json when none is named).")
    var updateBaseline = false
    @Flag(help: "Applies fixes that leave the view as it is, then audits again.") var fix = false
    @Flag(help: "With --fix: prints the changes and writes nothing.") var dryRun = false
}

extension AudienceProfile: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
extension ReviewReport.Format: ExpressibleByArgument {}
