struct RuleSection {
    let rule: String
    let level: Level
    let findings: [Finding]

    /// Sorted: errors first, the most frequent rule first among them.
    static func all(of findings: [Finding]) -> [RuleSection] {
        let sections = Dictionary(grouping: findings) { [$0.rule, $0.level.rawValue] }.values.map {
            RuleSection(rule: $0[0].rule, level: $0[0].level, findings: $0)
        }
        return sections.sorted {
            ($0.level.rawValue, -$0.findings.count, $0.rule) < ($1.level.rawValue, -$1.findings.count, $1.rule)
        }
    }
}

struct Cause {
    let message: String
    let findings: [Finding]

    /// Sorted, the most frequent first.
    static func all(of findings: [Finding]) -> [Cause] {
        let groups = Dictionary(grouping: findings, by: \.message).map { Cause(message: $0, findings: $1) }
        return groups.sorted { ($1.findings.count, $0.message) < ($0.findings.count, $1.message) }
    }
}
