import Nod
import SwiftSyntax

/// A spring that is slow or wobbles where a tap changes something.
enum SpringRange: Rule {
    static let about = RuleDescription(
        id: "spring-range",
        title: "Spring outside the range of routine changes",
        standing: .optIn,
        rationale: """
            People see a routine change many times a day: a slow spring keeps them waiting, and one that bounces far wobbles after every \
            tap. The system's own springs have a response of .5 and a damping of .7 to 1 and pass. Duration and bounce are converted by \
            Apple's formulas, stiffness and damping by those of the oscillator.
            """,
        source: "seed 001: response 0.3–0.4, damping 0.8–0.9",
        blindSpots: """
            Motion that a model starts for a tap of a view; an animation of one's own that only own modifiers use; springs of a response \
            under .55 and a damping over .65.
            """,
        triggering: [
            #"struct A: View { var body: some View { Button("a") { open() } }; func open() { withAnimation(.↓spring(response: 0.6, dampingFraction: 0.8)) { isOpen = true } } }"#,
            #"struct A: View { let x: Double; var body: some View { Text("a").offset(x: x).animation(.↓spring(response: 0.3, dampingFraction: 0.5), value: x) } }"#,
            "enum Motion { static let quick = Animation.↓spring(duration: 0.8, bounce: 0.1) }",
            "enum Motion { static let bouncy: Animation = .↓bouncy(duration: 0.35, extraBounce: 0.2) }",
            #"Button("a") { withAnimation(.↓interpolatingSpring(stiffness: 50, damping: 3).delay(0.1)) { isOpen = true } }"#,
            "extension Animation { static var lazy: Animation { .↓spring(response: 1, dampingFraction: 0.85) } }",
            """
            struct A: View {
                let slow = 0.9
                @State private var x = false
                var body: some View { Text("a").offset(x: x ? 9 : 0).animation(.↓spring(response: slow, dampingFraction: 0.8), value: x).onTapGesture { x.toggle() } }
            }

            struct Press: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.7 : 1).animation(.↓spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
                }
            }

            struct Card: View {
                let isFlipped: Bool
                var body: some View { Text("a").rotationEffect(.degrees(isFlipped ? 180 : 0)).animation(.↓spring(response: 0.9), value: isFlipped) }
            }
            // other file
            struct Table: View {
                @State private var isFlipped = false
                var body: some View { Button("Flip") { isFlipped.toggle() }; Card(isFlipped: isFlipped) }
            }
            """,
        ],
        nonTriggering: [
            #"Button("a") { withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.bouncy) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.spring()) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.smooth(duration: 0.3)) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.spring(response: response, dampingFraction: 0.8)) { isOpen = true } }"#,
            "func open() { withAnimation(.spring(response: 0.9, dampingFraction: 0.8)) { isOpen = true } }",
            #"Text("a").onAppear { withAnimation(.spring(response: 0.9, dampingFraction: 0.8)) { isOpen = true } }"#,
            #"Button("a") { Task { await load(); withAnimation(.spring(response: 0.9)) { isOpen = true } } }"#,
            "func fail() { withAnimation(.spring(response: 0.1, dampingFraction: 0.3)) { shakeOffset = 0 } }",
            "ProgressView(value: x).animation(.spring(duration: 1), value: x)",
            #"Button("a") { withAnimation(Motion.lazy) { isOpen = true } }"#,
            #"struct CelebrationView: View { let x: Int; var body: some View { Text("a").animation(.spring(response: 0.6, dampingFraction: 0.4), value: x) } }"#,
            "enum Motion { static let celebrate = Animation.spring(response: 0.6, dampingFraction: 0.4) }",
            "func open() { UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { } }",
            "func open() { let season = Season.spring; show(.spring) }",
            #"Button("a") { withAnimation(.spring(response: 0.7, dampingFraction: 0.85).speed(2)) { isOpen = true } }"#,
            """
            // [child]
            struct Press: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.7 : 1).animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
                }
            }

            struct Press: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1).animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
                }
            }

            struct Tab: View {
                let isSelected: Bool
                var body: some View { Text("a").foregroundStyle(isSelected ? .red : .blue).animation(.spring(response: 0.7), value: isSelected) }
            }

            struct Card: View {
                let isFlipped: Bool
                var body: some View { Text("a").rotationEffect(.degrees(isFlipped ? 180 : 0)).animation(.spring(response: 0.9), value: isFlipped) }
            }
            // other file
            struct Table: View {
                let game: Game
                var body: some View { Card(isFlipped: game.isOver) }
            }

            enum Motion { static let entrance = Animation.spring(response: 0.8, dampingFraction: 0.8) }
            // other file
            struct Table: View {
                var body: some View { Text("a").onAppear { withAnimation(Motion.entrance) { isShown = true } } }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.motionWithoutTap)
        for (expression, value) in file.writtenAnimations {
            guard case .spring(let written, let damping) = value.curve, let speed = value.speed, speed > 0,
                !value.repeats, let name = value.name, name.hasFigures
            else { continue }
            let response = written / speed
            let isSlow = response >= 0.55 - tolerance
            guard isSlow || damping <= 0.65 + tolerance && response > 0.05 else { continue }
            if file.settings.profile == .child, isChildPress(response, damping) { continue }
            guard !SlowMotion.isHighlight(expression, fades: true, in: file),
                !file.isSmallPress(expression),
                let clearing = SlowMotion.clearing(expression, in: file)
            else { continue }
            report.finding(at: name, message(response: response, damping: damping, isSlow: isSlow), unless: clearing)
        }
    }

    private static let tolerance = 1e-6

    private static func message(response: Double, damping: Double, isSlow: Bool) -> String {
        let suffering =
            isSlow
            ? "People wait after each tap for this slow spring to come to rest"
            : "The change wobbles after each tap, because this spring overshoots"
        return """
            \(suffering) (response \(rounded(response)), damping \(rounded(damping))): write `.snappy` or \
            `.spring(response: 0.35, dampingFraction: 0.85)`
            """
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

extension TokenSyntax {
    /// `spring(duration: 0.8)`, not the preset `.bouncy` or `.spring()`.
    fileprivate var hasFigures: Bool {
        guard let call = ancestors.lazy.compactMap(Call.init).first, call.nameToken.id == id else { return false }
        return !call.node.arguments.isEmpty
    }
}

extension SourceFile {
    /// All that the animation moves is a press that gives way a little.
    fileprivate func isSmallPress(_ animation: ExprSyntax) -> Bool {
        guard let driver = driver(of: animation) else { return false }
        let effects = effects(drivenBy: driver)
        return !effects.isEmpty && effects.allSatisfy(\.isSmallPress)
    }
}
