import SwiftSyntax

enum UnannouncedMessage: Rule {
    static let about = RuleDescription(
        id: "unannounced-message",
        title: "Message that appears without a word",
        level: .question,
        weight: 5,
        whom: "people who use VoiceOver",
        rationale: """
            A red line under a field is seen at once. Whoever listens has the focus elsewhere, hears nothing, and waits for an answer that \
            is there already. An alert is read by itself; a message in the page needs an announcement.
            """,
        source: "WCAG 4.1.3; Apple: AccessibilityNotification.Announcement",
        blindSpots: "Announcements that another file posts for this message.",
        harm: "People who use VoiceOver are not told that this message has appeared",
        doubt: "Is this said, too, when it appears? A colour and a place are only seen",
        change: "post AccessibilityNotification.Announcement(message).post() where it is set"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.tree.contains(token: announcing) else { return }
        for chain in ["Text", "Label"].flatMap(file.chains) {
            guard let text = chain.rootCall?.firstUnlabelled, let name = text.path?.split(separator: ".").first,
                let branch = branch(around: chain), branch.contains(token: [String(name)]),
                chain.isRed || branch.normalisedCode.lowercased().contains("error"),
                !file.around(chain.node).isSizedBySystem
            else { continue }
            report.finding(at: chain.node)
        }
        for mark in file.chains(rootedIn: "Image") where mark.isRed && mark.rootCall?.symbol != nil {
            guard branch(around: mark) != nil, !mark.has("accessibilityLabel"),
                file.around(mark.node).isGiven(to: ["overlay"])
            else { continue }
            report.ask(at: mark.node)
        }
        for outline in ["stroke", "strokeBorder", "border"].flatMap(file.calls) {
            guard let choice = outline.node.arguments.lazy.compactMap({ Ternary($0.expression) }).first,
                [choice.yes.lastName, choice.no.lastName].contains("red")
            else { continue }
            report.ask(at: outline.nameToken)
        }
        for banner in file.modifiers("transition") where banner.call.node.contains(token: ["move"]) {
            let around = file.around(banner.chain.node)
            guard banner.call.node.contains(token: ["top"]), around.isGiven(to: ["overlay", "ZStack", "safeAreaInset"])
            else {
                continue
            }
            report.ask(at: banner.chain.node)
        }
    }

    /// The branch of an `if` or `switch` that shows a view.
    private static func branch(around chain: ViewChain) -> Syntax? {
        chain.node.ancestorsInType.lazy.compactMap { node in
            node.as(IfExprSyntax.self).map { Syntax($0.conditions) }
                ?? node.as(SwitchCaseSyntax.self).map { Syntax($0.label) }
        }.first
    }

    private static let announcing: Set<String> = [
        "AccessibilityNotification", "announcement", "UIAccessibility", "announcementRequested",
        "AccessibilityFocusState",
    ]
}

extension ViewChain {
    fileprivate var isRed: Bool {
        modifiers.contains { LowContrast.inks.contains($0.name) && $0.call.firstUnlabelled?.lastName == "red" }
    }
}
