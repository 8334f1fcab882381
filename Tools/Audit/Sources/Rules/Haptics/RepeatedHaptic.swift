import SwiftSyntax

/// One tap, two haptics.
enum RepeatedHaptic: Rule {
    static let about = RuleDescription(
        id: "repeated-haptic",
        title: "More than one haptic for one tap",
        standing: .optIn,
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
        triggering: """
            Button("Send") { Haptics.light(); send(); Haptics.↓success() }

            struct PopStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, now in now ? .impact : nil }
                }
            }
            struct Save: View {
                var body: some View { Button("Save") { Haptics.↓success() }.font(.body).buttonStyle(PopStyle()) }
            }

            struct Remove: View {
                var body: some View {
                    Button { HapticFeedback.↓medium() } label: { Text("Remove") }.buttonStyle(.icon(color: .red, size: 48))
                }
            }
            // other file
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

            Fab(title: "New") { Haptics.↓success() }
            // other file
            struct Fab: View {
                let title: String
                let action: () -> Void
                var body: some View { Button(title) { UIImpactFeedbackGenerator().impactOccurred(); action() } }
            }

            func add() {
                generator.impactOccurred()
                Vibration.↓strong()
            }
            // other file
            enum Vibration { static func strong() { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() } }

            struct Like: View {
                @State private var isLiked = false
                var body: some View {
                    Button("♥") { Haptics.↓light(); isLiked.toggle() }.sensoryFeedback(.success, trigger: isLiked) { _, new in new }
                }
            }

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

            final class List {
                func complete() {
                    generator.impactOccurred()
                    ↓checkAll()
                }
                private func checkAll() {
                    for list in lists where list.isDone { if list.isNew { generator.impactOccurred() } }
                }
            }

            struct Dial: View {
                @State private var step = 0
                var body: some View {
                    Text("Dial").sensoryFeedback(.selection, trigger: step).↓sensoryFeedback(.impact, trigger: step)
                }
            }

            struct Dial: View {
                @State private var step = 0
                var body: some View {
                    Text("Dial").sensoryFeedback(.selection, trigger: step).onChange(of: step) { generator.↓selectionChanged() }
                }
            }
            """,
        nonTriggering: """
            func play(_ kind: Kind) {
                switch kind {
                case .light: light.impactOccurred()
                case .heavy: heavy.impactOccurred()
                }
            }

            func finish(_ isGood: Bool) {
                if isGood { notice.notificationOccurred(.success) } else { notice.notificationOccurred(.error) }
            }

            func finish() {
                guard isReady else {
                    haptics.play(.error)
                    return
                }
                haptics.play(.success)
            }

            func save() async {
                Haptics.light()
                await store.save()
                Haptics.success()
            }

            func save() {
                do { try store.save(); Haptics.success() } catch { Haptics.error() }
            }

            HStack {
                Button("A") { Haptics.light() }
                Button("B") { Haptics.light() }
            }

            Button("Save") { Haptics.success() }.buttonStyle(.borderedProminent)

            struct Like: View {
                @State private var isLiked = false
                var body: some View { Button("♥") { isLiked.toggle() }.sensoryFeedback(.selection, trigger: isLiked) }
            }

            func beat() {
                heavy.impactOccurred()
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { heavy.impactOccurred() }
            }

            func move(_ isUp: Bool) {
                if isUp { light.impactOccurred() }
                if !isUp { heavy.impactOccurred() }
            }

            func move(_ isUp: Bool) {
                if isUp, isNear { light.impactOccurred() }
                if isUp == false && isFar { heavy.impactOccurred() }
            }

            func refresh() {
                generator.prepare()
                generator.impactOccurred()
                HapticManager.shared.prepare()
            }

            import NodUI
            struct Save: View {
                var body: some View { Button("Save") { HapticFeedback.medium(); HapticFeedback.success() } }
            }

            func vote(feedback: Set<Feedback>) {
                haptics.play(.light)
                tell(feedback: feedback)
            }
            func tell(feedback: Set<Feedback>) { if feedback.contains(.haptic) { haptics.play(.success) } }

            struct Card: View {
                let onTap: () -> Void
                let onComplete: () -> Void
                var body: some View { Text("Card").onTapGesture { Haptics.light(); onTap() } }
            }
            struct Home: View {
                var body: some View { Card(onTap: { open() }, onComplete: { Haptics.success() }) }
            }

            struct PopStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, now in now ? .impact : nil }
                }
            }
            struct Save: View {
                var body: some View { Button("Save") { if save() { close() } else { Haptics.error() } }.buttonStyle(PopStyle()) }
            }

            struct Dial: View {
                @State private var step = 0
                var body: some View {
                    Text("Dial").sensoryFeedback(.increase, trigger: step) { old, new in new > old }
                        .onChange(of: step) { if step == 0 { Haptics.error() } }
                }
            }

            struct Dial: View {
                @State private var step = 0
                var body: some View {
                    Text("Dial").sensoryFeedback(.increase, trigger: step, condition: isUp)
                        .sensoryFeedback(.decrease, trigger: step, condition: isDown)
                }
            }

            Fab(title: "New") { guard save() else { Haptics.error(); return } }
            // other file
            struct Fab: View {
                let title: String
                let action: () -> Void
                var body: some View { Button(title) { UIImpactFeedbackGenerator().impactOccurred(); action() } }
            }

            struct Record: View {
                @State private var isRecording = false
                var body: some View {
                    Button("Play") { Haptics.light() }.sensoryFeedback(.start, trigger: isRecording)
                }
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        var pairs = Pairs(in: file, report)
        pairs.run()
        report = pairs.report
    }

    /// One file's haptics, each told once.
    struct Pairs {
        let file: SourceFile
        let players: HapticPlayers
        let haptics: [HapticCall]
        var told: Set<SyntaxIdentifier> = []
        var report: Report
    }
}

extension RepeatedHaptic.Pairs {
    init(in file: SourceFile, _ report: Report) {
        self.file = file
        self.report = report
        players = HapticPlayers(of: file)
        // NodUI's own helper is merged with the press that caused it.
        let merges = file.imports.contains("NodUI")
        haptics = file.haptics.calls.filter { !merges || $0.call.ownerName != "HapticFeedback" }
    }

    mutating func run() {
        for name in players.names { report.fact(.playsHaptic, name) }
        if haptics.isEmpty && file.calls("sensoryFeedback").count < 2 { return }
        for button in file.chains(rootedIn: "Button") { check(button: button) }
        for haptic in haptics where !told.contains(haptic.node.id) { check(viewAround: haptic) }
        checkChanges()
        checkPairs()
    }

    /// - Parameters:
    ///   - other: what plays already.
    ///   - facts: what has to be known of other files for it to play.
    mutating func tell(_ call: Call, _ other: String, when facts: [Fact] = []) {
        if facts.isEmpty { told.insert(call.node.id) }
        let message =
            "\(other), so people feel a rattle at one tap: keep the haptic that says most and leave this one out"
        report.finding(at: call.nameToken, message, when: facts)
    }
}
