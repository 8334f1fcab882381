import SwiftSyntax

enum CoveredView: Rule {
    static let about = RuleDescription(
        id: "covered-view",
        title: "Overlay that covers only for the eye",
        level: .question,
        weight: 6,
        whom: "people who use VoiceOver, Switch Control or a keyboard",
        rationale: """
            A dimmed backdrop stops fingers, not VoiceOver: it goes on reading what is below, can press it, and may \
            never reach the overlay.
            """,
        source: "WCAG 2.4.3, 2.1.1; Apple: AccessibilityTraits.isModal, accessibilityAction(.escape)",
        blindSpots: "Views below that another file hides or disables.",
        harm: "VoiceOver still reaches what this backdrop covers",
        change: """
            present it with .sheet or .fullScreenCover, or add .accessibilityAddTraits(.isModal) and \
            .accessibilityAction(.escape) to what is above the backdrop
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for chain in file.index.chains where chain.root.trimmedDescription == "Color.black" {
            let receivers = file.around(chain.node).receivers
            let opacity = chain.calls("opacity").first?.firstUnlabelled
            guard let stack = receivers.first, ["ZStack", "overlay"].contains(stack.name), let opacity,
                Constants.literal(opacity).map({ 0.1..<1 ~= $0 }) ?? true,
                chain.hasAny(["ignoresSafeArea", "edgesIgnoringSafeArea", "onTapGesture"]),
                chain.has("onTapGesture") || chain.node.ancestorsInType.contains(where: { $0.is(IfExprSyntax.self) }),
                !receivers.contains(where: { ["sheet", "fullScreenCover", "background"].contains($0.name) }),
                chain.node.enclosingType?.contains(token: ["isModal", "accessibilityHidden"]) == false
            else { continue }
            let hasButton = Search.calls(in: stack.call.node).contains { $0.name.hasSuffix("Button") }
            let isOnly = chain.has("onTapGesture") && !hasButton
            report.finding(at: chain.node, isOnly ? about.harm + ", and a tap on it may be all that closes it" : nil)
        }
    }
}
