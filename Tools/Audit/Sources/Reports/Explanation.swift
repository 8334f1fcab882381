/// A rule as a page, for the terminal and for the documentation.
public struct Explanation {
    public let rule: RuleDescription

    public init(_ rule: RuleDescription) { self.rule = rule }
}

extension Explanation {
    public func text(_ style: TextStyle = TextStyle()) -> String {
        let standing =
            rule.standing == .on ? "on by default" : "opt-in: --all-rules, or ‘\(rule.id): on’ in .nod.yml"
        var parts = [
            style.paint(rule.title, .bold) + "\n"
                + style.paint("\(rule.id) · \(rule.severity.rawValue) · \(standing)", .dim),
            rule.rationale,
            "\(style.paint("Source", .bold))   \(rule.reference)",
            "\(style.paint("Not seen", .bold)) \(rule.blindSpots)",
        ]
        if rule.platforms.count < Platform.allCases.count {
            parts.insert("\(style.paint("Only for", .bold)) \(platforms)", at: 2)
        }
        for (title, examples) in examples {
            guard let example = examples.all.first else { continue }
            parts.append(style.paint(title, .bold) + "\n\n" + quoted(example))
            if let message = message(example) { parts.append("    → " + message) }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var examples: [(title: String, Examples)] { [("Found", rule.triggering), ("Fine", rule.nonTriggering)] }

    /// The report on an example: what people would suffer in it, and what to write.
    func message(_ example: Example) -> String? {
        Catalog.rule(rule.id).flatMap { example.findings(of: $0).first { $0.outcome == .finding }?.message }
    }

    private var platforms: String {
        Platform.list(rule.platforms)
    }

    private func quoted(_ example: Example) -> String {
        "    " + Self.unmarked(example.code).replacing("\n", with: "\n    ")
    }

    static func unmarked(_ code: String) -> String { code.filter { $0 != "↓" && $0 != "↯" } }
}

/// Every rule on one page.
extension Explanation {
    public static func page(_ rules: [RuleDescription]) -> String {
        let intro = """
            # The rules of `nod audit`

            Written by `nod rules`; each rule says this of itself, and its examples are its tests. *On* runs by default, *opt-in* when \
            asked for by `--all-rules`, `--rule` or in `.nod.yml`, because fewer of its findings are right: \
            [Precision.md](Precision.md) says how many on real apps.

            | rule | severity | standing | what it finds |
            |---|---|---|---|

            """
        let table = rules.map { rule in
            "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.standing == .on ? "on" : "opt-in") | \(rule.title) |\n"
        }
        return intro + table.joined() + rules.map { "\n" + Explanation($0).section }.joined()
    }

    private var section: String {
        var text = "## \(rule.id)\n\n**\(rule.title).** \(rule.rationale)\n\nSource: \(rule.reference). "
        if rule.platforms.count < Platform.allCases.count { text += "Only for \(platforms). " }
        text += "Not seen: \(rule.blindSpots)\n"
        for (title, examples) in examples where !examples.all.isEmpty {
            text += "\n\(title):\n\n" + examples.all.prefix(3).map(Self.block).joined(separator: "\n")
        }
        return text
    }

    private static func block(_ example: Example) -> String { "```swift\n\(unmarked(example.code))\n```\n" }
}
