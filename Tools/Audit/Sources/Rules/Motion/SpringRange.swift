import Nod
import SwiftSyntax

/// A spring that creeps, snaps or wobbles where something routine changes.
enum SpringRange: Rule {
    static let about = RuleDescription(
        id: "spring-range",
        title: "Spring outside the range of routine changes",
        rationale: """
            A routine change happens a hundred times a day: a slow spring keeps people waiting, a bouncy one wobbles after every tap. \
            Response .25–.4 and damping .75–.9 answer at once and come to rest; presses of the child profile may use .3/.6. \
            Duration and bounce are converted by Apple's formulas, stiffness and damping by those of the oscillator.
            """,
        source: "seed 001: response 0.3–0.4, damping 0.8–0.9",
        blindSpots: """
            Figures from another file; a celebration not called one; damping over .9 up to 1 (no bounce at all), response .15–.25 (quick, \
            but seen) and interactive springs that follow a finger are not judged.
            """,
        doubt: "whether a change this quick or without any bounce is seen is not to be told from the source",
        triggering: [
            "func open() { withAnimation(.↓spring(response: 0.6, dampingFraction: 0.8)) { isOpen = true } }",
            #"Text("a").offset(x: x).animation(.↓spring(response: 0.3, dampingFraction: 0.5), value: x)"#,
            "enum Motion { static let quick = Animation.↓spring(duration: 0.8, bounce: 0.1) }",
            "enum Motion { static let bouncy: Animation = .↓bouncy(duration: 0.35, extraBounce: 0.2) }",
            "func open() { withAnimation(.↓interpolatingSpring(stiffness: 50, damping: 3).delay(0.1)) { isOpen = true } }",
            "func open() { withAnimation(.↓bouncy) { isOpen = true } }",
            "extension Animation { static var lazy: Animation { .↓spring(response: 1, dampingFraction: 0.85) } }",
            """
            struct A: View {
                let slow = 0.9
                var body: some View { Text("a").animation(.↓spring(response: slow, dampingFraction: 0.8), value: x) }
            }

            struct Press: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.animation(.↓spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
                }
            }
            """,
        ],
        nonTriggering: [
            "func open() { withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) { isOpen = true } }",
            "func open() { withAnimation(.snappy(duration: 0.3)) { isOpen = true } }",
            "func open() { withAnimation(.↯smooth(duration: 0.3)) { isOpen = true } }",
            "func open() { withAnimation(.spring(response: response, dampingFraction: 0.8)) { isOpen = true } }",
            "func drag() { withAnimation(.interactiveSpring()) { x = 1 } }",
            "func pop() { withAnimation(.↯spring(response: 0.2, dampingFraction: 0.8)) { x = 1 } }",
            "func fail() { withAnimation(.spring(response: 0.1, dampingFraction: 0.3)) { shakeOffset = 0 } }",
            "ProgressView(value: x).animation(.smooth, value: x)",
            "func open() { withAnimation(Motion.lazy) { isOpen = true } }",
            #"struct CelebrationView: View { var body: some View { Text("a").animation(.spring(response: 0.6, dampingFraction: 0.4), value: x) } }"#,
            "enum Motion { static let celebrate = Animation.spring(response: 0.6, dampingFraction: 0.4) }",
            "func open() { UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { } }",
            "func open() { let season = Season.spring; show(.spring) }",
            "func open() { withAnimation(.spring(response: 0.7, dampingFraction: 0.85).speed(2)) { isOpen = true } }",
            """
            // [child]
            struct Press: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
                }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for (expression, value) in file.writtenAnimations {
            guard case .spring(let written, let damping) = value.curve, let speed = value.speed, speed > 0,
                let name = value.name, RoutineMotion.isRoutine(expression, in: file)
            else { continue }
            let response = written / speed
            // No time at all is no motion; a spring that follows a finger is meant to be stiff.
            guard response > 0.05, !(name.text == "interactiveSpring" && response < 0.25) else { continue }
            if file.settings.profile == .child, isChildPress(response, damping) { continue }
            guard !expression.followsProgress else { continue }
            if !isIn(0.15...0.4, response) || !isIn(0.75...1, damping) {
                report.finding(at: name, message(response: response, damping: damping))
            } else if !isIn(0.25...0.4, response) || !isIn(0.75...0.9, damping) {
                report.cannotTell(at: name)
            }
        }
    }

    private static let tolerance = 1e-6

    private static func isIn(_ range: ClosedRange<Double>, _ value: Double) -> Bool {
        value >= range.lowerBound - tolerance && value <= range.upperBound + tolerance
    }

    private static func message(response: Double, damping: Double) -> String {
        let suffering =
            response > 0.4
            ? "people wait for a slow spring"
            : damping < 0.75
                ? "the change wobbles" : damping > 1 ? "the change creeps to its end" : "the change snaps by unseen"
        return
            "\(suffering) (response \(rounded(response)), damping \(rounded(damping))): write `.spring(response: 0.35, dampingFraction: 0.85)`"
    }

    private static func rounded(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }

    /// Seed 003: .3/.6 for the presses of children.
    private static func isChildPress(_ response: Double, _ damping: Double) -> Bool {
        abs(response - 0.3) < tolerance && abs(damping - 0.6) < tolerance
    }
}
