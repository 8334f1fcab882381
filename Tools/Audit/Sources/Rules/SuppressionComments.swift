enum SuppressionComments: Rule {
    static let about = RuleDescription(
        id: "suppression",
        title: "Suppression without a reason, a rule or a use",
        whom: "people affected by what the comment hides",
        rationale: """
            A suppression claims that the code was checked and affects no user. Without a reason, a reviewer can't \
            verify that; a suppression that matches no finding may hide the next one.
            """,
        source: "Nod",
        blindSpots: "Whether the reason is true. A comment counts as unused only if the rules it names ran."
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for directive in file.directives {
            guard let problem = problem(of: directive) else { continue }
            report.add(finding(problem, directive, path: file.path, level: report.about.level))
        }
    }

    private static func problem(of directive: Directive) -> String? {
        if directive.kind == .unknown {
            return
                "This comment suppresses nothing: write nod:disable, nod:disable:next, nod:disable:this or nod:enable"
        }
        guard !directive.rules.isEmpty else {
            return "This comment names no rule: write the rule's id and a reason after it"
        }
        if let id = directive.rules.first(where: Catalog.former.contains) {
            return "The rule ‘\(id)’ was removed: delete it from this comment"
        }
        if let id = directive.rules.first(where: { Catalog.rule($0) == nil }) {
            return "There is no rule ‘\(id)’: \(Nearest.hint(id, among: Catalog.ids) ?? "see nod rules")"
        }
        if directive.kind != .enable, directive.reason.isEmpty {
            return "This comment gives no reason: say after the rule why no user is affected"
        }
        return nil
    }

    static func unused(_ directive: Directive, path: String) -> Finding {
        let rules = directive.rules.joined(separator: ", ")
        let message =
            directive.kind == .enable
            ? "Nothing before this comment disables \(rules): delete it"
            : "This comment is unused, as \(rules) finds nothing here: delete it"
        return finding(message, directive, path: path, level: about.level)
    }

    private static func finding(_ harm: String, _ directive: Directive, path: String, level: Level) -> Finding {
        // Without the slashes.
        var place = directive.place
        place.start = place.end - directive.text.utf8.count
        place.column = place.endColumn - directive.text.utf8.count
        return Finding(rule: about.id, level: level, harm: harm, path: path, place: place, code: directive.text)
    }
}
