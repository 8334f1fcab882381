import SwiftSyntax

enum TapGesture: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Tap gesture where a button belongs",
        level: .question,
        weight: 7,
        whom: "people who use VoiceOver or a keyboard",
        rationale: """
            VoiceOver reads a view with a tap gesture as plain text, Full Keyboard Access cannot reach it, and it \
            shows no press. A Button has the trait, the focus and the press. The fix writes a Button if the view \
            certainly stays the same.
            """,
        source: "WCAG 2.1.1, 4.1.2",
        blindSpots: "Gestures in custom view modifiers, and other ways to do the same.",
        harm: "VoiceOver does not announce this as a button, and Full Keyboard Access cannot reach it",
        change: """
            use a Button with a button style; .accessibilityAddTraits(.isButton) alone helps VoiceOver, but not the \
            keyboard
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for name in ["onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture"] {
            for use in file.modifiers(name) { askForOther(use, in: file, &report) }
        }
        for link in file.controls where link.name == "NavigationLink" && link.chain.isInvisible {
            guard !link.call.hasArgument("isActive"), !link.call.hasArgument("selection"),
                link.label.allSatisfy({ ViewChain(of: $0).name == "EmptyView" })
            else { continue }
            report.ask(
                at: link.call.nameToken,
                "This link is invisible: VoiceOver does not say that the row opens something"
            )
        }
        for tap in file.taps where !tap.isNoControl(in: file) && !tap.isOnControlOrScrim && !tap.handsOn {
            let around = file.around(tap.chain.node)
            let modifiers = tap.chain.modifiers.map(\.call) + around.modifiers
            let isOneElement = around.modifiers.contains { $0.name == "accessibilityElement" && !$0.keepsChildren }
            guard !modifiers.contains(where: \.answersTaps), !isOneElement, !around.isInControl,
                !around.isGiven(to: ["background"]), !tap.isInsideAnswered
            else { continue }
            if let doubt = tap.doubt(in: file) {
                report.ask(at: tap.chain.node, doubt)
            } else {
                let vouchers = (modifiers.map(\.name) + [tap.chain.name]).map { Fact(.labelsControl, $0) }
                let inUse = Fact(.labelledInUse, tap.chain.node.enclosingTypeName)
                report.finding(at: tap.call.nameToken, unless: vouchers + [inUse], fix: tap.asButton)
            }
        }
    }
}

extension TapGesture {
    /// Asks about a long press or a drag, which VoiceOver and Switch Control users can't make.
    private static func askForOther(_ use: ModifierUse, in file: SourceFile, _ report: inout Report) {
        let isLong =
            use.call.name == "onLongPressGesture" || use.call.node.arguments.contains(token: ["LongPressGesture"])
        let isDrag = use.call.node.arguments.contains(token: ["DragGesture"])
        let around = file.around(use.chain.node)
        let modifiers = use.chain.modifiers.map(\.call) + around.modifiers
        guard isLong || isDrag, !modifiers.contains(where: { $0.answersTaps || $0.name == "contextMenu" }),
            !around.isInControl, isLong || use.call.node.contains(token: ["onEnded"])
        else { return }
        report.ask(
            at: use.call.nameToken,
            "Is there another way to do what \(isLong ? "a long press" : "a drag") does here?",
            change: "also offer it as a button, in a .contextMenu, or as an .accessibilityAction(named:)"
        )
    }
}

extension Tap {
    /// Whether it belongs to a modifier of the project that forwards an action.
    fileprivate var handsOn: Bool {
        guard let function = call.node.ancestor(FunctionDeclSyntax.self), let code = actionCode,
            function.enclosingType?.is(ExtensionDeclSyntax.self) == true, function.enclosingTypeName == "View"
        else { return false }
        return function.signature.parameterClause.parameters.contains {
            code.hasPrefix(($0.secondName ?? $0.firstName).text + " (")
        }
    }

    fileprivate func doubt(in file: SourceFile) -> String? {
        if count != 1 { return "Is there another way to do what several taps do here?" }
        if ["ScrollView", "List", "Form", "NavigationStack", "NavigationView", "GeometryReader", "TabView"].contains(
            chain.name
        ) {
            return "Is a tap anywhere on the screen the only way to do this?"
        }
        let inside = file.controls.filter { $0.call.node.isInside(chain.root) }
        if let actionCode, inside.contains(where: { $0.call.actionCode == actionCode }) {
            return "Does the control inside do the same?"
        }
        return nil
    }

    /// In `.if(x) { $0.onTapGesture { … } }`: checks what was applied before.
    fileprivate var isInsideAnswered: Bool {
        guard chain.root.is(DeclReferenceExprSyntax.self),
            let outer = chain.node.ancestor(ClosureExprSyntax.self)?.receiver
        else { return false }
        return ViewChain(of: ExprSyntax(outer.node)).modifiers.contains(where: \.call.answersTaps)
    }
}
