/// Reads files and says what their users would suffer from.
public struct Auditor: Sendable {
    public var settings: Settings
    public var rules: [any Rule.Type]
    /// The levels that a team sets in place of the rules' own, by rule id.
    public var levels: [String: Level] = [:]
    /// The names that the files of the project use which are not audited; nil when only a part of the project is audited, so that
    /// nobody can say what is never shown.
    public var elsewhere: NameUses?

    public init(settings: Settings = Settings(), rules: [any Rule.Type]) {
        self.settings = settings
        self.rules = rules
    }
}

/// The result of one file before the rest of the project is read.
public struct FileResult: Sendable, Equatable {
    public var path: String
    public var candidates: [Candidate] = []
    public var facts: Set<Fact> = []
    public var project = ProjectFacts()
    public var directives: [Directive] = []
    public var notices: [Notice] = []
    /// A program wrote it: left out.
    public var isGenerated = false
    /// nil: the file could not be read.
    var names: NameUses?

    init(path: String) { self.path = path }
}

/// The final result of all files.
public struct Verdict: Sendable, Equatable {
    /// In the order of path and place.
    public var findings: [Finding]
    /// Those that a comment let pass.
    public var passed: [Finding]

    public var suppressed: Int { passed.count }
}

extension Auditor {
    /// One file alone.
    public func read(path: String, text: String) -> FileResult {
        let file = SourceFile(path: path, text: text, settings: settings)
        var result = FileResult(path: path)
        result.names = file.index.names
        if let line = file.tooLongChainLine {
            result.notices = [Notice(path: path, .tooDeep, line: line)]
            return result
        }
        for rule in rules {
            var about = rule.about
            about.level = levels[about.id] ?? about.level
            guard about.platforms.contains(settings.platform) else { continue }
            var report = Report(file, about: about)
            rule.check(file, &report)
            result.candidates += report.candidates
            result.facts.formUnion(report.facts)
        }
        if ("/" + path).hasSuffix("/main.swift") { result.names?.startsProgram = true }
        result.directives = file.directives
        result.project = ProjectFacts(of: file)
        result.notices = file.notice.map { [$0] } ?? []
        return result
    }

    /// Returns the candidates that hold once every file is read, sorted by path and place.
    public func settle(_ results: [FileResult]) -> [Finding] { judge(results).findings }

    /// The same, with what was left out on the way.
    public func judge(_ results: [FileResult]) -> Verdict {
        let facts = results.reduce(into: settings.wrappers) { $0.formUnion($1.facts) }
        let shown = elsewhere.flatMap { Shown(results, elsewhere: $0) }
        var suppressor = Suppressor(results)
        var findings: [Finding] = []
        var passed: [Finding] = []
        for candidate in results.lazy.flatMap(\.candidates) {
            guard let finding = candidate.settled(by: facts) else { continue }
            // A comment keeps its use where nobody suffers any more.
            let isSuppressed = suppressor.suppresses(finding)
            guard shown?.meets(candidate.owners) ?? true else { continue }
            if isSuppressed { passed.append(finding) } else { findings.append(finding) }
        }
        if rules.contains(where: { $0 == SuppressionComments.self }) { findings += unused(suppressor) }
        findings = findings.inOrder
        for rule in rules where rule.about.isOncePerApp {
            let first = findings.firstIndex { $0.rule == rule.about.id }
            findings = findings.enumerated().filter { $0.element.rule != rule.about.id || $0.offset == first }
                .map(\.element)
        }
        return Verdict(findings: findings, passed: passed.inOrder)
    }

    private func unused(_ suppressor: Suppressor) -> [Finding] {
        let ran = rules.filter { $0.about.platforms.contains(settings.platform) }.map { $0.about.id }
        return suppressor.unused(ran: Set(ran)).map { unused in
            var finding = SuppressionComments.unused(unused.directive, path: unused.path)
            finding.level = levels[finding.rule] ?? finding.level
            return finding
        }
    }
}

extension [Finding] {
    /// By path and place, each said once: several candidates may say the same, each depending on another fact.
    var inOrder: [Finding] {
        sorted { ($0.path, $0.place.start, $0.rule) < ($1.path, $1.place.start, $1.rule) }
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
