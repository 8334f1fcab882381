import SwiftSyntax

/// A tap gesture on a view: `.onTapGesture { … }` or `.gesture(TapGesture().onEnded { … })`.
struct Tap {
    let chain: ViewChain
    /// The place of the gesture in the chain.
    let position: Int
    let call: Call
    /// The closure that a tap runs; nil when a function is named.
    let action: ClosureExprSyntax?
    /// The function that a tap runs, given by its name.
    let named: ExprSyntax?
    /// How many taps; nil when the source does not say.
    let count: Double?
    /// A modifier of the project's own under this name gives the tap, if it does.
    var ownModifier: String?
}

extension SourceFile {
    func findTaps() -> [Tap] {
        let simple = modifiers("onTapGesture").map { use in
            let call = use.modifier.call
            let count = call.argument("count").map { number($0) } ?? 1
            let action = call.closure(nil) ?? call.closure("perform")
            let named = call.argument("perform")
            return Tap(
                chain: use.chain,
                position: use.position,
                call: call,
                action: action,
                named: named,
                count: count
            )
        }
        let gestures = ["gesture", "highPriorityGesture"].flatMap { modifiers($0) }.compactMap { use -> Tap? in
            guard let argument = use.modifier.call.firstUnlabelled else { return nil }
            let kept =
                argument.isOwnMember && !argument.is(FunctionCallExprSyntax.self)
                ? views(ofMember: ViewChain(of: argument).name)?.first : nil
            let chains = (kept ?? argument).choices.map(ViewChain.init)
            // With `.modifiers(.command)` it only adds to what a plain press does.
            guard let gesture = chains.first(where: { $0.name == "TapGesture" }), !gesture.has("modifiers") else {
                return nil
            }
            let count = gesture.rootCall?.argument("count").map { number($0) } ?? 1
            let end = gesture.modifiers.first { $0.name == "onEnded" }?.call
            return Tap(
                chain: use.chain,
                position: use.position,
                call: use.modifier.call,
                action: end?.closure(nil),
                named: end?.firstUnlabelled,
                count: count
            )
        }
        return (simple + gestures + ownTaps).sorted { $0.call.nameToken.position < $1.call.nameToken.position }
    }
}

extension SourceFile {
    /// By modifiers of the project's own whose names speak of taps; whether they give one, another file may say.
    private var ownTaps: [Tap] {
        linksByName.keys.filter { $0.isTapName && $0 != "onTapGesture" }.flatMap { name in
            modifiers(name).compactMap { use in
                let call = use.modifier.call
                let given = call.closures.first?.closure
                guard given != nil || call.hasArgument("perform") || call.hasArgument("action") else { return nil }
                return Tap(
                    chain: use.chain,
                    position: use.position,
                    call: call,
                    action: given,
                    named: call.argument("perform") ?? call.argument("action"),
                    count: call.argument("count").map { number($0) } ?? 1,
                    ownModifier: name
                )
            }
        }
    }
}

extension String {
    /// `onTapGestureForced`, `tappable`.
    var isTapName: Bool { speaks(of: ["tap", "touchgesture"]) }
}

extension ExprSyntax {
    /// Both sides of `a ? b : c`; else itself.
    fileprivate var choices: [ExprSyntax] {
        let parts = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        guard parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self) else { return [self] }
        return [choice.thenExpression, parts[2]]
    }
}

extension Tap {
    /// Its action as code, the same for `perform: open` and `{ open() }`.
    var actionCode: String? { action?.statements.normalisedCode ?? named.map { $0.normalisedCode + " ( )" } }
}

extension Call {
    /// The same of a button.
    var actionCode: String? {
        buttonAction?.statements.normalisedCode ?? argument("action").map { $0.normalisedCode + " ( )" }
    }
}

extension Tap {
    /// It only moves the keyboard's focus, closes what lies above, is the trigger of a style, or does nothing at all.
    var isNoControl: Bool {
        guard let action else { return false }
        return action.statements.allSatisfy(\.onlyMovesFocus)
    }

    /// On a field, on something that is a control already, or on the colour behind a dialog.
    var isOnControlOrScrim: Bool {
        let name = chain.name
        if ["TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker", "Map"].contains(name) {
            return true
        }
        if Control.names.contains(name) { return true }
        return isOnScrim
    }

    private var isOnScrim: Bool {
        // An empty stack draws nothing: it only catches taps over what lies below.
        if SwiftUIViews.containers.contains(chain.name), chain.rootCall?.closure(nil)?.statements.isEmpty == true {
            return !chain.modifiers.prefix(position).contains(where: \.givesSize)
        }
        let root = chain.root.written
        let isPlain = root.hasPrefix("Color") || SwiftUIViews.shapes.contains(chain.name)
        guard isPlain else { return false }
        let text = chain.node.written
        if root.hasPrefix("Color.clear") || text.contains("ignoresSafeArea") || text.contains("edgesIgnoringSafeArea") {
            return true
        }
        // A colour with no size of its own fills what it is given: a background, or one half of it.
        return !chain.modifiers.prefix(position).contains(where: \.givesSize)
            && (root.hasPrefix("Color") || text.contains(".opacity(") || text.contains("clear"))
    }
}

extension CodeBlockItemSyntax {
    /// It ends editing, moves the keyboard's focus or triggers a style, and does nothing else.
    fileprivate var onlyMovesFocus: Bool {
        // `withAnimation { … }` and `if isEditing { … }` are what stands in them.
        if let call = item.as(FunctionCallExprSyntax.self), call.calleeName?.hasPrefix("with") == true,
            let inner = call.trailingClosure
        {
            return inner.statements.allSatisfy(\.onlyMovesFocus)
        }
        if let branch = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), branch.elseBody == nil {
            return branch.body.statements.allSatisfy(\.onlyMovesFocus)
        }
        let words = [
            "focus", "resignfirstresponder", "firstresponder", "endediting", "keyboard", "backgroundtapped",
            "configuration.trigger", "performclick", "autohide", "keepalive", "easteregg", "buildnumber",
        ]
        return written.speaks(of: words)
    }
}

extension Modifier {
    /// A frame with a length of its own, not one that only takes what is offered.
    fileprivate var givesSize: Bool {
        name == "frame"
            && call.node.arguments.contains { argument in
                let text = argument.expression.written
                return argument.label?.text != "alignment" && !text.hasSuffix("infinity")
            }
    }
}
