import SwiftSyntax

/// Something moves, scales or turns for everyone, whatever they asked the system for.
enum UngatedMotion: Rule {
    static let about = RuleDescription(
        id: "ungated-motion",
        title: "Motion without a Reduce Motion gate",
        rationale: """
            Movement, zoom and rotation make people with vestibular disorders dizzy or sick; Reduce Motion is how they ask for none. \
            Changes of opacity and colour are no motion and stay.
            """,
        source: "seed 001; seed 003; WCAG 2.3.3",
        blindSpots: """
            State that lives in a model and moves a view of another type; motion two views further down; changes of layout (frames, lists); UIKit animations; a gate at the root of the app.
            """,
        doubt: "whether this small press is too much motion for someone is not to be seen",
        triggering: #"""
            struct Row: View {
                @State private var isOpen = false
                var body: some View {
                    Button("More") { ↓withAnimation(.spring()) { isOpen.toggle() } }
                    Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
                }
            }

            struct Badge: View {
                let count: Int
                @State private var scale = 1.0
                var body: some View {
                    Text("\(count)")
                        .scaleEffect(scale)
                        .↓animation(.snappy, value: scale)
                }
            }

            struct Banner: View {
                @State private var message: String?
                var body: some View {
                    VStack {
                        if let message { Text(message).transition(.move(edge: .top).combined(with: .opacity)) }
                    }
                    .↓animation(.easeOut, value: message)
                }
            }

            struct Drawer: View {
                @State private var isOpen = false
                private var distance: CGFloat { isOpen ? 0 : 300 }
                var body: some View {
                    Panel().offset(x: distance)
                    Button("Open") { open() }
                }
                func open() { ↓withAnimation { isOpen = true } }
            }

            struct Wiggle: View {
                @State private var trigger = 0
                var body: some View {
                    Text("New").↓phaseAnimator([0.0, 10.0], trigger: trigger) { view, angle in
                        view.rotationEffect(.degrees(angle))
                    }
                }
            }

            struct Toggled: View {
                @State private var isOn = false
                var body: some View {
                    Toggle("More", isOn: $isOn.↓animation(.spring()))
                    if isOn { Details().transition(.slide) }
                }
            }

            struct Parent: View {
                @State private var isOpen = false
                var body: some View {
                    Button("More") { ↓withAnimation { isOpen.toggle() } }
                    Chevron(isOpen: isOpen)
                }
            }
            // other file
            struct Chevron: View {
                let isOpen: Bool
                var body: some View { Image("a").rotationEffect(.degrees(isOpen ? 90 : 0)) }
            }

            struct Switch: View {
                @Binding var isOpen: Bool
                var body: some View { Button("More") { ↓withAnimation { isOpen.toggle() } } }
            }
            // other file
            struct Drawer: View {
                @State private var isOpen = false
                var body: some View {
                    Switch(isOpen: $isOpen)
                    if isOpen { Text("a").transition(.move(edge: .top)) }
                }
            }

            struct Cards: View {
                @State private var open: Set<Int> = []
                var body: some View {
                    Button("More") { ↓withAnimation { open.insert(1) } }
                    if shows(1) { Text("a").transition(.move(edge: .top)) }
                }
                private func shows(_ card: Int) -> Bool { open.contains(card) }
            }
            """#,
        nonTriggering: #"""
            struct Row: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var isOpen = false
                var body: some View {
                    Button("More") { withAnimation(reduceMotion ? nil : .spring()) { isOpen.toggle() } }
                    Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
                }
            }

            struct Fade: View {
                @State private var isOpen = false
                var body: some View {
                    Text("More").opacity(isOpen ? 1 : 0).foregroundStyle(isOpen ? .red : .blue)
                        .animation(.easeOut, value: isOpen)
                }
            }

            struct Row: View {
                @State private var isOpen = false
                var body: some View {
                    Text("More").offset(y: isOpen ? 0 : 20).animation(.elementDefault, value: isOpen)
                }
            }
            // other file
            extension Animation {
                static var elementDefault: Animation { UIAccessibility.isReduceMotionEnabled ? .linear(duration: 0) : .default }
            }

            func withElementAnimation(_ body: () -> Void) {
                if UIAccessibility.isReduceMotionEnabled { body() } else { withAnimation { body() } }
            }
            struct Row: View {
                @State private var isOpen = false
                var body: some View {
                    Button("More") { withElementAnimation { isOpen.toggle() } }
                    Text("More").offset(y: isOpen ? 0 : 20)
                }
            }

            struct Outside: View {
                @State private var isOpen = false
                @State private var isRed = false
                var body: some View {
                    Text("More")
                        .foregroundStyle(isRed ? .red : .blue)
                        .animation(.easeOut, value: isRed)
                        .offset(y: isOpen ? 0 : 20)
                }
            }

            struct After: View {
                @State private var isOpen = false
                var body: some View {
                    Text("More").opacity(isOpen ? 1 : 0).animation(.easeOut, value: isOpen).offset(y: isOpen ? 0 : 20)
                }
            }

            struct Pressed: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .scaleEffect(configuration.isPressed ? 0.97 : 1)
                        .↯animation(.spring(response: 0.3, dampingFraction: 0.85), value: configuration.isPressed)
                }
            }

            struct Guarded: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var scale = 1.0
                var body: some View {
                    Text("1").scaleEffect(scale).onTapGesture { bounce() }
                }
                func bounce() {
                    guard !reduceMotion else { return }
                    withAnimation(.spring()) { scale = 1.1 }
                }
            }

            struct Still: View {
                @State private var isOpen = false
                var body: some View {
                    Text("More").offset(y: 4).animation(.easeOut, value: isOpen)
                    Text("Less").offset(y: isOpen ? 0 : 20).animation(nil, value: isOpen)
                }
            }

            struct Parent: View {
                @State private var isOpen = false
                var body: some View {
                    Button("More") { withAnimation { isOpen.toggle() } }
                    Chevron(isOpen: isOpen)
                    Fading(isOpen: isOpen)
                    Own(isOpen: isOpen)
                }
            }
            // other file
            struct Chevron: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                let isOpen: Bool
                var body: some View { Image("a").rotationEffect(.degrees(isOpen && !reduceMotion ? 90 : 0)) }
            }
            struct Fading: View {
                let isOpen: Bool
                var body: some View { Image("a").opacity(isOpen ? 1 : 0) }
            }
            struct Own: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                let isOpen: Bool
                var body: some View { Image("a").offset(x: isOpen ? 9 : 0).animation(reduceMotion ? nil : .default, value: isOpen) }
            }

            struct Substituted: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var isShown = false
                var body: some View {
                    VStack {
                        if isShown { Text("Saved").transition(reduceMotion ? .opacity : .move(edge: .top)) }
                    }
                    .animation(.easeOut, value: isShown)
                }
            }
            """#
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        MotionGate.note(file, &report)
        report.add(file.motionThroughParameters)
        var told: Set<[Int]> = []
        for driver in file.animationDrivers { check(driver, in: file, &told, &report) }
        checkPhases(in: file, &report)
    }

    private static func check(
        _ driver: AnimationDriver,
        in file: SourceFile,
        _ told: inout Set<[Int]>,
        _ report: inout Report
    ) {
        let value = AnimationValue(driver.animation)
        guard value.curve != .off, !value.repeats, !driver.isGated(in: file) else { return }
        let effects = file.effects(drivenBy: driver).filter { !$0.isGated }
        guard !effects.isEmpty else {
            let vouchers = MotionGate.vouchers([driver.animation].compactMap(\.self))
            for moved in file.motionElsewhere(drivenBy: driver) {
                report.finding(at: driver.token, elsewhere, unless: vouchers, when: [moved])
            }
            return
        }
        // A function that moves the same things in several steps needs one gate.
        if driver.changes != nil, let member = driver.token.enclosingMember?.as(FunctionDeclSyntax.self) {
            let moved = effects.map(\.modifier.call.node.position.utf8Offset)
            guard told.insert([member.position.utf8Offset] + moved).inserted else { return }
        }
        let animation = [driver.animation].compactMap(\.self)
        let vouchers = MotionGate.vouchers(animation + effects.map(\.modifier.call.node.arguments))
        if effects.allSatisfy(\.isSmallPress) {
            report.cannotTell(at: driver.token, unless: vouchers)
        } else {
            report.finding(at: driver.token, message(effects), unless: vouchers)
        }
    }

    private static func message(_ effects: [MotionEffect]) -> String {
        let names = Set(effects.map(\.modifier.name)).sorted().map { "`\($0)`" }.joined(separator: ", ")
        return """
            People who asked for less motion still get it (\(names)): animate with `accessibilityReduceMotion ? nil : …`, or change \
            only opacity for them
            """
    }

    private static let elsewhere = """
        People who asked for less motion still get it, in a view that gets this value: animate with \
        `accessibilityReduceMotion ? nil : …`, or change only opacity for them
        """
}

extension AnimationDriver {
    /// Reduce Motion decides whether it animates.
    func isGated(in file: SourceFile) -> Bool {
        if let animation, MotionGate.gates(animation, in: file) { return true }
        if let changes, MotionGate.speaks(changes) { return true }
        if let value = call.argument("value"), MotionGate.gates(value, in: file) { return true }
        return MotionGate.guards(token, in: file) || MotionGate.isSwitchedOff(around: token, in: file)
    }
}
