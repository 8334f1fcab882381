import ArgumentParser
import Audit
import Foundation

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds what people will suffer from."
    )

    @Argument(help: "Files and folders.") var paths: [String] = ["."]
    @Option(name: .customLong("rule"), help: "Only this rule; may be given several times.") var ruleIDs: [String] = []
    @Option(help: "For whom the app is made.") var profile: AudienceProfile = .standard
    @Option(help: "Where the app runs.") var platform: Platform = .ios
    @Flag(help: "Also what the source does not say.") var cannotTell = false

    func run() async throws {
        var settings = Settings()
        settings.profile = profile
        settings.platform = platform
        let rules = ruleIDs.isEmpty ? nil : Catalog.rules.filter { ruleIDs.contains($0.about.id) }
        let auditor = Auditor(settings: settings, rules: rules)
        let files = paths.flatMap(swiftFiles)
        let results = await withTaskGroup(of: FileResult?.self) { group in
            for file in files {
                group.addTask {
                    (try? String(contentsOfFile: file, encoding: .utf8)).map { auditor.read(path: file, text: $0) }
                }
            }
            return await group.reduce(into: [FileResult]()) { if let result = $1 { $0.append(result) } }
        }
        let findings = auditor.settle(results).filter { cannotTell || $0.outcome == .finding }
        for finding in findings {
            let word = finding.outcome == .cannotTell ? "cannot tell" : finding.severity.rawValue
            print(
                "\(finding.path):\(finding.place.line):\(finding.place.column): \(word): \(finding.message) [\(finding.rule)]"
            )
        }
        if findings.contains(where: { $0.outcome == .finding }) { throw ExitCode(1) }
    }

    private func swiftFiles(in path: String) -> [String] {
        guard path.hasSuffix(".swift") == false else { return [path] }
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
    }
}

extension AudienceProfile: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
