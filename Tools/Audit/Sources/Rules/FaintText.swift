import SwiftSyntax

enum FaintText: Rule {
    static let about = RuleDescription(
        id: "faint-text",
        title: "Pale text",
        level: .question,
        weight: 3,
        whom: "people with low vision, and everyone in sunlight",
        rationale: """
            The system's grey, orange, yellow, green and mint are made for symbols and fills: as text on white they \
            have a contrast of 1.5 to 3.3 : 1. The system's .secondary is made for text.
            """,
        source: "WCAG 1.4.3",
        blindSpots: "Backgrounds set further out or in another file.",
        change: "use .secondary, or a colour with 4.5 : 1 in both appearances"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let grounds = ["white", "black", "systemBackground"].compactMap(Colors.named)
        for use in LowContrast.inks.flatMap(file.modifiers) where use.chain.firstInk == use.position {
            guard use.chain.showsText, !use.chain.hasAny(["accessibilityHidden", "labelStyle"]) else { continue }
            if let style = use.call.firstUnlabelled?.lastName,
                ["tertiary", "quaternary", "tertiaryLabel"].contains(style)
            {
                report.finding(at: use.call.nameToken, "The system's .\(style) has a contrast of less than 2 : 1")
            }
            guard let paint = file.paint(use.call.firstUnlabelled), paint.opacity < 1, paint.opacity > 0
            else { continue }
            let best = grounds.map { paint.colors.composited(over: $0, opacity: paint.opacity).contrast(on: $0) }.max()
            if let best, best < 4 {
                report.finding(
                    at: use.call.nameToken,
                    "Even on its best background, this text has a contrast of only \(said(best)) : 1"
                )
            }
        }
        checkOnSystem(file, &report)
    }

    private static func said(_ ratio: Double) -> Double { (ratio * 10).rounded(.down) / 10 }

    private static func checkOnSystem(_ file: SourceFile, _ report: inout Report) {
        guard let system = Colors.named("systemBackground") else { return }
        if file.calls("preferredColorScheme").contains(where: { $0.firstUnlabelled?.lastName == "dark" }) {
            report.fact(.isDark, "app")
        }
        let drawsGround = file.tree.contains(token: ["preferredColorScheme", "ignoresSafeArea", "LinearGradient"])
        for use in LowContrast.inks.flatMap(file.modifiers) where use.chain.firstInk == use.position {
            let (chain, around) = (use.chain, file.around(use.chain.node))
            guard chain.showsText, !chain.hasAny(["accessibilityHidden", "labelStyle", "background"]),
                !chain.isInvisible, !around.has("labelStyle"), !around.isSizedBySystem
            else { continue }
            let paints = file.paints(use.call.firstUnlabelled).filter { $0.opacity == 1 }
            // Colours that follow light and dark appearance are made for grounds that do, too.
            let follows = !paints.isEmpty && paints.allSatisfy(\.colors.follows)
            guard
                follows
                    || !around.hasAny(["background", "colorScheme", "environment", "fill", "listRowBackground"])
                        && !around.isGiven(to: ["ZStack", "overlay", "background", "toolbar", "Chart", "Menu"])
            else { continue }
            let isLarge = chain.calls("font").contains { $0.node.contains(token: ["title", "largeTitle", "title2"]) }
            // A ratio below 1.3 needs a custom background: on the system's, it would have been noticed.
            let ratios = paints.map { $0.colors.contrast(on: system) }
            if !follows, let least = ratios.min(), least < 1.3,
                Colors.named(use.call.firstUnlabelled?.lastName ?? "") == nil
            {
                report.fact(.isDark, "app")
            }
            guard follows || !drawsGround, let ratio = ratios.min(), ratio < (isLarge ? 2.5 : 3.5), ratio > 1.3 else {
                continue
            }
            let harm = "On the system's background, this text has a contrast of only \(said(ratio)) : 1"
            report.finding(at: use.call.nameToken, harm, unless: follows ? [] : [Fact(.isDark, "app")])
        }
    }
}
