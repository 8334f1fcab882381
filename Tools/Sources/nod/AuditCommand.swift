import ArgumentParser
import Audit
import Foundation

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds what people will suffer from."
    )

    @Argument(help: "Files and folders.") var paths: [String] = ["."]
    @Option(name: .customLong("rule"), help: "Only this rule; may be given several times.") var ruleIDs: [String] = []
    @Option(help: "For whom the app is made.") var profile: AudienceProfile = .standard
    @Option(help: "Where the app runs.") var platform: Platform = .ios
    @Flag(help: "Also what the source does not say.") var cannotTell = false

    func run() throws {
        var settings = Settings()
        settings.profile = profile
        settings.platform = platform
        let rules = ruleIDs.isEmpty ? nil : Catalog.rules.filter { ruleIDs.contains($0.about.id) }
        let auditor = Auditor(settings: settings, rules: rules)
        var discovery = Discovery(workingDirectory: FileManager.default.currentDirectoryPath)
        for path in paths { discovery.add(path) }
        let files = discovery.files
        let results = Workers.map(files.count) { index -> FileResult? in
            guard case .success(let source) = SourceBytes.read(files[index].absolute), !source.saysItIsGenerated,
                case .success(let text) = source.text()
            else { return nil }
            return auditor.read(path: files[index].path, text: text)
        }
        let findings = auditor.settle(results.compactMap { $0 }).filter { cannotTell || $0.outcome == .finding }
        for finding in findings {
            let word = finding.outcome == .cannotTell ? "cannot tell" : finding.severity.rawValue
            print(
                "\(finding.path):\(finding.place.line):\(finding.place.column): \(word): \(finding.message) [\(finding.rule)]"
            )
        }
        if findings.contains(where: { $0.outcome == .finding }) { throw ExitCode(1) }
    }
}

extension AudienceProfile: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
