import SwiftSyntax

/// `.animation(.easeOut)` animates whatever changes at the same time, and whatever moves the view.
enum AnimationWithoutValue: Rule {
    static let about = RuleDescription(
        id: "animation-without-value",
        title: "Animation without a value",
        rationale: """
            Without a value every change inside is animated: a rotated screen, a loaded text and a keyboard slide about, and nobody can say \
            why. Apple deprecated the form; with a value only the change that is meant moves.
            """,
        source: "seed 001: motion is tied to a state change",
        blindSpots: "A view kept in a constant whose name is that of a binding or a transition.",
        message: "People see things move that were never meant to: name the change, `.animation(_, value: …)`",
        triggering: """
            Text("More").opacity(isOpen ? 1 : 0).↓animation(.easeOut)

            VStack { Text("a") }
                .↓animation(.spring(response: 0.3, dampingFraction: 0.8))
                .padding()

            struct Fading: ViewModifier {
                func body(content: Content) -> some View { content.opacity(0.5).↓animation(Animation.linear(duration: 0.2)) }
            }

            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).↓animation(isFast ? .easeOut : .easeIn)
                }
            }

            struct Row: View {
                let motion: Animation
                var body: some View { Image("a").scaleEffect(size).↓animation(motion.delay(0.1)).shadow(radius: 2) }
            }

            Text("a").↓animation()

            Circle().offset(x: isOn ? 20 : 0).↓animation(.spring())

            VStack { Text("a"); Text("b") }.offset(drag).↓animation(.spring()).gesture(DragGesture().onEnded { end($0) })
            """,
        nonTriggering: [
            #"Text("a").animation(.easeOut, value: isOpen)"#,
            #"Text("a").animation(.easeOut) { $0.opacity(isOpen ? 1 : 0) }"#,
            #"Toggle("a", isOn: $isOn.animation(.spring()))"#,
            #"Toggle("a", isOn: self.$model.isOn.animation())"#,
            #"Picker("a", selection: style.animation()) { }"#,
            #"Text("a").transition(.opacity.animation(.easeOut))"#,
            #"Text("a").transition(AnyTransition.slide.animation(.easeOut))"#,
            """
            extension AnyTransition {
                static var gentle: AnyTransition { .opacity.combined(with: .scale).animation(.easeOut(duration: 0.2)) }
            }
            """,
            #"Picker("a", selection: viewStore.binding(get: \.a, send: Action.a).animation()) { }"#,
            "func reduce() -> Effect<Action> { return .run { send in await send(.loaded) }.animation(.default) }",
            #"Text("a").animation(nil)"#,
            """
            struct Knob: View {
                @GestureState private var shift = CGSize.zero
                var body: some View {
                    let drag = DragGesture().updating($shift) { value, state, _ in state = value.translation }
                    Capsule().frame(width: 44, height: 44).offset(shift).animation(.interactiveSpring()).gesture(drag)
                }
            }
            """,
            "func cells() { dataSource.apply(snapshot, animatingDifferences: true); let animation = transition.animation(.easeIn) }",
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let onHandles = file.handleAnimations
        for call in file.viewAnimations where !onHandles.contains(call.node.id) {
            guard call.node.arguments.count < 2, call.node.trailingClosure == nil,
                call.node.arguments.first?.label == nil, call.firstUnlabelled?.isNoAnimation(in: file) != true
            else { continue }
            report.finding(at: call.nameToken)
        }
    }
}

extension SourceFile {
    /// Those of shapes that a finger drags: with nothing inside, only the place to which they are dragged changes.
    fileprivate var handleAnimations: Set<SyntaxIdentifier> {
        guard mentions("DragGesture") else { return [] }
        let found = modifiers("animation").filter { use in
            SwiftUIViews.shapes.contains(use.chain.name) && use.chain.hasAny(["gesture", "highPriorityGesture"])
                && use.chain.modifiers.prefix(use.position).contains { ["position", "offset"].contains($0.name) }
        }
        return Set(found.map(\.modifier.call.node.id))
    }
}

extension ExprSyntax {
    /// `nil`, `.none`, or over at once: nothing moves.
    fileprivate func isNoAnimation(in file: SourceFile) -> Bool {
        let root = ViewChain(of: self).root
        let duration = ["duration", "response"].compactMap { file.number(Call(root)?.argument($0)) }.first
        return duration == 0 || ["nil", ".none", "Animation.none", "SwiftUI.Animation.none"].contains(root.written)
    }
}
