import SwiftSyntax

/// One tap, two haptics.
enum RepeatedHaptic: Rule {
    static let about = RuleDescription(
        id: "repeated-haptic",
        title: "More than one haptic for one tap",
        rationale: """
            Two haptics within a moment blur into a rattle that means neither of the two. A button style that plays at the press and an \
            action that plays again are the usual pair. One haptic an interaction, the one that says most, stays readable.
            """,
        source: "seed 003, haptics: at most one per interaction",
        blindSpots: """
            Haptics that only the types of values would tell: helpers of other files without “haptic” in their name are followed when they \
            are called on their type. Two haptics with an await between them are two moments.
            """,
        platforms: [.ios, .watchos],
        triggering: [
            #"Button("Send") { Haptics.light(); send(); Haptics.↓success() }"#,
            """
            struct PopStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, now in now ? .impact : nil }
                }
            }
            struct Save: View {
                var body: some View { Button("Save") { Haptics.↓success() }.font(.body).buttonStyle(PopStyle()) }
            }
            """,
            Example(
                """
                struct Remove: View {
                    var body: some View {
                        Button { HapticFeedback.↓medium() } label: { Text("Remove") }.buttonStyle(.icon(color: .red, size: 48))
                    }
                }
                """,
                others: [
                    """
                    struct IconStyle: ButtonStyle {
                        func makeBody(configuration: Configuration) -> some View {
                            configuration.label.onChange(of: configuration.isPressed) { _, pressed in
                                if pressed { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
                            }
                        }
                    }
                    extension ButtonStyle where Self == IconStyle {
                        static func icon(color: Color, size: CGFloat) -> IconStyle { IconStyle() }
                    }
                    """
                ]
            ),
            Example(
                #"Fab(title: "New") { Haptics.↓success() }"#,
                others: [
                    """
                    struct Fab: View {
                        let title: String
                        let action: () -> Void
                        var body: some View { Button(title) { UIImpactFeedbackGenerator().impactOccurred(); action() } }
                    }
                    """
                ]
            ),
            Example(
                """
                func add() {
                    generator.impactOccurred()
                    Vibration.↓strong()
                }
                """,
                others: [
                    "enum Vibration { static func strong() { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() } }"
                ]
            ),
            """
            struct Like: View {
                @State private var isLiked = false
                var body: some View {
                    Button("♥") { Haptics.↓light(); isLiked.toggle() }.sensoryFeedback(.success, trigger: isLiked) { _, new in new }
                }
            }
            """,
            """
            struct Check: View {
                let isCompleted: Bool
                let action: () -> Void
                var body: some View {
                    Button { Haptics.↓lightTap(); action() } label: { Image(systemName: isCompleted ? "checkmark" : "circle") }
                        .modifier(Answer(isOn: isCompleted))
                }
            }
            struct Answer: ViewModifier {
                let isOn: Bool
                func body(content: Content) -> some View { content.sensoryFeedback(.success, trigger: isOn) }
            }
            """,
            """
            final class List {
                func complete() {
                    generator.impactOccurred()
                    ↓checkAll()
                }
                private func checkAll() {
                    for list in lists where list.isDone { if list.isNew { generator.impactOccurred() } }
                }
            }
            """,
            """
            struct Dial: View {
                @State private var step = 0
                var body: some View {
                    Text("Dial").sensoryFeedback(.selection, trigger: step).↓sensoryFeedback(.impact, trigger: step)
                }
            }
            """,
            """
            struct Dial: View {
                @State private var step = 0
                var body: some View {
                    Text("Dial").sensoryFeedback(.selection, trigger: step).onChange(of: step) { generator.↓selectionChanged() }
                }
            }
            """,
        ],
        nonTriggering: [
            """
            func play(_ kind: Kind) {
                switch kind {
                case .light: light.impactOccurred()
                case .heavy: heavy.impactOccurred()
                }
            }
            """,
            """
            func finish(_ isGood: Bool) {
                if isGood { notice.notificationOccurred(.success) } else { notice.notificationOccurred(.error) }
            }
            """,
            """
            func finish() {
                guard isReady else {
                    haptics.play(.error)
                    return
                }
                haptics.play(.success)
            }
            """,
            """
            func save() async {
                Haptics.light()
                await store.save()
                Haptics.success()
            }
            """,
            """
            func save() {
                do { try store.save(); Haptics.success() } catch { Haptics.error() }
            }
            """,
            """
            HStack {
                Button("A") { Haptics.light() }
                Button("B") { Haptics.light() }
            }
            """,
            #"Button("Save") { Haptics.success() }.buttonStyle(.borderedProminent)"#,
            """
            struct Like: View {
                @State private var isLiked = false
                var body: some View { Button("♥") { isLiked.toggle() }.sensoryFeedback(.selection, trigger: isLiked) }
            }
            """,
            """
            func beat() {
                heavy.impactOccurred()
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { heavy.impactOccurred() }
            }
            """,
            """
            func move(_ isUp: Bool) {
                if isUp { light.impactOccurred() }
                if !isUp { heavy.impactOccurred() }
            }
            """,
            """
            func refresh() {
                generator.prepare()
                generator.impactOccurred()
                HapticManager.shared.prepare()
            }
            """,
            """
            import NodUI
            struct Save: View {
                var body: some View { Button("Save") { HapticFeedback.medium(); HapticFeedback.success() } }
            }
            """,
            """
            func vote(feedback: Set<Feedback>) {
                haptics.play(.light)
                tell(feedback: feedback)
            }
            func tell(feedback: Set<Feedback>) { if feedback.contains(.haptic) { haptics.play(.success) } }
            """,
            """
            struct Card: View {
                let onTap: () -> Void
                let onComplete: () -> Void
                var body: some View { Text("Card").onTapGesture { Haptics.light(); onTap() } }
            }
            struct Home: View {
                var body: some View { Card(onTap: { open() }, onComplete: { Haptics.success() }) }
            }
            """,
            """
            struct Record: View {
                @State private var isRecording = false
                var body: some View {
                    Button("Play") { Haptics.light() }.sensoryFeedback(.start, trigger: isRecording)
                }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let players = HapticPlayers(of: file)
        players.report(to: &report)
        let haptics = file.haptics.calls.filter { !mergesWithPress($0, in: file) }
        if haptics.isEmpty && file.calls("sensoryFeedback").count < 2 { return }
        var told: Set<SyntaxIdentifier> = []
        for button in file.chains(rootedIn: "Button") {
            checkButton(button, haptics, players, file, &told, &report)
        }
        for haptic in haptics where !told.contains(haptic.node.id) { checkView(haptic, players, &told, &report) }
        checkChanges(file, haptics, &told, &report)
        checkPairs(haptics, file, &told, &report)
    }

    private static func message(_ other: String) -> String {
        "\(other), so one tap rattles: keep the haptic that says most and leave this one out"
    }

    /// NodUI's own helper is merged with the press that caused it.
    private static func mergesWithPress(_ haptic: HapticCall, in file: SourceFile) -> Bool {
        file.imports.contains("NodUI") && haptic.call.ownerName == "HapticFeedback"
    }
}

// MARK: - A control and its action

extension RepeatedHaptic {
    private static func checkButton(
        _ button: ViewChain,
        _ haptics: [HapticCall],
        _ players: HapticPlayers,
        _ file: SourceFile,
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        guard let action = button.rootCall?.buttonAction,
            let haptic = haptics.first(where: { $0.playsAtOnce(in: action) })
        else { return }
        if let style = button.styleName {
            if players.names.contains(style) {
                told.insert(haptic.node.id)
                return report.finding(
                    at: haptic.call.nameToken,
                    message("The button style already plays one at the press")
                )
            }
            report.finding(
                at: haptic.call.nameToken,
                message("The button style already plays one at the press"),
                when: [Fact(.playsHaptic, style)]
            )
        }
        if answersChange(of: action, on: button, players, file) {
            told.insert(haptic.node.id)
            report.finding(at: haptic.call.nameToken, message("The change it makes already plays one"))
        }
    }

    /// A modifier of the button plays when something changes that the action changes, or that the check shows.
    private static func answersChange(
        of action: ClosureExprSyntax,
        on button: ViewChain,
        _ players: HapticPlayers,
        _ file: SourceFile
    ) -> Bool {
        let changed = Set(file.assignments(inside: action).map(\.name))
        for modifier in button.modifiers {
            var triggers: [ExprSyntax] = []
            if modifier.name == "sensoryFeedback", let trigger = modifier.call.argument("trigger") {
                triggers = [trigger]
            }
            if modifier.name == "modifier", let inner = modifier.call.firstUnlabelled?.as(FunctionCallExprSyntax.self),
                let name = calleeName(of: inner.calledExpression), players.changeModifiers.contains(name)
            {
                triggers = inner.arguments.map(\.expression)
            }
            let names = triggers.flatMap(\.operands).compactMap(\.lastName)
            if names.contains(where: { changed.contains($0) || completions.contains($0) }) { return true }
        }
        return false
    }

    private static let completions: Set<String> = ["isCompleted", "isComplete", "isDone", "isChecked", "isFinished"]

    /// A view that plays at its own tap, around a closure that plays again.
    private static func checkView(
        _ haptic: HapticCall,
        _ players: HapticPlayers,
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        guard let enclosure = haptic.node.enclosures.first, enclosure.call.base == nil,
            let first = enclosure.call.name.first, first.isUppercase,
            !HapticPlayers.systemViews.contains(enclosure.call.name),
            enclosure.label == nil || enclosure.label == "action" || enclosure.label?.hasPrefix("on") == true
        else { return }
        let name = enclosure.label.map { enclosure.call.name + "." + $0 } ?? enclosure.call.name
        let text = message("\(enclosure.call.name) already plays one at the tap")
        if players.names.contains(name) {
            told.insert(haptic.node.id)
            report.finding(at: haptic.call.nameToken, text)
        } else {
            report.finding(at: haptic.call.nameToken, text, when: [Fact(.playsHaptic, name)])
        }
    }
}

// MARK: - The same change

extension RepeatedHaptic {
    private static func checkChanges(
        _ file: SourceFile,
        _ haptics: [HapticCall],
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        for use in file.modifiers("sensoryFeedback") {
            guard let trigger = use.modifier.call.argument("trigger") else { continue }
            let text = trigger.trimmedDescription
            for (position, other) in use.chain.modifiers.enumerated() where position != use.position {
                if other.name == "sensoryFeedback", position > use.position,
                    other.call.argument("trigger")?.trimmedDescription == text, !hasClosure(other),
                    !hasClosure(use.modifier)
                {
                    report.finding(at: other.call.nameToken, message("The same change already plays one"))
                }
                let isChange = other.name == "onChange" && other.call.argument("of")?.trimmedDescription == text
                let isTap = ["onTapGesture", "onLongPressGesture"].contains(other.name)
                guard isChange || isTap, let closure = other.call.closures.first?.closure else { continue }
                if isTap, !file.assignments(inside: closure).contains(where: { $0.path == text }) { continue }
                for haptic in haptics where haptic.playsAtOnce(in: closure) && told.insert(haptic.node.id).inserted {
                    report.finding(
                        at: haptic.call.nameToken,
                        message("sensoryFeedback already plays one for this change")
                    )
                }
            }
        }
    }

    /// Two closures may answer different values.
    private static func hasClosure(_ modifier: Modifier) -> Bool { !modifier.call.closures.isEmpty }
}

// MARK: - One function or closure

extension RepeatedHaptic {
    private static func checkPairs(
        _ haptics: [HapticCall],
        _ file: SourceFile,
        _ told: inout Set<SyntaxIdentifier>,
        _ report: inout Report
    ) {
        let known = haptics.sorted { $0.node.position < $1.node.position }
        let all = (known + unknown(beside: known, in: file)).sorted { $0.node.position < $1.node.position }
        for (index, second) in all.enumerated() where !told.contains(second.node.id) {
            guard let body = second.node.runBody else { continue }
            for first in all[..<index] {
                guard first.when.isEmpty || second.when.isEmpty, first.node.position >= body.position,
                    first.node.endPosition <= second.node.position,
                    first.node.relation(to: second.node, in: body) == .together
                else { continue }
                told.insert(second.node.id)
                report.finding(
                    at: second.call.nameToken,
                    message("Another haptic plays just before it"),
                    when: first.when + second.when
                )
                break
            }
        }
    }

    /// Calls of other files' types in the functions that play, which may play too: `Vibration.strong()`.
    private static func unknown(beside known: [HapticCall], in file: SourceFile) -> [HapticCall] {
        let bodies = Set(known.compactMap { $0.node.runBody })
        let ids = Set(known.map(\.node.id))
        var found: [HapticCall] = []
        for body in bodies {
            for node in Search.all(FunctionCallExprSyntax.self, in: body) where !ids.contains(node.id) {
                guard let call = Call(node), let owner = call.ownerName, !HapticPlayers.systemTypes.contains(owner)
                else { continue }
                found.append(HapticCall(call: call, when: [Fact(.playsHaptic, owner + "." + call.name)]))
            }
        }
        return found
    }
}

extension HapticCall {
    /// It plays when `closure` runs, before anything in it waits.
    fileprivate func playsAtOnce(in closure: ClosureExprSyntax) -> Bool {
        guard closure.position <= node.position, node.endPosition <= closure.endPosition,
            !node.conditions(upTo: closure).isInKeptClosure
        else { return false }
        return !Search.contains(in: closure) { $0.is(AwaitExprSyntax.self) && $0.endPosition <= node.position }
    }
}

extension ViewChain {
    /// The style of this button: its own, or the one of the nearest container that sets one.
    fileprivate var styleName: String? {
        if let own = modifiers("buttonStyle").first { return own.call.firstUnlabelled?.styleName }
        for enclosure in node.enclosures {
            let chain = enclosure.call.wholeChain
            if let style = chain.modifiers("buttonStyle").first { return style.call.firstUnlabelled?.styleName }
        }
        return nil
    }
}

extension ExprSyntax {
    /// `pop` of `.pop` and `.pop(…)`, `PopStyle` of `PopStyle(…)`.
    fileprivate var styleName: String? {
        if let call = self.as(FunctionCallExprSyntax.self) { return calleeName(of: call.calledExpression) }
        return lastName
    }
}
