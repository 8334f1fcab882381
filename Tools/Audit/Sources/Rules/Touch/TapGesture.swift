import SwiftSyntax

/// A tap gesture does what a button is for, without what a button brings.
enum TapGesture: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Tap gesture where a button belongs",
        standing: .optIn,
        rationale: """
            VoiceOver reads a view with a tap gesture as plain text, Full Keyboard Access cannot reach it, and it shows no press. A Button \
            has the trait, the focus and the press. The fix writes a Button where that is certainly the same view.
            """,
        source: "seed 003; WCAG 2.1.1, 4.1.2",
        blindSpots: """
            A gesture in a view modifier of the project's own. Only the one way is reported: a tap whose deed stands elsewhere in its file, \
            too, or in a button of the project under a name of several words, counts as “cannot tell”, as one does that only closes.
            """,
        message:
            """
            People who use VoiceOver do not hear that this is a button, and Full Keyboard Access does not reach it: write a Button with a \
            button style; .accessibilityAddTraits(.isButton) alone tells VoiceOver, but leaves the keyboard out
            """,
        triggering: triggering,
        nonTriggering: nonTriggering
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        report.notePresses(in: file)
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
        guard !tap.isInsideAnswered, !around.isInControl else { return }
        let node = tap.call.nameToken
        if tap.count == 1, !tap.handsOn(in: file), let doubt = tap.otherWay(in: file) {
            report.cannotTell(at: tap.chain.node, doubt)
            return
        }
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
        if let doubt = tap.doubt(around, in: file) {
            report.cannotTell(at: tap.chain.node, doubt)
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
        ] + tap.pressedElsewhere
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
        guard chain.root.is(DeclReferenceExprSyntax.self), let outer = chain.node.receivers.first?.node else {
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
