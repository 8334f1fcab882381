import SwiftSyntax

/// A routine change that takes its time.
enum LongAnimation: Rule {
    static let about = RuleDescription(
        id: "long-animation",
        title: "Routine animation over .3 seconds",
        rationale: """
            People wait for every routine change to end before they trust what they see; over .3 s it feels slow, and it is the same wait \
            each time. Celebrations, progress and endless animations are something else.
            """,
        source: "seed 001",
        blindSpots: "Durations from another file; a celebration not called one; springs (see `spring-range`).",
        message:
            "people wait for this change each time: end it within .3 s, or write `.spring(response: 0.35, dampingFraction: 0.85)`",
        triggering: [
            "func open() { withAnimation(.↓easeInOut(duration: 0.6)) { isOpen = true } }",
            #"Text("a").opacity(x).animation(.↓linear(duration: 2), value: x)"#,
            "enum Motion { static let slow = Animation.↓easeOut(duration: 0.5) }",
            """
            struct A: View {
                private let fade = 0.8
                var body: some View { Text("a").transition(.opacity.animation(.↓easeIn(duration: fade))) }
            }
            """,
            #"Text("a").animation(isOpen ? .easeIn(duration: 0.2) : .↓easeOut(duration: 0.7), value: isOpen)"#,
            "extension Animation { static var slow: Animation { .↓timingCurve(0.2, 0, 0, 1, duration: 0.9) } }",
        ],
        nonTriggering: [
            "func open() { withAnimation(.easeInOut(duration: 0.3)) { isOpen = true } }",
            "func open() { withAnimation(.easeInOut(duration: 0.25).delay(1)) { isOpen = true } }",
            "func spin() { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 } }",
            "struct ProgressRing: View { var body: some View { Circle().animation(.easeOut(duration: 1), value: progress) } }",
            "struct ConfettiView: View { var body: some View { Circle().animation(.easeOut(duration: 2), value: x) } }",
            "func open() { withAnimation(.easeInOut(duration: 0.5).speed(2)) { isOpen = true } }",
            "func open() { withAnimation(.easeInOut(duration: seconds)) { isOpen = true } }",
            "func open() { withAnimation(.easeInOut) { isOpen = true } }",
            "func open() { UIView.animate(withDuration: 0.6) { self.alpha = 1 } }",
            "func play() { run(.easeIn(duration: 2)) }",
            "func remind() { withAnimation(.easeInOut(duration: 1)) { shake = true } }",
            "Bar().animation(.linear(duration: 1), value: progress)",
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for (expression, value) in file.writtenAnimations {
            guard case .eased(let duration?) = value.curve, !value.repeats, let speed = value.speed, speed > 0,
                duration / speed > 0.3 + 1e-6, let name = value.name, RoutineMotion.isRoutine(expression, in: file),
                !expression.followsProgress
            else { continue }
            report.finding(at: name)
        }
    }
}

extension ExprSyntax {
    /// It follows a value that itself tells how far something is.
    var followsProgress: Bool {
        guard let arguments = parent?.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self) else {
            return false
        }
        if let call = arguments.parent?.as(ExprSyntax.self),
            ["ProgressView", "Gauge"].contains(ViewChain(of: call).name)
        {
            return true
        }
        let value = arguments.first { $0.label?.text == "value" }?.expression.trimmedDescription ?? ""
        return value.speaks(of: ["progress", "elapsed", "remaining", "percent", "time", "fraction"])
    }
}
