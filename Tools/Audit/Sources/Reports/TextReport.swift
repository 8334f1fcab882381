public struct TextStyle: Sendable {
    public var isColoured: Bool

    public init(isColoured: Bool = false) { self.isColoured = isColoured }

    enum Colour: String {
        case red = "31"
        case yellow = "33"
        case cyan = "36"
        case green = "32"
        case bold = "1"
        case dim = "2"
    }

    func paint(_ text: String, _ colours: Colour...) -> String {
        isColoured && !text.isEmpty
            ? "\u{1B}[" + colours.map { $0.rawValue }.joined(separator: ";") + "m" + text + "\u{1B}[0m" : text
    }
}

extension Level {
    fileprivate var colour: TextStyle.Colour { self == .error ? .red : .yellow }
}

extension Int {
    /// `1 file`, `2 files`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

struct TextReport {
    let report: AuditReport
    let places: ReportPlaces
    let style: TextStyle

    var text: String {
        let sections = RuleSection.all(of: report.findings)
        return totals(sections) + sections.map(section).joined() + summary + "\n"
    }

    private func totals(_ sections: [RuleSection]) -> String {
        guard sections.count > 1 else { return "" }
        let counts = sections.map { "\($0.findings.count)" }
        let width = (counts.map(\.count).max() ?? 0, sections.map(\.rule.count).max() ?? 0)
        let levels = sections.map(\.level.rawValue.count).max() ?? 0
        let lines = zip(sections, counts).map { section, count in
            let level = style.paint(section.level.rawValue.padded(to: levels), section.level.colour)
            let blanks = String(repeating: " ", count: width.0 - count.count)
            return "\(blanks)\(count)  \(level)  \(section.rule.padded(to: width.1))  \(title(section.rule))\n"
        }
        return lines.joined() + "\n"
    }

    private func title(_ id: String) -> String { described[id]?.title ?? "" }

    private var described: [String: RuleDescription] {
        Dictionary(report.describedRules.map { ($0.id, $0) }) { first, _ in first }
    }
}

extension TextReport {
    private func section(_ section: RuleSection) -> String {
        let count = style.paint(section.findings.count.counted(section.level.rawValue), section.level.colour, .bold)
        let rule = described[section.rule]
        let texts = [rule?.title, rule?.source].compactMap { $0 }.filter { !$0.isEmpty }
        let head = style.paint(section.rule, .bold) + "  " + count + style.paint(texts.map { "  " + $0 }.joined(), .dim)
        return head + "\n" + Cause.all(of: section.findings).map(cause).joined() + "\n"
    }

    private func cause(_ cause: Cause) -> String {
        let names = cause.findings.map(place)
        let longest = names.map(\.count).max() ?? 0
        let column = longest <= 72 ? longest : 0
        let lines = zip(cause.findings, names).map { "    " + $1.padded(to: column) + code($0) + "\n" }
        return "  " + cause.message.shown + "\n" + lines.joined()
    }

    private func place(_ finding: Finding) -> String {
        "\(finding.path.shown):\(finding.place.line):\(finding.place.column)"
    }

    private func code(_ finding: Finding) -> String {
        guard let line = MarkedLine(finding, places)?.continued(finding, places).clipped(to: 120) else { return "" }
        return "  " + line.before + style.paint(line.marked, finding.level.colour) + line.after
    }
}

extension TextReport {
    private var summary: String {
        let files =
            report.files.counted("file") + (report.generated > 0 ? " (\(report.generated) generated left out)" : "")
        var parts: [String] = []
        let (asked, screens) = report.questions
        if report.isClean { parts.append(style.paint(asked > 0 ? "No errors" : "Nothing found", .green, .bold)) }
        for level in Level.allCases where report.count(level) > 0 {
            parts.append(style.paint(report.count(level).counted(level.rawValue), level.colour, .bold))
        }
        var text = parts.joined(separator: ", ") + " in " + files
        var asides: [String] = []
        if report.suppressed > 0 { asides.append("\(report.suppressed) suppressed by comments") }
        if report.known > 0 { asides.append("\(report.known) known to the baseline") }
        if !asides.isEmpty { text += style.paint("; " + asides.joined(separator: ", "), .dim) }
        let fixable = report.findings.count { !$0.fix.isEmpty }
        if fixable > 0 { text += "\n" + style.paint("\(fixable) can be fixed by --fix.", .dim) }
        if !report.findings.isEmpty { text += "\n" + style.paint("Why, and code that is fine: --explain RULE.", .dim) }
        if asked > 0 {
            text += "\n" + style.paint("\(asked) more to look at on \(screens.counted("screen")): nod review", .bold)
        }
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

/// A line of code without its indentation, split around the finding.
struct MarkedLine {
    var before: String
    var marked: String
    var after: String

    init?(_ finding: Finding, _ places: ReportPlaces) {
        let place = finding.place
        guard let line = places.line(place.line, of: finding.path) else { return nil }
        let bytes = Array(line.utf8)
        let start = min(place.column - 1, bytes.count)
        let end = place.endLine == place.line ? max(start, min(place.endColumn - 1, bytes.count)) : bytes.count
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).shown }
        before = String(text(0..<start).drop { $0 == " " || $0 == "\t" })
        marked = text(start..<end)
        after = text(end..<bytes.count)
    }

    /// Adds the next lines to show what `Button {` does.
    func continued(_ finding: Finding, _ places: ReportPlaces) -> MarkedLine {
        guard let last = (before + marked + after).last, "({".contains(last) else { return self }
        var line = self
        for number in 1...2 {
            let next = places.line(finding.place.line + number, of: finding.path)?.drop { $0 == " " || $0 == "\t" }
            if let next, !next.isEmpty, !next.hasPrefix("//") { line.after += " " + next }
        }
        return line.clipped(to: 90)
    }

    var count: Int { before.count + marked.count + after.count }

    func clipped(to width: Int) -> MarkedLine {
        guard count > width else { return self }
        var rest = width - 1
        func take(_ text: String) -> String {
            defer { rest -= min(rest, text.count) }
            return String(text.prefix(rest))
        }
        var line = self
        line.before = take(before)
        line.marked = take(marked)
        line.after = take(after) + "…"
        return line
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
