import SwiftSyntax

/// A routine change that takes its time.
enum LongAnimation: Rule {
    static let about = RuleDescription(
        id: "long-animation",
        title: "Long animation after a tap",
        standing: .optIn,
        rationale: """
            People wait for the change after each tap to end before they trust what they see; from .45 s on it feels slow, and it is the \
            same wait each time. What appears by itself, celebrates, shows progress or only changes colour keeps nobody waiting.
            """,
        source: "seed 001",
        blindSpots: """
            Durations from another file; motion that a model starts for a tap of a view; springs (see `spring-range`).
            """,
        message:
            "People wait for this change after each tap: use the default animation or `.snappy`, or end it within 0.3 s",
        triggering: [
            #"Button("a") { withAnimation(.↓easeInOut(duration: 0.6)) { isOpen = true } }"#,
            #"struct A: View { let x: Double; var body: some View { Text("a").opacity(x).animation(.↓linear(duration: 2), value: x) } }"#,
            "enum Motion { static let slow = Animation.↓easeOut(duration: 0.5) }",
            """
            struct A: View {
                private let fade = 0.8
                var body: some View { Text("a").transition(.opacity.animation(.↓easeIn(duration: fade))) }
            }

            struct A: View {
                @State private var isOpen = false
                var body: some View {
                    Text("a").animation(isOpen ? .easeIn(duration: 0.2) : .↓easeOut(duration: 0.7), value: isOpen)
                    Button("b", action: flip)
                }
                func flip() { isOpen.toggle() }
            }
            """,
            "extension Animation { static var slow: Animation { .↓timingCurve(0.2, 0, 0, 1, duration: 0.9) } }",
        ],
        nonTriggering: [
            #"Button("a") { withAnimation(.easeInOut(duration: 0.3)) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.easeInOut(duration: 0.25).delay(1)) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 } }"#,
            "struct ProgressRing: View { let x: Double; var body: some View { Circle().animation(.easeOut(duration: 1), value: x) } }",
            "struct ConfettiView: View { let x: Double; var body: some View { Circle().animation(.easeOut(duration: 2), value: x) } }",
            #"Button("a") { withAnimation(.easeInOut(duration: 0.5).speed(2)) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.easeInOut(duration: seconds)) { isOpen = true } }"#,
            #"Button("a") { withAnimation(.easeInOut) { isOpen = true } }"#,
            "func open() { UIView.animate(withDuration: 0.6) { self.alpha = 1 } }",
            "func play() { run(.easeIn(duration: 2)) }",
            #"Button("a") { withAnimation(.easeInOut(duration: 1)) { shake = true } }"#,
            "Bar().animation(.linear(duration: 1), value: progress)",
            #"Text("a").onAppear { withAnimation(.easeIn(duration: 1)) { isShown = true } }"#,
            "func load() { withAnimation(.easeIn(duration: 1)) { items = [] } }",
            #"Text("a").onReceive(timer) { _ in withAnimation(.easeIn(duration: 1)) { page += 1 } }"#,
            """
            struct Row: View {
                let isMarked: Bool
                var body: some View { Text("a").background(isMarked ? Color.red : .clear).animation(.easeOut(duration: 1), value: isMarked) }
            }

            struct Picture: View {
                @StateObject private var loader = Loader()
                var body: some View { Image("a").scaleEffect(loader.isDone ? 1 : 0).animation(.easeOut(duration: 1), value: loader.isDone) }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.motionWithoutTap)
        for (expression, value) in file.writtenAnimations {
            guard case .eased(let duration?) = value.curve, !value.repeats, let speed = value.speed, speed > 0,
                duration / speed >= 0.45 - 1e-6, let name = value.name,
                !SlowMotion.isHighlight(expression, fades: false, in: file),
                let clearing = SlowMotion.clearing(expression, in: file)
            else { continue }
            report.finding(at: name, unless: clearing)
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
