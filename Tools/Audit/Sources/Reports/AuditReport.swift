public struct AuditReport: Sendable {
    public var findings: [Finding]
    public var notices: [Notice] = []
    public var files = 0
    public var generated = 0
    public var suppressed = 0
    public var known = 0
    public var rules: [RuleDescription] = []
    /// Questions of `nod review`, and the screens they are on.
    public var questions = (asked: 0, screens: 0)

    public init(findings: [Finding]) { self.findings = findings }
}

extension AuditReport {
    func count(_ level: Level) -> Int { findings.count { $0.level == level } }

    /// No errors or warnings; questions don't count.
    public var isClean: Bool { count(.error) + count(.warning) == 0 }
}

public enum ReportFormat: String, Sendable, CaseIterable {
    case text, xcode, sarif, github
}

extension AuditReport {
    public func text(_ format: ReportFormat, _ places: ReportPlaces) -> String {
        switch format {
        case .text: TextReport(report: self, places: places).text
        case .xcode: XcodeReport(report: self, places: places).text
        case .sarif: SARIFReport(report: self, places: places).text
        case .github: GitHubReport(report: self, places: places).text
        }
    }
}

extension AuditReport {
    /// The rules of this run, and those of the findings.
    var describedRules: [RuleDescription] {
        let known = Set(rules.map(\.id))
        let others = Set(findings.map(\.rule)).subtracting(known).sorted()
        return rules + others.compactMap { Catalog.rule($0)?.about }
    }
}
