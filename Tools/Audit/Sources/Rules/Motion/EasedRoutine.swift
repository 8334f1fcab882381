import SwiftSyntax

/// A curve moves something that a spring should move.
enum EasedRoutine: Rule {
    static let about = RuleDescription(
        id: "eased-routine",
        title: "Linear or ease curve where a spring belongs",
        standing: .optIn,
        rationale: """
            A curve starts over from rest when it is interrupted, so that what moves under a quick second tap jerks; a spring carries its \
            speed on. Fading and colouring with a curve is fine.
            """,
        source: "seed 001: prefer springs over linear or custom curves",
        blindSpots: "Motion in another type than its animation; curves from another file.",
        message:
            "What moves jerks when people tap again on its way: write `.snappy`, or leave the curve to the default animation",
        triggering: """
            struct A: View {
                @State private var isOpen = false
                var body: some View { Text("a").offset(x: isOpen ? 0 : 9).animation(.↓easeInOut(duration: 0.2), value: isOpen) }
            }

            struct A: View {
                @State private var isOpen = false
                var body: some View {
                    Image("a").rotationEffect(.degrees(isOpen ? 90 : 0))
                    Button("b") { withAnimation(.↓linear) { isOpen.toggle() } }
                }
            }

            struct A: View {
                @State private var isOpen = false
                var body: some View { VStack { if isOpen { Text("a").transition(.slide) } }.animation(.↓easeOut, value: isOpen) }
            }

            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(.↓easeOut(duration: 0.1), value: configuration.isPressed)
                }
            }

            struct A: View {
                @State private var x = 0.0
                var body: some View { Text("a").offset(x: x).onTapGesture { go() } }
                func go() { withAnimation(.↓timingCurve(0.2, 0, 0, 1, duration: 0.2)) { x += 10 } }
            }
            """,
        nonTriggering: [
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").opacity(isOpen ? 1 : 0).animation(.easeOut, value: isOpen) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").offset(x: isOpen ? 1 : 0).animation(.spring(), value: isOpen) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").offset(x: isOpen ? 1 : 0).animation(.default, value: isOpen) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").foregroundStyle(isOpen ? .red : .blue).animation(.linear, value: isOpen) } }"#,
            #"struct A: View { @State var x = 0.0; var body: some View { Text("a").offset(x: x).animation(.linear(duration: 9).repeatForever(), value: x) } }"#,
            #"struct LoadingDots: View { @State var x = 0.0; var body: some View { Text("a").offset(x: x).animation(.easeIn, value: x) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").animation(.easeIn, value: isOpen).offset(x: isOpen ? 1 : 0) } }"#,
            #"struct A: View { @State var progress = 0.0; var body: some View { Text("a").offset(x: progress).animation(.linear, value: progress) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").offset(x: isOpen ? 1 : 0).animation(Motion.quick, value: isOpen) } }"#,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for driver in file.animationDrivers {
            let value = AnimationValue(driver.animation, in: file)
            guard case .eased(let duration) = value.curve, !value.repeats, let name = value.name,
                duration ?? 1 > 0.02, let animation = driver.animation, !animation.followsProgress,
                RoutineMotion.isRoutine(animation, in: file), !file.effects(drivenBy: driver).isEmpty
            else { continue }
            report.finding(at: name)
        }
    }
}
