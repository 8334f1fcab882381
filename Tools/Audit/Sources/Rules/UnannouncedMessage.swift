import SwiftSyntax

/// An error that appears beside a form, and nobody says it.
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
        change: "post AccessibilityNotification.Announcement(message).post() where it is set"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.tree.contains(token: announcing) else { return }
        for ink in ["foregroundColor", "foregroundStyle"].flatMap(file.modifiers) {
            guard ["Text", "Label"].contains(ink.chain.name), ink.call.firstUnlabelled?.lastName == "red",
                let text = ink.chain.rootCall?.firstUnlabelled, !text.is(StringLiteralExprSyntax.self),
                let branch = ink.call.node.ancestorsInType.lazy.compactMap({ $0.as(IfExprSyntax.self) }).first,
                let name = text.path?.split(separator: ".").first, branch.conditions.contains(token: [String(name)])
            else { continue }
            report.finding(at: ink.chain.node)
        }
    }

    private static let announcing: Set<String> = [
        "AccessibilityNotification", "announcement", "UIAccessibility", "announcementRequested",
        "AccessibilityFocusState",
    ]
}
