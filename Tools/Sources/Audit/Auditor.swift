/// Reads files and says what their users would suffer from.
public struct Auditor: Sendable {
    public var settings: Settings
    public var rules: [any Rule.Type]

    public init(settings: Settings = Settings(), rules: [any Rule.Type]? = nil) {
        self.settings = settings
        self.rules = rules ?? Catalog.rules.filter { $0.about.standing == .on }
    }
}

/// What one file says, before the rest of the project was heard; kept by the content of the file.
public struct FileResult: Sendable, Codable, Equatable {
    public var candidates: [Candidate]
    public var facts: Set<Fact>
}

extension Auditor {
    /// One file alone.
    public func read(path: String, text: String) -> FileResult {
        let file = SourceFile(path: path, text: text, settings: settings)
        var result = FileResult(candidates: [], facts: [])
        for rule in rules where rule.about.platforms.contains(settings.platform) {
            var report = Report(file, about: rule.about)
            rule.check(file, &report)
            result.candidates += report.candidates
            result.facts.formUnion(report.facts)
        }
        return result
    }

    /// What remains of all files' candidates once every file was heard, in the order of path and place.
    public func settle(_ results: [FileResult]) -> [Finding] {
        let facts = results.reduce(into: settings.wrappers) { $0.formUnion($1.facts) }
        return results.flatMap { $0.candidates.compactMap { $0.settled(by: facts) } }
            .sorted { ($0.path, $0.place.start, $0.rule) < ($1.path, $1.place.start, $1.rule) }
    }
}
