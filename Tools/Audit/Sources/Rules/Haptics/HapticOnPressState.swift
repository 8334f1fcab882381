import SwiftSyntax

/// A haptic tied to the state of a press plays when the finger comes down and again when it lifts.
enum HapticOnPressState: Rule {
    static let about = RuleDescription(
        id: "haptic-on-press-state",
        title: "Haptic at press and at release",
        rationale: """
            A press is two changes of its state: down and up. A haptic triggered by the state alone plays at both, so that each tap is \
            felt twice, and even a press that slid away and did nothing is felt as if it had. Asking for the new value leaves one.
            """,
        source: "seed 003, haptics: one per interaction",
        blindSpots:
            "Press states under names that do not say so, and helpers of other files that play a haptic without saying so in their name.",
        message:
            "Each tap is felt twice, at the press and at the release: play it only when the new value is true, as in sensoryFeedback(trigger:) { _, isPressed in isPressed ? … : nil }",
        platforms: [.ios, .macos, .watchos],
        triggering: """
            struct PressStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.↓sensoryFeedback(.impact(weight: .light), trigger: configuration.isPressed)
                }
            }
            // fixed
            struct PressStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, isPressed in isPressed ? .impact(weight: .light) : nil }
                }
            }

            struct Key: View {
                @GestureState private var isPressing = false
                var body: some View {
                    Text("K").↓sensoryFeedback(.impact, trigger: isPressing) { _, _ in true }
                }
            }

            struct Key: View {
                let isPressed: Bool
                var body: some View {
                    Text("K").↓sensoryFeedback(trigger: isPressed) { .impact }
                }
            }

            struct PressStyle: ButtonStyle {
                let generator = UIImpactFeedbackGenerator(style: .light)
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.↓onChange(of: configuration.isPressed) { _, _ in generator.impactOccurred() }
                }
            }

            Color.red.↓onLongPressGesture(perform: {}, onPressingChanged: { _ in Haptics.light() })

            struct Key: View {
                @State private var isPressed = false
                var body: some View { Color.red.↓onChange(of: isPressed) { answer() } }
                func answer() {
                    guard isEnabled else { return }
                    Haptics.light()
                }
            }

            struct PressStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let held = configuration.isPressed
                    return configuration.label.↓sensoryFeedback(.impact, trigger: held)
                }
            }
            """,
        nonTriggering: """
            struct PressStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, isPressed in isPressed ? .impact : nil }
                }
            }

            struct PressStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.sensoryFeedback(.impact, trigger: configuration.isPressed) { wasPressed, _ in !wasPressed }
                }
            }

            struct PressStyle: ButtonStyle {
                let generator = UIImpactFeedbackGenerator(style: .light)
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
                        if isPressed { generator.impactOccurred() }
                    }
                }
            }

            struct PressStyle: ButtonStyle {
                let generator = UIImpactFeedbackGenerator(style: .light)
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.onChange(of: configuration.isPressed) {
                        guard configuration.isPressed else { return }
                        generator.impactOccurred()
                    }
                }
            }

            struct PressStyle: ButtonStyle {
                let generator = UIImpactFeedbackGenerator(style: .light)
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.onChange(of: configuration.isPressed) { generator.prepare() }
                }
            }

            struct Key: View {
                @State private var pressed = false
                var body: some View { Color.red.onChange(of: pressed) { answer() } }
                func answer() {
                    guard pressed == false else { return }
                    Haptics.light()
                }
            }

            struct Key: View {
                @State private var isPressed = false
                var body: some View {
                    Color.red.onChange(of: isPressed) { _, new in
                        guard !new else { return }
                        Haptics.light()
                    }
                }
            }

            Color.red.onLongPressGesture(perform: {}, onPressingChanged: { pressing in
                if pressing == false { return }
                Haptics.light()
            })

            Color.red.onLongPressGesture(perform: {}, onPressingChanged: { pressing in pressing ? start() : Haptics.light() })

            struct Counter: View {
                @State private var pressed = 0
                var body: some View {
                    Button("More") { pressed += 1 }.sensoryFeedback(.impact, trigger: pressed)
                }
            }

            struct Row: View {
                let isSelected: Bool
                var body: some View { Text("Row").sensoryFeedback(.selection, trigger: isSelected) }
            }

            Color.red.onLongPressGesture { Haptics.light() } onPressingChanged: { pressing in
                if pressing { Haptics.soft() }
            }

            struct Tile: View {
                @State private var isPressed = false
                var body: some View {
                    Color.red.onChange(of: isPressed) { _, new in Haptics.play(new ? .down : .up) }
                }
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for haptic in ChangeHaptic.all(in: file) where !haptic.asksForValue && isPress(haptic.trigger, in: file) {
            report.finding(at: haptic.call.nameToken, fix: haptic.fix(naming: "isPressed"))
        }
        for call in file.calls("onLongPressGesture") where playsAtBothEnds(call, in: file) {
            report.finding(at: call.nameToken)
        }
    }

    /// `configuration.isPressed`, a constant that holds it, or a Boolean named like a press.
    private static func isPress(_ trigger: ExprSyntax, in file: SourceFile) -> Bool {
        guard let name = trigger.lastName else { return false }
        if trigger.written.hasSuffix("configuration.isPressed") { return true }
        if file.bindings(named: name).contains(where: {
            $0.initializer?.value.written == "configuration.isPressed"
        }) {
            return true
        }
        return isPressName(name) && file.isBoolean(name) != false
    }

    private static func isPressName(_ name: String) -> Bool {
        let words: Set<String> = [
            "pressed", "isPressed", "pressing", "isPressing", "isTouching", "isTouched", "isTouchDown", "isTouchedDown",
            "isDown", "isHeld", "isHolding", "isHeldDown", "isBeingPressed", "isDetectingPress", "isDetectingLongPress",
            "isFingerDown", "isLongPressing", "isHighlighted",
        ]
        if words.contains(name) { return true }
        return name.hasPrefix("is") && (name.hasSuffix("Pressed") || name.hasSuffix("Pressing"))
    }

    private static func playsAtBothEnds(_ call: Call, in file: SourceFile) -> Bool {
        guard let closure = call.closure("onPressingChanged") ?? call.closure("pressing") else { return false }
        return file.haptics.inside(closure).contains {
            !$0.isAsked(by: closure.parameterNames, in: closure) && !$0.node.conditions(upTo: closure).isInKeptClosure
        }
    }
}
