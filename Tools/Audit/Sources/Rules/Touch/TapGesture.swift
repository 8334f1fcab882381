import SwiftSyntax

/// A tap gesture does what a button is for, without what a button brings.
enum TapGesture: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Tap gesture where a button belongs",
        rationale: """
            VoiceOver reads a view with a tap gesture as plain text, Full Keyboard Access cannot reach it, and it shows no press. A Button \
            has the trait, the focus and the press. The fix adds the trait alone; only a Button brings the focus, too.
            """,
        source: "seed 003; WCAG 2.1.1, 4.1.2",
        blindSpots:
            "A gesture added by a modifier of the project's own; whether a second way to do the same stands elsewhere on the screen.",
        message:
            """
            People who use VoiceOver do not hear that this is a button, and Full Keyboard Access does not reach it: write a Button with a \
            button style; .accessibilityAddTraits(.isButton) alone tells VoiceOver, but leaves the keyboard out
            """,
        triggering: """
            Text("Open").↓onTapGesture { open() }
            // fixed
            Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)

            HStack {
                Image(systemName: "folder")
                Text(folder.name)
                Spacer()
            }
            .contentShape(Rectangle())
            .↓onTapGesture(perform: open)
            .padding(.horizontal)

            Image(systemName: "star")
                .accessibilityLabel("Favourite")
                .↓gesture(TapGesture().onEnded { _ in toggle() })

            Circle().fill(color).frame(width: 44, height: 44).↓onTapGesture { pick(color) }

            Text(day).↓onTapGesture { isFocused = false; pick(day) }
            Text(day).↓onTapGesture { pick(day) }.accessibilityAddTraits(isChosen ? .isSelected : [])
            VStack { Text(day).↓onTapGesture { pick(day) } }.accessibilityElement(children: .contain)

            VStack { Text(title) }
                .if(isOpen) { $0.↓onTapGesture { open() } }
            """,
        nonTriggering: """
            Button("Open") { open() }
            Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
            Text("Open").onTapGesture { open() }.accessibilityAddTraits([.isButton, .isSelected])
            Text("Open").onTapGesture { open() }.accessibilityAction { open() }

            TrackRow(track).onTapGesture { play(track) }
            // other file
            struct TrackRow: View {
                var body: some View { HStack { Text(track.title) }.accessibilityAddTraits(.isButton) }
            }

            HStack { Image("cover").onTapGesture { open() } }
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isButton)

            VStack { fields }.onTapGesture { isFocused = false }
            VStack { fields }.onTapGesture { withAnimation { isFocused = false } }
            HStack(spacing: 0) {
                Rectangle().fill(.clear).frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { back() }
                Rectangle().fill(.clear).frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { next() }
            }
            VStack { fields }.onTapGesture { UIApplication.shared.endEditing() }
            TextField("Name", text: $name).onTapGesture { startEditing() }

            struct Dialog: View {
                var body: some View {
                    Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { dismiss() }
                    VStack { content }.background { Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() } }
                }
            }

            Button("Open") { open() }.onTapGesture { }
            Image("cover").onTapGesture { /* lets the list scroll */ }
            Image("cover").onTapGesture { open() }.accessibilityHidden(true)

            ↯Image("photo").onTapGesture(count: 2) { zoom() }

            HStack {
                Text(title)
                Button("Open") { open(item) }
            }
            .onTapGesture { open(item) }
            HStack {
                Text(title)
                Button("Open") { isOpen = true }
            }
            .onTapGesture { if canOpen { isOpen = true } }

            List(selection: $chosen) { rows }
                .simultaneousGesture(TapGesture().onEnded { note() })

            Cover().onTapGesture { open() }.accessibilityRepresentation { Button("Open") { open() } }
            #if DEBUG
            Text("Logs").onTapGesture { showLogs() }
            #endif
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for tap in file.taps { check(tap, in: file, &report) }
    }

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        guard !tap.isNoControl, !tap.isOnControlOrScrim, !tap.chain.isAnswered else { return }
        let around = file.around(tap.chain.node)
        guard !around.modifiers.contains(where: { $0.answersTaps || $0.isOneElement }),
            !around.isGiven(to: ["background"])
        else {
            return
        }
        guard !tap.isInsideAnswered, !tap.repeatsControl, !around.isInControl else { return }
        let node = tap.call.nameToken
        guard tap.count == 1 else {
            report.cannotTell(at: tap.chain.node, "Whether what several taps do can be done in another way, too")
            return
        }
        if Self.screens.contains(tap.chain.name) {
            report.cannotTell(at: node, "Whether a tap anywhere on the screen is the only way to do this")
            return
        }
        let own = (tap.chain.modifiers.map(\.name) + around.modifiers.map(\.name)).map { Fact(.labelsControl, $0) }
        let types = [Fact(.labelsControl, tap.chain.name)]
        report.finding(at: node, unless: own + types, fix: fix(for: tap))
    }

    /// Containers that usually fill the screen.
    private static let screens: Set<String> = [
        "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "GeometryReader", "TabView",
    ]

    /// The trait makes it a button for VoiceOver; nothing is drawn differently. Only on what is one element.
    private static func fix(for tap: Tap) -> [Edit] {
        guard ["Text", "Image", "Label"].contains(tap.chain.name) || SwiftUIViews.shapes.contains(tap.chain.name) else {
            return []
        }
        let end = tap.call.node.endPositionBeforeTrailingTrivia.utf8Offset
        return [Edit(start: end, end: end, text: tap.call.lineBreak + ".accessibilityAddTraits(.isButton)")]
    }
}

extension Call {
    /// The break and the blanks before this modifier's dot, so that a further one stands like it; empty on one line.
    var lineBreak: String {
        guard let dot = node.calledExpression.as(MemberAccessExprSyntax.self)?.period else { return "" }
        let trivia = dot.leadingTrivia.description
        guard let newline = trivia.lastIndex(of: "\n") else { return "" }
        return String(trivia[newline...])
    }
}

extension ViewChain {
    fileprivate var isAnswered: Bool { modifiers.contains(where: \.call.answersTaps) }
}

extension Call {
    /// It makes one element of what it is applied to.
    fileprivate var isOneElement: Bool { name == "accessibilityElement" && !keepsChildren }
}

extension Tap {
    /// In `.if(x) { $0.onTapGesture { … } }` and the like: what was said of the view before.
    fileprivate var isInsideAnswered: Bool {
        guard chain.root.is(DeclReferenceExprSyntax.self), let outer = chain.node.enclosures.first?.call.node else {
            return false
        }
        return ViewChain(of: ExprSyntax(outer)).isAnswered
    }

    /// A button inside does the same: the gesture only makes its target larger.
    fileprivate var repeatsControl: Bool {
        guard let action, let inside = chain.rootCall?.closures, !inside.isEmpty else { return false }
        let same = action.statements.normalisedCode
        let calls = inside.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0.closure) }.compactMap(Call.init)
        let actions = calls.filter { Control.names.contains($0.name) }.flatMap(\.closures).map(\.closure.statements)
        return actions.contains { !$0.isEmpty && same.contains($0.normalisedCode) }
    }
}

extension Around {
    /// It is part of what a control shows: the control answers.
    var isInControl: Bool {
        receivers.contains {
            Control.names.contains($0.name) && ($0.label == "label" || $0.name != "Menu" && $0.name != "Picker")
        }
            && receivers.first.map { !["sheet", "popover", "alert"].contains($0.name) } == true
    }
}
