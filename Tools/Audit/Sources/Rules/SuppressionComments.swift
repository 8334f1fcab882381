enum SuppressionComments: Rule {
    static let about = RuleDescription(
        id: "suppression",
        title: "Suppression without a reason, a rule or a use",
        whom: "whoever the comment kept from being noticed",
        rationale: """
            A comment that silences a rule is a promise about people: somebody looked and knows that nobody suffers here. Without its reason \
            nobody can tell whether that still holds, and one that silences nothing hides the next finding.
            """,
        source: "Nod",
        blindSpots: "Whether the reason is true. A comment is called unused only when the rules it names ran."
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for directive in file.directives {
            guard let problem = problem(of: directive) else { continue }
            report.add(finding(problem, directive, path: file.path, level: report.about.level))
        }
    }

    private static func problem(of directive: Directive) -> String? {
        if directive.kind == .unknown {
            return "This comment silences nothing: write nod:disable, nod:disable:next, nod:disable:this or nod:enable"
        }
        guard !directive.rules.isEmpty else {
            return "This comment names no rule: write the rule's id and a reason after it"
        }
        if let id = directive.rules.first(where: Catalog.former.contains) {
            return "The rule ‘\(id)’ is gone: remove it from this comment"
        }
        if let id = directive.rules.first(where: { Catalog.rule($0) == nil }) {
            return "There is no rule ‘\(id)’: \(Nearest.hint(id, among: Catalog.ids) ?? "see nod rules")"
        }
        if directive.kind != .enable, directive.reason.isEmpty {
            return "This comment gives no reason: write after the rule why nobody suffers here"
        }
        return nil
    }

    static func unused(_ directive: Directive, path: String) -> Finding {
        let rules = directive.rules.joined(separator: ", ")
        let message =
            directive.kind == .enable
            ? "Nothing before this comment disables \(rules): remove it"
            : "This comment has no use, \(rules) finds nothing here: remove it"
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
