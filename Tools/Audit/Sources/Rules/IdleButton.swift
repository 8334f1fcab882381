enum IdleButton: Rule {
    static let about = RuleDescription(
        id: "idle-button",
        title: "Button that does nothing",
        level: .question,
        weight: 6,
        whom: "everyone",
        rationale: """
            People press what looks like a button. If nothing happens, they press again, wait, and think the app is \
            broken. Leave out or disable what is not ready yet.
            """,
        source: "Human Interface Guidelines, Buttons",
        blindSpots: "Actions that are empty only in one build.",
        harm: "Pressing this does nothing",
        change: "give it its action, disable it, or leave it out"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for call in file.index.callsByName.values.joined() where call.isInitializer {
            let isButton = call.name == "Button"
            let action = call.closure("action") ?? (isButton && !call.hasArgument("action") ? call.buttonAction : nil)
            guard let action, action.statements.isEmpty, isButton || call.name.hasSuffix("Button"),
                call.argument("role")?.lastName != "cancel"
            else { continue }
            let around = file.around(call.node)
            guard
                !around.isGiven(to: ["alert", "confirmationDialog", "actionSheet", "Alert"]),
                !call.wholeChain.hasAny(["disabled", "hidden", "simultaneousGesture", "gesture", "onTapGesture"]),
                around.receivers.allSatisfy({
                    $0.call.base == nil || SwiftUIViews.bars.contains($0.name) || $0.name == "sheet"
                })
            else { continue }
            report.finding(at: call.nameToken)
        }
    }
}
