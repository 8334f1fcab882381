import SwiftSyntax

/// A tap gesture does what a button is for, without what a button brings.
enum TapGesture: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Tap gesture where a button belongs",
        rationale: """
            VoiceOver reads a view with a tap gesture as plain text, Full Keyboard Access cannot reach it, and it shows no press. A Button \
            has the trait, the focus and the press. The fix writes a Button where that is certainly the same view.
            """,
        source: "seed 003; WCAG 2.1.1, 4.1.2",
        blindSpots:
            "A gesture in a view modifier of the project's own; whether a second way to do the same stands in another view.",
        message:
            """
            People who use VoiceOver do not hear that this is a button, and Full Keyboard Access does not reach it: write a Button with a \
            button style; .accessibilityAddTraits(.isButton) alone tells VoiceOver, but leaves the keyboard out
            """,
        triggering: """
            Text("Open").↓onTapGesture { open() }
            // fixed
            Button { open() } label: { Text("Open") }.buttonStyle(.plain)

            struct Header: View {
                var body: some View {
                    HStack {
                        Text("Filter").padding(8)
                        Image(systemName: "chevron.right")
                    }
                    .contentShape(Rectangle())
                    .↓onTapGesture {
                        isOpen.toggle()
                        load()
                    }
                }
            }
            // fixed
            struct Header: View {
                var body: some View {
                    Button {
                        isOpen.toggle()
                        load()
                    } label: {
                        HStack {
                            Text("Filter").padding(8)
                            Image(systemName: "chevron.right")
                        }
                        .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }

            Text(body).↓onTapGesture { open() }
            // fixed
            Text(body).onTapGesture { open() }

            TrackRow(track).↓onTapForced { play(track) }
            // other file
            extension View {
                func onTapForced(perform action: @escaping () -> Void) -> some View {
                    contentShape(Rectangle()).onTapGesture(perform: action)
                }
            }

            struct Master: View { var body: some View { Text(title).↓gesture(isOff ? nil : TapGesture().onEnded { action() }) } }

            struct Glass: View {
                var body: some View {
                    if isNew { Image(systemName: "plus").↓onTapGesture { add() } } else { Button { add() } label: { Image("plus") } }
                }
            }

            extension Form {
                func chip(_ text: String, onTap: @escaping () -> Void) -> some View { Badge(text).↓onTapGesture { onTap() } }
            }

            struct Search: View {
                var body: some View {
                    ForEach(items) { item in Row(item).↓onTapGesture { dismiss() } }.toolbar { Button("Done") { dismiss() } }
                }
            }

            struct Track: View { var body: some View { HStack { Text(track.title) }.↓onTapGesture { play() } } }
            // other file
            struct Tracks: View { var body: some View { Track().accessibilityHidden(isDone) } }

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

            struct Header: View { var onTap: (() -> Void)?; var body: some View { Text(title).↓onTapGesture { onTap?() } } }
            // other file
            struct Page: View { var body: some View { Header(onTap: { open() }) } }
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

            struct Copied: View {
                var body: some View {
                    Text(date).onTapGesture { copy() }.contextMenu { Button { copy() } label: { Text("Copy") } }
                    HStack { Text(note).onTapGesture(perform: open); Button("Open", action: open) }
                    HStack { Text(name); RadioButton(isOn: isOn, action: { pick(name) }) }.onTapGesture { pick(name) }
                }
            }

            GroupCell(group, action: { choose(group) }).onTapGesture { choose(group) }

            struct Track: View { var body: some View { HStack { Text(track.title) }.onTapGesture { play() } } }
            // other file
            struct Tracks: View { var body: some View { Track().accessibilityAddTraits(.isButton) } }

            Row(item).tapsLightly { open(item) }
            // other file
            extension View { func tapsLightly(_ action: @escaping () -> Void) -> some View { modifier(Taps(action: action)) } }

            extension View {
                func onTapForced(perform action: @escaping () -> Void) -> some View {
                    contentShape(Rectangle()).onTapGesture(perform: action)
                }
            }

            Text(name).gesture(TapGesture().modifiers(.command).onEnded { choose(name) })
            bar.onTapGesture { resetAutoHide() }

            struct Header: View { var onTap: (() -> Void)?; var body: some View { Text(title).onTapGesture { onTap?() } } }
            // other file
            struct Page: View { var body: some View { Header() } }

            ↯HStack { Text(version).font(.footnote) }.onTapGesture { reportsBug = true }
            ↯Image("logo").onTapGesture { taps += 1; if taps >= 5 { isDeveloper = true } }
            ↯QR(content: address).onTapGesture { copy(address) }

            // [macos]
            ↯EmptyPane().onTapGesture { manager.activeEditor = editor }

            ↯Badge(info)
                // VoiceOver reads this already.
                .onTapGesture { open(info) }

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
        for tap in file.taps where tap.handsOn(in: file) {
            if let function = tap.call.node.enclosingMember?.as(FunctionDeclSyntax.self) {
                report.fact(.addsTap, function.name.text)
            }
        }
        for tap in file.taps { check(tap, in: file, &report) }
        for (name, calls) in file.callsByName where name.first?.isUppercase == true {
            for call in calls where call.base == nil { report.noteActions(of: call) }
        }
    }

    private static func check(_ tap: Tap, in file: SourceFile, _ report: inout Report) {
        guard !tap.isNoControl, !tap.isOnControlOrScrim, !tap.chain.isAnswered else { return }
        let around = file.around(tap.chain.node)
        guard !around.modifiers.contains(where: { $0.answersTaps || $0.isOneElement }),
            !around.isGiven(to: ["background"])
        else {
            return
        }
        guard !tap.isInsideAnswered, !tap.repeatsControl, !tap.isRepeatedBeside(in: file), !around.isInControl else {
            return
        }
        let node = tap.call.nameToken
        if let own = tap.ownModifier {
            report.finding(at: node, unless: facts(tap, around), when: [Fact(.addsTap, own)])
            return
        }
        // A function that only hands its action on: the finding is where it is used.
        if tap.handsOn(in: file) { return }
        guard tap.count == 1 else {
            report.cannotTell(at: tap.chain.node, "Whether what several taps do can be done in another way, too")
            return
        }
        if Self.screens.contains(tap.chain.name) {
            report.cannotTell(at: node, "Whether a tap anywhere on the screen is the only way to do this")
            return
        }
        if tap.isShortcut(in: file) {
            report.cannotTell(at: tap.chain.node, "Whether people are meant to find what a tap does here")
            return
        }
        if let given = tap.optionalAction {
            // A tap that no caller gives anything to do does nothing.
            for label in [given, Call.trailing] {
                let fact = Fact(.givesAction, tap.chain.node.enclosingTypeName + "." + label)
                report.finding(at: node, unless: facts(tap, around), when: [fact], fix: tap.asButton)
            }
            return
        }
        if tap.isCommentedForVoiceOver {
            report.cannotTell(at: tap.chain.node, "Whether the comment's reason holds for Full Keyboard Access, too")
            return
        }
        if file.settings.platform == .macos, tap.onlySelects(in: file) {
            report.cannotTell(at: tap.chain.node, "Whether what a click selects can be selected with the keyboard, too")
            return
        }
        report.finding(at: node, unless: facts(tap, around), fix: tap.asButton)
    }

    private static func facts(_ tap: Tap, _ around: Around) -> [Fact] {
        let own = (tap.chain.modifiers.map(\.name) + around.modifiers.map(\.name)).map { Fact(.labelsControl, $0) }
        return own + [
            Fact(.labelsControl, tap.chain.name), Fact(.answeredInUse, tap.chain.node.enclosingTypeName),
        ]
    }

    /// Containers that usually fill the screen.
    private static let screens: Set<String> = [
        "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "GeometryReader", "TabView",
    ]
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
