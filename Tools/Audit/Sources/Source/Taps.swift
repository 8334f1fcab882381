import SwiftSyntax

/// A tap gesture on a view: `.onTapGesture { … }` or `.gesture(TapGesture().onEnded { … })`.
struct Tap {
    let chain: ViewChain
    /// The place of the gesture in the chain.
    let position: Int
    let call: Call
    /// The closure that a tap runs; nil when a function is named.
    let action: ClosureExprSyntax?
    /// How many taps; nil when the source does not say.
    let count: Double?
}

extension SourceFile {
    func findTaps() -> [Tap] {
        let simple = modifiers("onTapGesture").map { use in
            let call = use.modifier.call
            let count = call.argument("count").map { number($0) } ?? 1
            let action = call.closure(nil) ?? call.closure("perform")
            return Tap(chain: use.chain, position: use.position, call: call, action: action, count: count)
        }
        let gestures = ["gesture", "highPriorityGesture"].flatMap { modifiers($0) }.compactMap { use -> Tap? in
            guard let argument = use.modifier.call.firstUnlabelled else { return nil }
            let kept =
                argument.isOwnMember && !argument.is(FunctionCallExprSyntax.self)
                ? views(ofMember: ViewChain(of: argument).name)?.first : nil
            let gesture = ViewChain(of: kept ?? argument)
            guard gesture.name == "TapGesture" else { return nil }
            let count = gesture.rootCall?.argument("count").map { number($0) } ?? 1
            let action = gesture.modifiers.first { $0.name == "onEnded" }?.call.closure(nil)
            return Tap(chain: use.chain, position: use.position, call: use.modifier.call, action: action, count: count)
        }
        return (simple + gestures).sorted { $0.call.nameToken.position < $1.call.nameToken.position }
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
        let root = chain.root.trimmedDescription
        let isPlain = root.hasPrefix("Color") || SwiftUIViews.shapes.contains(chain.name)
        guard isPlain else { return false }
        let text = chain.node.trimmedDescription
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
            "configuration.trigger", "performclick",
        ]
        return trimmedDescription.speaks(of: words)
    }
}

extension Modifier {
    /// A frame with a length of its own, not one that only takes what is offered.
    fileprivate var givesSize: Bool {
        name == "frame"
            && call.node.arguments.contains { argument in
                let text = argument.expression.trimmedDescription
                return argument.label?.text != "alignment" && !text.hasSuffix("infinity")
            }
    }
}
