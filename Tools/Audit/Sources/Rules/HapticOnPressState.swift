import SwiftSyntax

enum HapticOnPressState: Rule {
    static let about = RuleDescription(
        id: "haptic-on-press-state",
        title: "Haptic at press and at release",
        level: .question,
        weight: 5,
        whom: "everyone who feels haptics",
        rationale: """
            A press is two changes of its state: down and up. A haptic triggered by the state alone plays at both, so that each tap is \
            felt twice, and even a press that slid away and did nothing is felt as if it had. Asking for the new value leaves one.
            """,
        source: "Human Interface Guidelines, Playing haptics",
        blindSpots: "Press states that the app keeps itself, and helpers of other files that play a haptic.",
        harm: "Each tap is felt twice, at the press and at the release",
        change:
            "play it only when the new value is true, as in sensoryFeedback(trigger:) { _, isPressed in isPressed ? … : nil }",
        platforms: [.ios, .macos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for haptic in ChangeHaptic.all(in: file) where !haptic.asksForValue && isPress(haptic.trigger, in: file) {
            report.finding(at: haptic.call.nameToken, fix: haptic.fix(naming: "isPressed"))
        }
        for call in file.calls("onChanged") where call.base != nil {
            guard let closure = call.closures.last?.closure, closure.playsAlways(without: ["if", "guard"]) else {
                continue
            }
            report.finding(
                at: call.nameToken,
                "The whole drag buzzes: this plays at every point that the finger moves",
                change: "play it once, when the drag passes what it means"
            )
        }
        for call in file.calls("onLongPressGesture") {
            guard let closure = call.closure("onPressingChanged") ?? call.closure("pressing") else { continue }
            if closure.playsAlways(without: closure.parameterNames) { report.finding(at: call.nameToken) }
        }
    }

    /// `configuration.isPressed`, a constant that holds it, or a gesture's state.
    private static func isPress(_ trigger: ExprSyntax, in file: SourceFile) -> Bool {
        if trigger.path == "configuration.isPressed" { return true }
        return file.variables(named: trigger.path ?? "").contains { variable in
            (variable.bindings.first?.initializer?.value.path == "configuration.isPressed"
                || variable.attributes.names.contains("GestureState")
                    && variable.bindings.first?.initializer?.value.is(BooleanLiteralExprSyntax.self) == true)
        }
    }
}
