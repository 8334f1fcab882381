import SwiftSyntax

/// Which animations belong to routine changes, for which seed 001 sets the figures.
enum RoutineMotion {
    /// It celebrates, or shows that something goes on: neither is a routine change.
    static func isRoutine(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        if file.imports.contains(where: { $0.contains("Confetti") }) { return false }
        let names = [
            node.enclosingTypeName, node.enclosingMember?.memberName ?? "", file.fileName, bindingName(of: node),
        ]
        if names.contains(where: { name in extras.contains { name.lowercased().contains($0) } }) { return false }
        if animates(node, anyOf: celebrations) { return false }
        return !names.contains { name in exceptions.contains { name.lowercased().contains($0) } }
    }

    /// Its names say that something goes on meanwhile.
    static func showsProgress(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        let names = [node.enclosingTypeName, node.enclosingMember?.memberName ?? "", file.fileName].map {
            $0.lowercased()
        }
        return names.contains { name in
            ["progress", "loading", "loader", "spinner", "activity", "shimmer", "recording"].contains {
                name.contains($0)
            }
        }
    }

    /// `static let celebrate = Animation.spring(…)`.
    private static func bindingName(of node: some SyntaxProtocol) -> String {
        var current = node.parent
        while let here = current {
            if let binding = here.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
            if here.is(CodeBlockItemSyntax.self) || here.is(MemberBlockItemSyntax.self) { return "" }
            current = here.parent
        }
        return ""
    }

    /// What the call that takes the animation changes is called so: `withAnimation(…) { shake = true }`.
    private static func animates(_ node: some SyntaxProtocol, anyOf words: [String]) -> Bool {
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
            return false
        }
        let value = call.argument("value")?.trimmedDescription ?? ""
        let changes = call.node.trailingClosure?.statements.trimmedDescription ?? ""
        let text = (value + " " + changes).prefix(300).lowercased()
        return words.contains { text.contains($0) }
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

extension Syntax {
    fileprivate var memberName: String? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}

extension SourceFile {
    /// `Row` of `Views/Row.swift`.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Every animation written in the file that some view may use, once each.
    var writtenAnimations: [(expression: ExprSyntax, value: AnimationValue)] {
        var seen: Set<Int> = []
        var found: [(ExprSyntax, AnimationValue)] = []
        for name in AnimationValue.names {
            let calls = calls(name).filter { $0.base == nil || $0.base?.isAnimationType == true }.map {
                ExprSyntax($0.node)
            }
            let members = accesses(name).filter { !$0.isCalled && ($0.base == nil || $0.base?.isAnimationType == true) }
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
        "easeOut",
        "easeInOut", "timingCurve",
    ]
}

extension ExprSyntax {
    fileprivate var isAnimationType: Bool {
        trimmedDescription == "Animation" || trimmedDescription == "SwiftUI.Animation"
    }

    /// `.spring().delay(1)` for `.spring()`.
    fileprivate var outermostLink: ExprSyntax {
        var current = self
        while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
            guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
            else {
                return ExprSyntax(member)
            }
            current = ExprSyntax(call)
        }
        return current
    }

    /// It stands where an animation is asked for.
    fileprivate var isAnimation: Bool {
        if trimmedDescription.hasPrefix("Animation.") { return true }
        var child = Syntax(self)
        while let current = child.parent {
            if let argument = current.as(LabeledExprSyntax.self) {
                guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
                let name = calleeName(of: call.calledExpression) ?? ""
                return name.lowercased().contains("animat") || argument.label?.text == "animation"
                    || name.lowercased().contains("motion")
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                let type = binding.typeAnnotation?.type.trimmedDescription
                return type == "Animation" || type == "Animation?"
            }
            if let item = current.as(CodeBlockItemSyntax.self) { return item.returnsAnimation }
            if current.is(ClosureExprSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
            child = current
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// What a `var quick: Animation { … }` or a `func quick() -> Animation` gives.
    fileprivate var returnsAnimation: Bool {
        guard item.is(ExprSyntax.self) || item.is(ReturnStmtSyntax.self) else { return false }
        var current = parent
        while let here = current {
            if let binding = here.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription.hasPrefix("Animation") == true
            }
            if let function = here.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription.hasPrefix("Animation") == true
            }
            if here.is(ClosureExprSyntax.self) { return false }
            current = here.parent
        }
        return false
    }
}
