public struct ReviewReport {
    public enum Format: String, Sendable, CaseIterable {
        case markdown, json
    }

    public var sheets: [Sheet]
    public var facts: ProjectFacts
    public var places: ReportPlaces

    public init(_ sheets: [Sheet], _ facts: ProjectFacts, _ places: ReportPlaces) {
        self.sheets = sheets
        self.facts = facts
        self.places = places
    }

    public func text(_ format: Format) -> String { format == .json ? json : markdown }

    private func diff(_ item: Sheet.Item) -> String? { FixedFiles(item.findings, places).files.first?.diff }
}

extension ReviewReport {
    private var markdown: String {
        let items = sheets.reduce(0) { $0 + $1.items.count }
        var text =
            "# \(items == 0 ? "Nothing" : items.counted("thing")) to look at on \(sheets.count.counted("screen"))\n\n"
        text += "| the project | |\n|---|---|\n"
        for line in facts.lines {
            text += "| \(line.name) | \(line.state)\(line.change.map { "; write " + $0 } ?? "") |\n"
        }
        text += sheets.map(markdown).joined()
        if !facts.auditsItself { text += "\n## The test that audits a screen\n\n```swift\n\(ProjectFacts.test)\n```\n" }
        return text
    }

    private func markdown(_ sheet: Sheet) -> String {
        var text = "\n## \(sheet.path.shown)\n"
        for (number, item) in sheet.shown.enumerated() {
            text += "\n\(number + 1). **\(item.rule.title)** (\(item.rule.id), \(item.findings[0].level.rawValue)),"
            text += " may hurt \(item.rule.whom)\n"
            for finding in item.findings.prefix(4) { text += "   - line \(finding.place.line): \(code(finding))\n" }
            if item.findings.count > 4 {
                let lines = item.findings.dropFirst(4).map { "\($0.place.line)" }
                text += "   - and lines \(lines.joined(separator: ", "))\n"
            }
            text +=
                "\n   \(item.findings[0].harm.asSentence.shown)\n   *Change:* \(item.findings[0].change.asSentence)\n"
            if let lines = diff(item)?.split(separator: "\n") {
                text +=
                    lines.count > 24
                    ? "   *Diff:* nod review --fix --dry-run\n"
                    : "\n   ```diff\n" + lines.map { "   \($0)\n" }.joined() + "   ```\n"
            }
        }
        if sheet.left > 0 { text += "\n\(sheet.left) more when these are done.\n" }
        return text
    }

    private func code(_ finding: Finding) -> String {
        guard let code = places.code(of: finding, width: 100) else { return "" }
        return code.contains("`") ? "`` \(code) ``" : "`\(code)`"
    }
}

extension ReviewReport {
    private var json: String {
        let lines: [JSON] = facts.lines.map { ["name": $0.name, "state": $0.state, "change": $0.change] }
        return JSON.text(
            [
                "format": "nod-review", "version": 1, "tool": ["name": "nod", "version": Tool.version],
                "facts": lines, "test": facts.auditsItself ? nil : ProjectFacts.test, "screens": sheets.map(json),
            ] as JSON
        )
    }

    private func json(_ sheet: Sheet) -> JSON {
        var fingerprints = Fingerprints()
        let items: [JSON] = sheet.shown.map { item in
            let places: [JSON] = item.findings.map { finding in
                [
                    "line": finding.place.line, "column": finding.place.column, "endLine": finding.place.endLine,
                    "code": self.places.code(of: finding, width: 200), "look": finding.harm.asSentence,
                    "fingerprint": fingerprints.next(finding),
                ]
            }
            return [
                "rule": item.rule.id, "level": item.findings[0].level, "title": item.rule.title, "whom": item.rule.whom,
                "change": item.findings[0].change.asSentence, "places": places, "diff": diff(item),
            ]
        }
        return ["path": sheet.path, "items": items, "left": sheet.left]
    }
}
