/// How a text may look where it is read.
public struct TextStyle: Sendable {
    public var isColoured: Bool
    /// Longer lines are broken; nil where nobody sees lines.
    public var width: Int?

    public init(isColoured: Bool = false, width: Int? = nil) {
        self.isColoured = isColoured
        self.width = width
    }

    enum Colour: String {
        case red = "31"
        case yellow = "33"
        case cyan = "36"
        case green = "32"
        case bold = "1"
        case dim = "2"
    }

    func paint(_ text: String, _ colours: Colour...) -> String {
        isColoured ? "\u{1B}[" + colours.map { $0.rawValue }.joined(separator: ";") + "m" + text + "\u{1B}[0m" : text
    }
}

/// For people: by file, each finding with its code and a summary at the end.
struct TextReport {
    let report: AuditReport
    let places: ReportPlaces
    let style: TextStyle

    var text: String {
        var text = ""
        var path: String?
        for finding in report.findings {
            if finding.path != path {
                text += style.paint(finding.path, .bold) + "\n"
                path = finding.path
            }
            text += entry(finding) + "\n"
        }
        return text + summary + "\n"
    }

    private func entry(_ finding: Finding) -> String {
        let word = style.paint(finding.word, colour(finding), .bold)
        let place = "\(finding.place.line):\(finding.place.column)"
        let head = "  \(place)  \(word)  \(style.paint(finding.rule, .dim))\n"
        return head + wrapped(finding.message, indent: 4) + code(finding)
    }

    private func colour(_ finding: Finding) -> TextStyle.Colour {
        finding.outcome == .cannotTell ? .cyan : finding.severity == .error ? .red : .yellow
    }

    /// The line with a mark below it, as far as the finding reaches in it.
    private func code(_ finding: Finding) -> String {
        guard let line = places.line(finding.place.line, of: finding.path) else { return "" }
        let bytes = Array(line.utf8)
        let start = min(finding.place.column - 1, bytes.count)
        let end =
            finding.place.endLine == finding.place.line ? min(finding.place.endColumn - 1, bytes.count) : bytes.count
        let before = String(decoding: bytes[..<start], as: UTF8.self)
        let marked = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
        let indent = line.prefix { $0 == " " || $0 == "\t" }
        // Tabs stay tabs, so that the mark stands right whatever they measure.
        let blanks = String(before.dropFirst(indent.count).map { $0 == "\t" ? "\t" : " " })
        let mark = "^" + String(repeating: "~", count: max(marked.count - 1, 0))
        guard line.count - indent.count <= 240 else { return "" }
        return "\n      " + line.dropFirst(indent.count) + "\n      " + blanks + style.paint(mark, colour(finding))
    }

    private func wrapped(_ message: String, indent: Int) -> String {
        let blanks = String(repeating: " ", count: indent)
        guard let width = style.width.map({ max($0, 40) }) else { return blanks + message }
        var lines = [""]
        for word in message.split(separator: " ") {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count + 1 > width - indent {
                lines.append("")
            }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.map { blanks + $0 }.joined(separator: "\n")
    }

    private var summary: String {
        let files =
            "\(count(report.files, "file"))\(report.generated > 0 ? " (\(report.generated) generated left out)" : "")"
        var parts: [String] = []
        if report.errors > 0 { parts.append(style.paint(count(report.errors, "error"), .red, .bold)) }
        if report.warnings > 0 { parts.append(style.paint(count(report.warnings, "warning"), .yellow, .bold)) }
        if report.isClean { parts.append(style.paint("Nothing found", .green, .bold)) }
        if report.untold > 0 { parts.append("\(report.untold) cannot be told") }
        var text = parts.joined(separator: ", ") + " in " + files
        var asides: [String] = []
        if report.suppressed > 0 { asides.append("\(report.suppressed) suppressed by comments") }
        if report.known > 0 { asides.append("\(report.known) known to the baseline") }
        if !asides.isEmpty { text += style.paint("; " + asides.joined(separator: ", "), .dim) }
        let mendable = report.findings.count { !$0.fix.isEmpty && $0.outcome == .finding }
        if mendable > 0 { text += "\n" + style.paint("\(mendable) can be mended by --fix.", .dim) }
        return text
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
