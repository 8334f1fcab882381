import SwiftSyntax

enum EndlessAnimation: Rule {
    static let about = RuleDescription(
        id: "endless-animation",
        title: "Endless animation that ignores Reduce Motion",
        level: .question,
        weight: 6,
        whom: "people who are sensitive to motion",
        rationale: """
            Motion that never ends distracts from reading, makes some people sick and drains the battery. With Reduce \
            Motion there should be none, and everyone must be able to stop motion that lasts over 5 seconds.
            """,
        source: "Human Interface Guidelines, Motion; WCAG 2.2.2, 2.3.3",
        blindSpots: """
            Endless timelines and timers; animations made in one type and used in another; how far and how visibly it \
            moves.
            """,
        harm: "This never stops moving, even with Reduce Motion",
        change: "animate with `accessibilityReduceMotion ? nil : …`"
    )

    private static let moving: Set<String> = [
        "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for function in file.index.functions where function.contains(token: SourceFile.motionSettings) {
            report.fact(.gatesMotion, function.name.text)
        }
        for call in file.calls("repeatForever") where call.base != nil {
            let types = file.index.types.filter { $0.typeName == call.node.enclosingTypeName }
            // Fades move nothing.
            let moves = types.contains { type in
                moving.contains { name in file.modifiers(name).contains { $0.call.node.isInside(type) } }
            }
            guard moves, !types.contains(where: { $0.contains(token: SourceFile.motionSettings) }) else { continue }
            let names =
                call.node.ancestorsInType.compactMap { Call($0)?.name } + [
                    call.node.ancestor(FunctionDeclSyntax.self)?.name.text ?? ""
                ]
            report.finding(at: call.nameToken, unless: names.map { Fact(.gatesMotion, $0) })
        }
        // A function that calls itself after a delay.
        for delay in file.calls("asyncAfter") {
            guard let function = delay.node.ancestor(FunctionDeclSyntax.self),
                delay.closures.last?.closure.contains(token: [function.name.text]) == true, !file.asksForReduceMotion,
                let type = function.enclosingType, type.inherited.contains("View"), !file.calls("animation").isEmpty
            else { continue }
            report.finding(at: delay.nameToken)
        }
    }
}
