import SwiftSyntax

enum UngatedMotion: Rule {
    static let about = RuleDescription(
        id: "ungated-motion",
        title: "Motion that nobody can turn off",
        level: .question,
        weight: 4,
        isOncePerApp: true,
        whom: "people whom motion makes sick",
        rationale: """
            People who get dizzy from motion turn on Reduce Motion. The system calms its own transitions; what an app moves, scales and turns \
            goes on, unless the app asks. Ten of twelve apps never do. This is asked once for an app.
            """,
        source: "Human Interface Guidelines, Motion; WCAG 2.3.3",
        blindSpots: "How far and how large something moves; packages that ask for the setting.",
        harm: "People who asked for less motion see everything move, as the app never asks for Reduce Motion",
        change: "read @Environment(\\.accessibilityReduceMotion), and fade where something moves, scales or turns"
    )

    static let moving: Set<String> = [
        "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "move", "slide",
        "scale", "push",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        let asks = Fact(.gatesMotion, "")
        if file.asksForReduceMotion { report.fact(.gatesMotion, "") }
        let calls = ["withAnimation", "animation", "transition"].flatMap(file.calls)
        let moves = calls.filter { $0.node.enclosingType?.contains(token: moving) == true }
        if let moved = moves.min(by: { $0.nameToken.position < $1.nameToken.position }) {
            report.finding(at: moved.nameToken, unless: [asks])
        }
    }
}
