import SwiftSyntax

/// A call that plays a haptic.
struct HapticCall {
    let call: Call
    /// It plays only under a condition inside the function called.
    var isSometimes = false
    /// The conditions inside the function called.
    var conditions: [String] = []

    var node: FunctionCallExprSyntax { call.node }
}

/// The haptics a file plays, found by their generators, by their names, and by the file's own functions that play them.
struct HapticCalls {
    private(set) var calls: [HapticCall] = []
    /// Functions of this file that play one: `Haptics.tap`, or the bare name of a function outside types.
    private var functions: Set<String> = []
    private var known: Set<SyntaxIdentifier> = []

    init(of file: SourceFile) {
        for (name, calls) in file.callsByName where HapticNames.mayPlay(name) {
            for call in calls where HapticNames.plays(call, name: name) { add(HapticCall(call: call)) }
        }
        guard !calls.isEmpty else { return }
        // A function that plays makes its callers play; three steps are as deep as real code goes.
        for _ in 0..<3 where !addCallers(in: file) { break }
    }

    /// The haptics in a piece of code, in the order of the source.
    func inside(_ node: some SyntaxProtocol) -> [HapticCall] {
        calls.filter { $0.node.isInside(node) }.sorted { $0.node.position < $1.node.position }
    }

    private mutating func add(_ haptic: HapticCall) {
        if known.insert(haptic.node.id).inserted { calls.append(haptic) }
    }

    private mutating func addCallers(in file: SourceFile) -> Bool {
        var found = false
        for function in file.functions {
            guard let body = function.body, let play = playing(in: body, of: function) else { continue }
            let type = function.enclosingTypeName
            let name = function.name.text
            guard functions.insert(type.isEmpty ? name : type + "." + name).inserted else { continue }
            found = true
            for call in file.calls(name) where call.calls(name, of: type) {
                add(HapticCall(call: call, isSometimes: !play.isEmpty, conditions: play))
            }
        }
        return found
    }

    /// The conditions under which a call of the function plays at once, empty for always; nil when it does not: in a closure kept
    /// for later, or under a condition its caller chose.
    private func playing(in body: CodeBlockSyntax, of function: FunctionDeclSyntax) -> [String]? {
        let choices = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        var found: [String]?
        for haptic in inside(body) {
            let conditions = haptic.node.conditions(upTo: body)
            if conditions.isInKeptClosure { continue }
            if conditions.texts.contains(where: { text in choices.contains { text.mentions($0) } }) { continue }
            let texts = conditions.texts + haptic.node.exits(before: body) + haptic.conditions
            if texts.isEmpty, !haptic.isSometimes { return [] }
            found = (found ?? []) + (texts.isEmpty ? ["true"] : texts)
        }
        return found
    }
}

extension Call {
    /// It can only mean the member `name` of `type`: written bare or on `self` inside it, or on the type or its shared value.
    func calls(_ name: String, of type: String) -> Bool {
        guard let base else { return !isImplicitMember && (type.isEmpty || node.enclosingTypeName == type) }
        let text = base.written
        if text == "self" || text == "Self" { return node.enclosingTypeName == type }
        return !type.isEmpty && ownerName == type
    }

    /// `Haptics` in `Haptics.tap()` and `Haptics.shared.play()`; nil when what is called is no type's own.
    var ownerName: String? {
        var text = base?.written ?? ""
        for shared in [".shared", ".main", ".default", ".current", ".standard", "()"] where text.hasSuffix(shared) {
            text.removeLast(shared.count)
        }
        guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
            return nil
        }
        return text
    }
}

/// The conditions around a place.
struct Surrounding {
    var texts: [String] = []
    /// It stands in a closure that is called at another time.
    var isInKeptClosure = false
}

extension SyntaxProtocol {
    /// The conditions of `if` and `switch` around this, up to `end`, and whether a closure keeps it for later.
    func conditions(upTo end: some SyntaxProtocol) -> Surrounding {
        var found = Surrounding()
        for node in ancestors.prefix(while: { $0.id != Syntax(end).id }) {
            if let condition = node.as(IfExprSyntax.self) {
                found.texts.append(condition.conditions.written)
            }
            if let check = node.as(GuardStmtSyntax.self) { found.texts.append(check.conditions.written) }
            if let choice = node.as(SwitchExprSyntax.self) { found.texts.append(choice.subject.written) }
            if let sequence = node.as(SequenceExprSyntax.self),
                let choice = sequence.elements.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                choice.position <= position
            {
                found.texts.append(sequence.written)
            }
            if let closure = node.as(ClosureExprSyntax.self) {
                let name = closure.receiver?.name ?? ""
                let atOnce = ["withAnimation", "async", "Task", "run", "forEach", "assumeIsolated"]
                if !atOnce.contains(name) { found.isInKeptClosure = true }
            }
        }
        return found
    }
}

extension SyntaxProtocol {
    /// The conditions on which `body` is left before this: `guard isOn else { return }`, `if isOff { return }`.
    func exits(before body: some SyntaxProtocol) -> [String] {
        ancestors.prefix { $0.id != Syntax(body).id }.compactMap { $0.as(CodeBlockItemListSyntax.self) }.flatMap {
            items in
            Array(items).filter { $0.endPosition <= position }.compactMap { Syntax($0.item).exitCondition }
        }
    }
}

extension Syntax {
    fileprivate var exitCondition: String? {
        if let check = self.as(GuardStmtSyntax.self) { return check.conditions.written }
        let statement =
            self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) ?? self.as(IfExprSyntax.self)
        guard let statement, statement.elseBody == nil,
            statement.body.statements.contains(where: { $0.item.isExit(leavingSwitch: false) })
        else { return nil }
        return statement.conditions.written
    }
}

/// How haptics are named.
enum HapticNames {
    private static let generatorCalls: Set<String> = ["impactOccurred", "notificationOccurred", "selectionChanged"]
    private static let verbs: Set<String> = [
        "play", "fire", "fireHaptic", "trigger", "perform", "generate", "impact", "light", "medium", "heavy", "soft",
        "rigid", "success", "error", "warning", "failure", "selection", "select", "tap", "lightTap", "mediumTap",
        "heavyTap", "softTap", "vibrate", "buzz", "notify", "notification", "playHaptic", "triggerHaptic",
        "performHaptic", "feedback", "click", "selectionChanged", "playSuccess", "playError", "playSelection",
        "playImpact",
    ]
    private static let functions: Set<String> = [
        "playHaptic", "triggerHaptic", "fireHaptic", "performHaptic", "generateHaptic", "playHapticFeedback",
        "triggerHapticFeedback", "hapticFeedback", "haptic", "vibrate",
    ]

    /// By the name alone: most calls of a file are passed by without a look at what they are called on.
    static func mayPlay(_ name: String) -> Bool {
        generatorCalls.contains(name) || verbs.contains(name) || functions.contains(name) || name.hasPrefix("oneShot")
    }

    static func plays(_ call: Call, name: String) -> Bool {
        guard let base = call.base else { return functions.contains(name) && !call.isImplicitMember }
        let owner = base.written.lowercased()
        if generatorCalls.contains(name) {
            return owner.contains("generator") || owner.contains("haptic") || name != "selectionChanged"
        }
        if owner.contains("feedbackgenerator"), name.hasPrefix("oneShot") { return true }
        if owner.contains("wkinterfacedevice"), name == "play" { return true }
        return verbs.contains(name) && namesHaptics(base)
    }

    /// The last or the first name of what is called speaks of haptics: `Haptics`, `hapticManager`, `HapticManager.shared`.
    private static func namesHaptics(_ base: ExprSyntax) -> Bool {
        let text = base.written.lowercased()
        guard text.count < 60, text.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else {
            return false
        }
        return text.contains("haptic")
    }
}
