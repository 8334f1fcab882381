/// Runs rules over files, then settles findings across files.
public struct Auditor: Sendable {
    public var settings: Settings
    public var rules: [any Rule.Type]
    public var levels: [String: Level] = [:]
    /// Names used by the project's other files; nil if only a part of the project is audited, so that dead code is
    /// unknown.
    public var elsewhere: NameUses?

    public init(settings: Settings = Settings(), rules: [any Rule.Type]) {
        self.settings = settings
        self.rules = rules
    }
}

public struct FileResult: Sendable, Equatable {
    public var path: String
    public var candidates: [Candidate] = []
    public var facts: Set<Fact> = []
    public var project = ProjectFacts()
    public var directives: [Directive] = []
    public var notices: [Notice] = []
    public var isGenerated = false
    /// nil if the file can't be read.
    var names: NameUses?

    init(path: String) { self.path = path }
}

public struct Verdict: Sendable, Equatable {
    /// Sorted by path and place.
    public var findings: [Finding]
    public var suppressed: Int
}

extension Auditor {
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

    /// Findings that hold once every file is read, sorted by path and place.
    public func settle(_ results: [FileResult]) -> [Finding] { judge(results).findings }

    /// Also counts suppressed findings.
    public func judge(_ results: [FileResult]) -> Verdict {
        let facts = results.reduce(into: settings.wrappers) { $0.formUnion($1.facts) }
        let shown = elsewhere.flatMap { Shown(results, elsewhere: $0) }
        var suppressor = Suppressor(results)
        var findings: [Finding] = []
        var suppressed = 0
        for candidate in results.lazy.flatMap(\.candidates) {
            guard let finding = candidate.settled(by: facts) else { continue }
            // A suppression counts as used in dead code, too.
            let isSuppressed = suppressor.suppresses(finding)
            guard shown?.meets(candidate.owners) ?? true else { continue }
            if isSuppressed { suppressed += 1 } else { findings.append(finding) }
        }
        if rules.contains(where: { $0 == SuppressionComments.self }) { findings += unused(suppressor) }
        findings = findings.inOrder
        for rule in rules where rule.about.isOncePerApp {
            let first = findings.firstIndex { $0.rule == rule.about.id }
            findings = findings.enumerated().filter { $0.element.rule != rule.about.id || $0.offset == first }
                .map(\.element)
        }
        return Verdict(findings: findings, suppressed: suppressed)
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
    /// Sorted and unique: candidates of one place may depend on different facts.
    var inOrder: [Finding] {
        sorted { ($0.path, $0.place.start, $0.rule) < ($1.path, $1.place.start, $1.rule) }
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
