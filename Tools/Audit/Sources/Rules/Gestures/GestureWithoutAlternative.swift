import SwiftSyntax

/// Something that only a gesture does.
enum GestureWithoutAlternative: Rule {
    static let about = RuleDescription(
        id: "gesture-without-alternative",
        title: "Gesture without an alternative",
        standing: .optIn,
        rationale: """
            A long press, a drag or a pinch leaves no trace on the screen, and people who use VoiceOver, Switch Control, Voice Control or a keyboard \
            cannot make it. What only such a gesture does, they cannot do.
            """,
        source: "WCAG 2.5.1, 2.5.7, 2.1.1; Apple: Accessibility, gestures",
        blindSpots:
            "Callbacks, whose owner may offer the same elsewhere; buttons in other views that do the same under another name.",
        message:
            "People who use VoiceOver, Switch Control or Voice Control cannot do this: offer it in a context menu, with a button, or with .accessibilityAction(named:)",
        platforms: [.ios, .macos, .watchos, .visionos],
        triggering: """
            Text("a").↓onLongPressGesture { rename() }

            Row().gesture(↓DragGesture().onEnded { value in if value.translation.width < -50 { archive() } })

            Grid().gesture(↓MagnifyGesture().onEnded { setColumns(for: $0.magnification) })

            Text("a").gesture(↓LongPressGesture().onEnded { _ in pin() })

            Text("Preview").↓onLongPressGesture(pressing: { isDown in if isDown { preview.open(action) } else { preview.close() } }, perform: {})
            """,
        nonTriggering: """
            Text("a").onLongPressGesture { rename() }.accessibilityAction(named: "Rename") { rename() }

            VStack { Text("a").onLongPressGesture { rename() }; Button("Rename") { rename() } }

            VStack { Text("a").onLongPressGesture { rename() }; Button("Rename", action: rename) }

            Text("a").onLongPressGesture { rename() }.contextMenu { Button("Rename") { edit() } }

            Text("a").onLongPressGesture(perform: { }, onPressingChanged: { isPressing = $0 })

            struct Card: View { let onHold: () -> Void; var body: some View { Text("a").onLongPressGesture { onHold() } } }

            struct Tabs: View {
                var body: some View { ForEach(tabs) { Tab($0).gesture(drag) ; Handle().gesture(move($0)) } }
                func move(_ tab: Tab) -> some Gesture { DragGesture().onEnded { _ in reorder(tab) } }
            }

            Text("a").onLongPressGesture(minimumDuration: 0) { rename() }

            Text("a").gesture(DragGesture(minimumDistance: 0).onEnded { _ in rename() })

            Sheet().gesture(DragGesture().onChanged { offset = $0.translation.height }.onEnded { _ in dismiss() })

            Sheet().gesture(DragGesture().onEnded { _ in isPresented = false })

            Image("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification })

            Text("a").onLongPressGesture { Haptics.light() }

            Image("a").accessibilityHidden(true).onLongPressGesture { rename() }

            struct Hold: ViewModifier { func body(content: Content) -> some View { content.onLongPressGesture { rename() } } }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for call in file.calls("onLongPressGesture") where call.base != nil {
            guard let action = call.closure("perform") ?? call.node.trailingClosure, !isPressState(call) else {
                continue
            }
            // Without an end of its own, holding is the deed: a preview as long as the finger is down.
            let held = call.closure("pressing") ?? call.closure("onPressingChanged")
            let isHeld = action.statements.isEmpty && held != nil
            let actions = isHeld ? [held].compactMap(\.self) : [action]
            judge(call, actions: actions, withAssignments: !isHeld, at: Syntax(call.nameToken), in: file, &report)
        }
        for name in [
            "LongPressGesture", "DragGesture", "MagnifyGesture", "MagnificationGesture", "RotateGesture",
            "RotationGesture",
        ] {
            for chain in file.chains(rootedIn: name) {
                guard let root = chain.rootCall, root.base == nil, !isPressState(root) else { continue }
                let ends = chain.modifiers("onEnded").compactMap { $0.call.closures.first?.closure }
                let isPress = name == "LongPressGesture"
                judge(
                    root,
                    actions: ends,
                    withAssignments: isPress,
                    at: Syntax(root.node.calledExpression),
                    in: file,
                    &report
                )
            }
        }
    }

    /// A drag from the first point, or a press without a duration, only tells that a finger is down.
    private static func isPressState(_ call: Call) -> Bool {
        ["minimumDistance", "minimumDuration"].contains { label in
            call.argument(label).map { ["0", "0.0", "0.01", ".infinity"].contains($0.trimmedDescription) } == true
        }
    }

    private static func judge(
        _ call: Call,
        actions: [ClosureExprSyntax],
        withAssignments: Bool,
        at place: Syntax,
        in file: SourceFile,
        _ report: inout Report
    ) {
        // A gesture made by a function may be given to several views.
        let maker = call.node.enclosingMember?.as(FunctionDeclSyntax.self)?.signature.returnClause
        let type = call.node.enclosingTypeName
        guard maker?.type.trimmedDescription.hasSuffix("Gesture") != true,
            file.types.contains(where: { $0.typeName == type && $0.inherited.contains("View") }),
            !file.offersActions(at: call.node)
        else { return }
        let effects = actions.reduce(into: Set<String>()) {
            $0.formUnion(file.effects(of: $1, withAssignments: withAssignments))
        }
        guard !effects.isEmpty, !effects.contains(where: { $0.hasPrefix("on") }),
            !file.offers(effects, outside: actions.map { Syntax($0) }, at: call.node), !isHidden(call, in: file)
        else { return }
        report.finding(at: place)
    }

    /// VoiceOver does not meet the view, or the view stands for another.
    private static func isHidden(_ call: Call, in file: SourceFile) -> Bool {
        let around = file.around(call.node)
        return call.wholeChain.has("accessibilityHidden") || around.has("accessibilityHidden")
    }
}
