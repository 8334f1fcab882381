extension Int {
    /// `1 file`, `2 files`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

struct TextReport {
    let report: AuditReport
    let places: ReportPlaces

    var text: String { RuleSection.all(of: report.findings).map(section).joined() + summary + "\n" }

    private func section(_ section: RuleSection) -> String {
        let rule = report.describedRules.first { $0.id == section.rule }
        let texts = [section.rule, section.findings.count.counted(section.level.rawValue), rule?.title, rule?.source]
        let head = texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
        return head + "\n" + Cause.all(of: section.findings).map(cause).joined() + "\n"
    }

    private func cause(_ cause: Cause) -> String {
        let names = cause.findings.map { "\($0.path.shown):\($0.place.line):\($0.place.column)" }
        let longest = names.map(\.count).max() ?? 0
        let column = longest <= 72 ? longest : 0
        let lines = zip(cause.findings, names).map { finding, name in
            let code = places.code(of: finding, width: 120).map { "  " + $0 } ?? ""
            return "    " + name + String(repeating: " ", count: max(column - name.count, 0)) + code + "\n"
        }
        return "  " + cause.message.shown + "\n" + lines.joined()
    }

    private var summary: String {
        let files =
            report.files.counted("file") + (report.generated > 0 ? " (\(report.generated) generated left out)" : "")
        let (asked, screens) = report.questions
        let clean = asked > 0 ? "No errors" : "Nothing found"
        let counts = Level.allCases.filter { report.count($0) > 0 }.map { report.count($0).counted($0.rawValue) }
        var text = (report.isClean ? [clean] : counts).joined(separator: ", ") + " in " + files
        var asides: [String] = []
        if report.suppressed > 0 { asides.append("\(report.suppressed) suppressed by comments") }
        if report.known > 0 { asides.append("\(report.known) in the baseline") }
        if !asides.isEmpty { text += "; " + asides.joined(separator: ", ") }
        let fixable = report.findings.count { !$0.fix.isEmpty }
        if fixable > 0 { text += "\n\(fixable) can be fixed by --fix." }
        if !report.findings.isEmpty { text += "\nReasons and examples: --explain RULE." }
        if asked > 0 { text += "\n\(asked) more to look at on \(screens.counted("screen")): nod review" }
        return text
    }
}

private struct RuleSection {
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

private struct Cause {
    let message: String
    let findings: [Finding]

    /// Sorted, the most frequent first.
    static func all(of findings: [Finding]) -> [Cause] {
        let groups = Dictionary(grouping: findings, by: \.message).map { Cause(message: $0, findings: $1) }
        return groups.sorted { ($1.findings.count, $0.message) < ($0.findings.count, $1.message) }
    }
}

extension ReportPlaces {
    /// The line of a finding without its indentation, with the following lines, to show what `Button {` does; nil if
    /// unknown.
    func code(of finding: Finding, width: Int) -> String? {
        guard var code = trimmedLine(finding.place.line, of: finding.path) else { return nil }
        var width = width
        if let last = code.last, "({".contains(last) {
            for number in 1...2 {
                let next = trimmedLine(finding.place.line + number, of: finding.path) ?? ""
                if !next.isEmpty, !next.hasPrefix("//") { code += " " + next }
            }
            width = min(width, 90)
        }
        return code.count > width ? String(code.prefix(width - 1)) + "…" : code
    }

    private func trimmedLine(_ number: Int, of path: String) -> String? {
        line(number, of: path).map { String($0.shown.drop { $0 == " " || $0 == "\t" }) }
    }
}
