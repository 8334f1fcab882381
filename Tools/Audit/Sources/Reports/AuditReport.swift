/// Everything a report tells.
public struct AuditReport: Sendable {
    /// The findings shown, sorted by path and place.
    public var findings: [Finding]
    public var notices: [Notice] = []
    /// Files audited.
    public var files = 0
    /// Files left out because a program wrote them.
    public var generated = 0
    /// Findings that a comment let pass.
    public var suppressed = 0
    /// Findings that the baseline knows.
    public var known = 0
    /// The rules that ran.
    public var rules: [RuleDescription] = []
    /// What `nod review` asks beside the findings, and on how many screens.
    public var questions = (asked: 0, screens: 0)

    public init(findings: [Finding]) { self.findings = findings }
}

extension AuditReport {
    public var errors: Int { count(.error) }
    public var warnings: Int { count(.warning) }

    func count(_ level: Level) -> Int { findings.count { $0.level == level } }

    /// Nothing found; questions do not count.
    public var isClean: Bool { errors + warnings == 0 }
}

public enum ReportFormat: String, Sendable, CaseIterable {
    case text, xcode, json, sarif, github
}

extension AuditReport {
    public func text(_ format: ReportFormat, _ places: ReportPlaces, style: TextStyle = TextStyle()) -> String {
        switch format {
        case .text: TextReport(report: self, places: places, style: style).text
        case .xcode: XcodeReport(report: self, places: places).text
        case .json: JSONReport(report: self).text
        case .sarif: SARIFReport(report: self, places: places).text
        case .github: GitHubReport(report: self, places: places).text
        }
    }
}

extension AuditReport {
    /// Those that ran, and those that were named by findings.
    var describedRules: [RuleDescription] {
        let known = Set(rules.map(\.id))
        let others = Set(findings.map(\.rule)).subtracting(known).sorted()
        return rules + others.compactMap { Catalog.rule($0)?.about }
    }
}
