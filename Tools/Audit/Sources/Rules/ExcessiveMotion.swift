import SwiftSyntax

enum ExcessiveMotion: Rule {
    static let about = RuleDescription(
        id: "excessive-motion",
        title: "Slow animation, or many effects at once",
        level: .question,
        weight: 3,
        whom: "everyone, especially people who are sensitive to motion",
        rationale: """
            Nobody wants to wait a second for something they do a hundred times a day, and three effects on one change \
            hide what has changed. Routine motion ends within half a second and has at most two effects.
            """,
        source: "Human Interface Guidelines, Motion; Documentation/Sources.md",
        blindSpots: "Durations from other files; celebrations, which may take longer.",
        harm: "People wait a second or more for this each time",
        change: "end it within half a second; a spring such as .snappy does"
    )

    private static let effects: Set<String> = [
        "scaleEffect", "rotationEffect", "rotation3DEffect", "offset", "blur", "hueRotation", "shadow", "brightness",
        "opacity", "saturation",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in ["easeInOut", "easeIn", "easeOut", "spring", "smooth", "snappy", "bouncy", "interactiveSpring"] {
            for curve in file.calls(name) where !curve.wholeChain.hasAny(["repeatForever", "repeatCount", "speed"]) {
                let length = file.number(curve.argument("duration")) ?? file.number(curve.argument("response"))
                if let length, length >= 1 { report.finding(at: curve.nameToken) }
            }
        }
        for chain in file.index.chains {
            let driven = chain.modifiers.filter { effects.contains($0.name) }
                .compactMap { $0.call.node.arguments.lazy.compactMap { Ternary($0.expression)?.condition }.first }
            let most = Dictionary(grouping: driven) { $0 }.values.map(\.count).max() ?? 0
            guard most > 2 || chain.calls("symbolEffect").count > 1, chain.hasAny(["animation", "symbolEffect"]) else {
                continue
            }
            report.finding(
                at: chain.node,
                "Several effects on one change hide what has changed",
                change: "keep the one or two that show it"
            )
        }
    }
}
