import Foundation

/// The findings of one rule at one level, by what causes them: a message is said once, with all its places.
struct RuleSection {
    let rule: String
    let level: Level
    let findings: [Finding]

    var causes: [Cause] { Cause.all(of: findings) }

    /// Errors first, the most frequent rule first among them.
    static func all(of findings: [Finding]) -> [RuleSection] {
        let sections = Dictionary(grouping: findings) { [$0.rule, $0.level.rawValue] }.values.map {
            RuleSection(rule: $0[0].rule, level: $0[0].level, findings: $0)
        }
        return sections.sorted {
            ($0.level.rawValue, -$0.findings.count, $0.rule) < ($1.level.rawValue, -$1.findings.count, $1.rule)
        }
    }
}

/// One message and where it holds, with what differs from place to place.
struct Cause {
    let message: String
    let places: [(finding: Finding, detail: String?)]

    /// The most frequent first.
    static func all(of findings: [Finding]) -> [Cause] {
        let groups = Dictionary(grouping: findings) { $0.message.apart.rest }.values.map { Cause($0) }
        return groups.sorted { ($1.places.count, $0.message) < ($0.places.count, $1.message) }
    }

    private init(_ findings: [Finding]) {
        let isShared = findings.allSatisfy { $0.message == findings[0].message }
        message = isShared ? findings[0].message : findings[0].message.apart.rest
        places = findings.map { ($0, isShared ? nil : $0.message.apart.detail) }
    }
}

extension String {
    /// The message without its first remark in brackets that names a number or code: `(response 0.50, damping 0.60)`.
    fileprivate var apart: (rest: String, detail: String?) {
        var start = startIndex
        while let open = self[start...].range(of: " ("), let close = self[open.upperBound...].firstIndex(of: ")") {
            let remark = self[open.upperBound..<close]
            if remark.contains(where: { $0.isNumber || $0 == "`" }), !remark.contains("(") {
                return (String(self[..<open.lowerBound]) + String(self[index(after: close)...]), String(remark))
            }
            start = open.upperBound
        }
        return (self, nil)
    }
}
