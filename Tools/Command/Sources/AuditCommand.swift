import ArgumentParser
import Audit
import Foundation

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds what people would suffer from in SwiftUI code.",
        usage: """
            nod audit [PATHS] [OPTIONS]
            nod audit --list-rules
            nod audit --explain RULE
            """,
        discussion: """
            Reads Swift source; nothing is built or run. Tests, previews, generated and fetched code are left out, and so are hidden folders. \
            Settings come from the nearest .nod.yml, from the working directory upwards; options here come before it.

            A comment lets a place pass, with its reason:
              // nod:disable:next tap-gesture the scrim is a shortcut, the close button is beside it
            nod:disable reaches to the end of the file or to nod:enable, nod:disable:this is for its own line.

            Severities; .nod.yml sets a rule to error or warning:
            \(Level.allCases.map { "  \($0.word): \($0.meaning)" }.joined(separator: "\n"))

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
    @OptionGroup(title: "Report") var report: ReportOptions
    @OptionGroup(title: "Code that is there already") var adoption: AdoptionOptions
    @OptionGroup(title: "Rules") var help: RuleOptions

    func run() throws {
        if help.listRules { return RuleIDs.printList() }
        if let id = help.explain {
            return Terminal.write(Explanation(try RuleIDs.known(id).about).text(Terminal.style))
        }
        let session = try AuditSession(paths: paths, scope: scope, report: report, adoption: adoption)
        if try session.run() == false { throw ExitCode(1) }
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
                "--fix and --update-baseline do not go together: mend first, then update the baseline."
            )
        }
    }
}

struct ScopeOptions: ParsableArguments {
    @Option(help: "For whom the app is made; sets sizes and springs.") var profile: AudienceProfile?
    @Option(
        name: .customLong("platform"),
        help: ArgumentHelp(
            "Where the app runs: \(Self.platformNames); several with commas or options.",
            valueName: "platforms"
        ),
        transform: Self.platforms
    )
    var platformLists: [[Platform]] = []
    @Option(
        name: .customLong("rule"),
        parsing: .upToNextOption,
        help: ArgumentHelp("Only these rules, opt-in ones too; several with blanks or commas between.", valueName: "id")
    )
    var rules: [String] = []
    @Flag(help: "Also the opt-in rules.") var allRules = false
    @Option(help: ArgumentHelp("Settings from this file instead of the nearest .nod.yml.", valueName: "file"))
    var config: String?
    @Option(help: ArgumentHelp("Only findings on lines that changed since this commit, like main.", valueName: "ref"))
    var changedSince: String?

    var platforms: [Platform] { platformLists.flatMap { $0 } }

    func validate() throws {
        if allRules, !rules.isEmpty { throw ValidationError("--rule runs only what it names: leave --all-rules out.") }
    }

    private static let platformNames = Platform.allCases.map(\.rawValue).joined(separator: ", ")

    private static func platforms(_ text: String) throws -> [Platform] {
        try text.split(separator: ",").map { name in
            if let platform = Platform(rawValue: name.lowercased()) { return platform }
            throw ValidationError("there is no platform ‘\(name)’: write one of \(platformNames).")
        }
    }
}

struct ReportOptions: ParsableArguments {
    @Option(help: "For people, a build phase, programs, code scanning or annotations.")
    var format: ReportFormat = .text
    @Flag(help: "Also places where the source does not say; they never fail the audit.") var cannotTell = false
}

struct AdoptionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only findings that are not in this file.", valueName: "file")) var baseline: String?
    @Flag(help: "Writes today's findings into the baseline (.nod-baseline.json when none is named).")
    var updateBaseline = false
    @Flag(help: "Mends what certainly stays the same view, then audits again.") var fix = false
    @Flag(help: "With --fix: prints the changes and writes nothing.") var dryRun = false
}

struct RuleOptions: ParsableArguments {
    @Flag(help: "Lists every rule.") var listRules = false
    @Option(help: ArgumentHelp("What a rule looks for, why, and what it cannot see.", valueName: "rule")) var explain:
        String?
}

extension AudienceProfile: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
