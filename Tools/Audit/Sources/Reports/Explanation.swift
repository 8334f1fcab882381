import Foundation

public struct Explanation {
    public let rule: RuleDescription

    public init(_ rule: RuleDescription) { self.rule = rule }
}

extension Explanation {
    public func text(_ style: TextStyle = TextStyle()) -> String {
        let asks = rule.level == .question ? "nod review, or ‘\(rule.id): on’ in .nod.yml" : "nod audit"
        var parts = [
            style.paint(rule.title, .bold) + "\n"
                + style.paint("\(rule.id) · \(rule.level.rawValue) · \(asks)", .dim),
            rule.rationale,
            "\(style.paint("Hurts", .bold))    \(rule.whom)",
            "\(style.paint("Source", .bold))   \(rule.source)",
            "\(style.paint("Not seen", .bold)) \(rule.blindSpots)",
        ]
        if rule.platforms.count < Platform.allCases.count {
            parts.insert("\(style.paint("Only for", .bold)) \(platforms)", at: 2)
        }
        for (title, code) in examples {
            let quoted = code.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.isEmpty ? "" : "    " + $0
            }
            parts.append(style.paint(title, .bold) + "\n\n" + quoted.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// `Rules/<id>/found.swift` and `fine.swift` without imports.
    private var examples: [(title: String, code: String)] {
        let files = Examples.files[rule.id].map { [("Found", $0.found), ("Fine", $0.fine)] } ?? []
        return files.map { title, text in
            let code = text.split(separator: "\n", omittingEmptySubsequences: false).drop {
                $0.isEmpty || $0.hasPrefix("import ")
            }
            return (title, code.joined(separator: "\n").trimmingCharacters(in: .newlines))
        }
    }

    private var platforms: String {
        Platform.list(rule.platforms)
    }
}

extension Explanation {
    public static func page(_ rules: [RuleDescription]) -> String {
        let intro = """
            # The rules of `nod audit` and the questions of `nod review`

            Written by `make rules`; the examples are the tests: `// found` ends each line that a rule finds, `// asked` one where the source \
            does not say. `nod audit` reports what the rules of level error and warning find; all else is a question of `nod review`.

            | rule | level | what it finds | whom it hurts |
            |---|---|---|---|

            """
        let table = rules.map { rule in
            "| [`\(rule.id)`](#\(rule.id)) | \(rule.level.rawValue) | \(rule.title) | \(rule.whom) |\n"
        }
        return intro + table.joined() + rules.map { "\n" + Explanation($0).section }.joined()
    }

    private var section: String {
        var text = "## \(rule.id)\n\n**\(rule.title).** \(rule.rationale)\n\nSource: \(rule.source). "
        if rule.platforms.count < Platform.allCases.count { text += "Only for \(platforms). " }
        text += "Not seen: \(rule.blindSpots)\n"
        for (title, code) in examples { text += "\n\(title):\n\n```swift\n\(code)\n```\n" }
        return text
    }
}
