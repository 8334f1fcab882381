import SwiftSyntax

enum UnannouncedMessage: Rule {
    static let about = RuleDescription(
        id: "unannounced-message",
        title: "Message that VoiceOver does not announce",
        level: .question,
        weight: 5,
        whom: "people who use VoiceOver",
        rationale: """
            A new message is easy to see, but VoiceOver stays where its focus is and reads nothing. Alerts are read \
            automatically; a message in the page needs an announcement.
            """,
        source: "WCAG 4.1.3; Apple: AccessibilityNotification.Announcement",
        blindSpots: "Announcements that another file posts for this message.",
        harm: "VoiceOver does not announce this message when it appears",
        doubt: "Is this announced when it appears? It is only visible",
        change: """
            post AccessibilityNotification.Announcement(message).post() where it is set, or UIAccessibility.post \
            before iOS 17
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.tree.contains(token: announcing) else { return }
        var asked: Set<SyntaxIdentifier> = []
        for chain in ["Text", "Label"].flatMap(file.chains) {
            if isResult(chain, in: file) { report.ask(at: chain.node) }
            guard let text = chain.rootCall?.firstUnlabelled, let branch = branch(around: chain),
                !file.around(chain.node).isSizedBySystem
            else { continue }
            let name = text.path?.split(separator: ".").first.map(String.init)
            let tellsFailure = ["error", "fail", "invalid"].contains { branch.normalisedCode.lowercased().contains($0) }
            if let name, branch.contains(token: [name]) {
                if chain.isRed || tellsFailure { report.finding(at: chain.node) }
            } else if tellsFailure, !file.around(chain.node).isInControl,
                chain.isRed || branch.is(SwitchCaseLabelSyntax.self), !text.isEmptyText,
                asked.insert(branch.id).inserted
            {
                report.ask(at: chain.node)
            }
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

    /// `if didSave { Text("Saved") }`, where `didSave` becomes true after an await.
    private static func isResult(_ chain: ViewChain, in file: SourceFile) -> Bool {
        let shown = chain.node.parent?.parent?.parent?.parent?.as(IfExprSyntax.self)
        guard let shown, shown.body.statements.count == 1, shown.elseBody == nil,
            let flag = shown.conditions.first?.condition.as(ExprSyntax.self)?.path, shown.conditions.count == 1,
            !file.around(chain.node).isInControl
        else { return false }
        return file.index.assignments.contains { set in
            let member = set.node.ancestorsInType.last { $0.isMember }
            return set.path == flag && set.value?.trimmedDescription == "true"
                && member.map { Search.all(AwaitExprSyntax.self, in: $0) }?.contains { $0.position < set.node.position }
                    == true
        }
    }

    /// The conditions or the case under which a view is shown.
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
