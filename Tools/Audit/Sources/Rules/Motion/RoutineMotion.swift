import SwiftSyntax

/// Which animations belong to routine changes, for which seed 001 sets the figures.
enum RoutineMotion {
    /// It celebrates, or shows that something goes on: neither is a routine change.
    static func isRoutine(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        if file.imports.contains(where: { $0.contains("Confetti") }) { return false }
        let names = names(around: node, in: file) + [bindingName(of: node)]
        return !animates(node, anyOf: celebrations) && !names.contains { $0.speaks(of: extras + exceptions) }
    }

    /// Its names say that something goes on meanwhile.
    static func showsProgress(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        let words = ["progress", "loading", "loader", "spinner", "activity", "shimmer", "recording"]
        return names(around: node, in: file).contains { $0.speaks(of: words) }
    }

    private static func names(around node: some SyntaxProtocol, in file: SourceFile) -> [String] {
        [node.enclosingTypeName, node.enclosingMember?.declaredName ?? "", file.fileName]
    }

    /// `static let celebrate = Animation.spring(…)`.
    private static func bindingName(of node: some SyntaxProtocol) -> String {
        let around = node.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(MemberBlockItemSyntax.self) }
        return around.lazy.compactMap { $0.as(PatternBindingSyntax.self)?.pattern.trimmedDescription }.first ?? ""
    }

    /// Returns whether the changes that the animation drives name one of `words`: `withAnimation(…) { shake = true }`.
    private static func animates(_ node: some SyntaxProtocol, anyOf words: [String]) -> Bool {
        guard let call = Call(node.parent?.parent?.parent) else { return false }
        let value = call.argument("value")?.trimmedDescription ?? ""
        let changes = call.node.trailingClosure?.statements.trimmedDescription ?? ""
        return (value + " " + changes).prefix(300).speaks(of: words)
    }

    private static let celebrations = ["shake", "wiggle", "celebrat", "confetti", "longpress"]
    /// Attention, decoration and shows: nobody waits for their end.
    private static let extras = [
        "shake", "wiggle", "failure", "bounce", "bloom", "ambient", "trailer", "demo", "longpress",
    ]

    private static let exceptions = [
        "celebrat", "confetti", "firework", "particle", "burst", "trophy", "reward", "achievement", "victory",
        "levelup", "gameover", "splash", "onboarding", "intro", "progress", "loading", "loader", "spinner", "shimmer",
        "skeleton", "placeholder", "countdown", "timer", "marquee", "pulse", "pulsing", "breath", "slideshow",
        "waveform", "typewriter", "sparkle", "mechanical",
    ]
}

extension SourceFile {
    /// `Row` of `Views/Row.swift`.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Every animation written in the file that some view may use, once each.
    var writtenAnimations: [(expression: ExprSyntax, value: AnimationValue)] {
        var seen: Set<Int> = []
        var found: [(ExprSyntax, AnimationValue)] = []
        for name in AnimationValue.names {
            let calls = calls(name).filter { AnimationValue.isMember($0.base) }.map { ExprSyntax($0.node) }
            let members = accesses(name).filter { !$0.isCalled && AnimationValue.isMember($0.base) }
            for expression in calls + members.map({ ExprSyntax($0) }) {
                let whole = expression.outermostLink
                guard whole.isAnimation, seen.insert(whole.position.utf8Offset).inserted else { continue }
                found.append((whole, AnimationValue(whole, in: self)))
            }
        }
        return found.filter { $0.1.name != nil }
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isCalled: Bool { parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id }
}

extension AnimationValue {
    static let names = [
        "spring", "interactiveSpring", "interpolatingSpring", "bouncy", "snappy", "smooth", "linear", "easeIn",
        "easeOut", "easeInOut", "timingCurve",
    ]
}

extension ExprSyntax {
    /// `.spring().delay(1)` for `.spring()`.
    fileprivate var outermostLink: ExprSyntax {
        var current = self
        while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
            guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
            else { return ExprSyntax(member) }
            current = ExprSyntax(call)
        }
        return current
    }

    /// It stands where an animation is asked for.
    fileprivate var isAnimation: Bool {
        if trimmedDescription.hasPrefix("Animation.") { return true }
        for current in ancestors {
            if let argument = current.as(LabeledExprSyntax.self) {
                guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
                return argument.label?.text == "animation"
                    || call.calleeName?.speaks(of: ["animat", "motion"]) == true
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                let type = binding.typeAnnotation?.type.trimmedDescription
                return type == "Animation" || type == "Animation?"
            }
            if let item = current.as(CodeBlockItemSyntax.self) { return item.returnsAnimation }
            if current.is(ClosureExprSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// Whether this is the value of a `var quick: Animation { … }` or a `func quick() -> Animation`.
    fileprivate var returnsAnimation: Bool {
        guard item.is(ExprSyntax.self) || item.is(ReturnStmtSyntax.self) else { return false }
        for here in ancestors {
            if let binding = here.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription.hasPrefix("Animation") == true
            }
            if let function = here.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription.hasPrefix("Animation") == true
            }
            if here.is(ClosureExprSyntax.self) { return false }
        }
        return false
    }
}
