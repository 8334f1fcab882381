import SwiftSyntax

enum VanishingRow: Rule {
    static let about = RuleDescription(
        id: "vanishing-row",
        title: "Row that vanishes as it is checked",
        level: .question,
        weight: 4,
        whom: "everyone, and first people who tap by mistake",
        rationale: """
            A list of what is not done loses a row in the same moment as it is checked. Nobody sees the tick, the next row slides under the finger, \
            and whoever tapped the wrong one cannot find it again.
            """,
        source: "Documentation/Sources.md",
        blindSpots: "Lists that a database or another file filters.",
        harm: "People do not see the answer to their tap: the row is gone, and the next one is under their finger",
        change: "write NodUI's DepartingRows(items, title:, where:), which keeps a row until its answer was seen"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let set = Set(file.index.assignments.filter { $0.value?.trimmedDescription != "false" }.map(\.name))
        let rows = ["ForEach", "List"].flatMap(file.calls).compactMap(\.firstUnlabelled)
        for filter in file.calls("filter") {
            guard let test = filter.closures.first?.closure.statements, test.count == 1,
                let negated = test.first?.item.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
                let name = negated.expression.lastName, set.contains(name)
            else { continue }
            let member = filter.node.ancestorsInType.lazy.compactMap { $0.isMember ? $0.declaredName : nil }.first
            let isShown = rows.contains { row in
                filter.node.isInside(row) || member.map { row.contains(token: [$0]) } == true && member != "body"
            }
            if isShown { report.finding(at: filter.nameToken) }
        }
    }
}
