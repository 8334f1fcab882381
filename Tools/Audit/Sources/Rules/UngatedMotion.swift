import SwiftSyntax

enum UngatedMotion: Rule {
    static let about = RuleDescription(
        id: "ungated-motion",
        title: "Motion that ignores Reduce Motion",
        level: .question,
        weight: 4,
        isOncePerApp: true,
        whom: "people who are sensitive to motion",
        rationale: """
            People who get dizzy from motion turn on Reduce Motion. The system then calms its own transitions; what an \
            app moves, scales and turns continues, unless the app checks the setting. Ten of twelve apps never do. \
            This is asked once per app.
            """,
        source: "Human Interface Guidelines, Motion; WCAG 2.3.3",
        blindSpots: "How far and how large something moves; packages that check the setting.",
        harm: "With Reduce Motion everything still moves, as the app never checks the setting",
        change: "read @Environment(\\.accessibilityReduceMotion), and fade instead of moving, scaling or turning"
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
