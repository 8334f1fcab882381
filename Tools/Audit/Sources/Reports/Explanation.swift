import Foundation

public struct Explanation {
    public let rule: RuleDescription

    public init(_ rule: RuleDescription) { self.rule = rule }
}

extension Explanation {
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
        Platform.allCases.filter(rule.platforms.contains).map(\.systemName).joined(separator: ", ")
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

    public var section: String {
        let asks = rule.level == .question ? "`nod review`, or `\(rule.id): on` in `.nod.yml`" : "`nod audit`"
        var text = "## \(rule.id)\n\n**\(rule.title)** (\(rule.level.rawValue), \(asks)). \(rule.rationale)\n\n"
        text += "May hurt \(rule.whom). Source: \(rule.source). "
        if rule.platforms.count < Platform.allCases.count { text += "Only for \(platforms). " }
        text += "Not seen: \(rule.blindSpots)\n"
        for (title, code) in examples { text += "\n\(title):\n\n```swift\n\(code)\n```\n" }
        return text
    }
}
