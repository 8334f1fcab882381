import SwiftSyntax

extension SourceFile {
    /// The names of transitions declared here that move much: `cardEntry` of `static var cardEntry: AnyTransition { .slide }`.
    func findMovingTransitions() -> Set<String> {
        guard mentions("Transition") else { return [] }
        let moving = Set(motionEffects.filter { $0.isLarge && !$0.isGated }.map(\.type))
        var found = Set(types.filter { $0.inherited.contains("Transition") }.map(\.typeName)).intersection(moving)
        let own = moving.union(found)
        for (name, body) in transitionDeclarations where !MotionGate.gates(body, in: self) {
            let moves = Search.all(ExprSyntax.self, in: body).contains {
                MotionSize.moves(transition: $0, in: self)
            }
            let usesOwn = Search.all(FunctionCallExprSyntax.self, in: body).contains {
                own.contains($0.calleeName ?? "")
            }
            if moves || usesOwn { found.insert(name) }
        }
        return found
    }

    private var transitionDeclarations: [(name: String, body: Syntax)] {
        let made = functions.compactMap { function -> (String, Syntax)? in
            guard function.signature.returnClause?.type.written.hasSuffix("Transition") == true else {
                return nil
            }
            return function.body.map { (function.name.text, Syntax($0)) }
        }
        let kept = variables.flatMap { variable in
            variable.bindings.compactMap { binding -> (String, Syntax)? in
                let value = binding.initializer?.value
                let type = binding.typeAnnotation?.type.written ?? value?.written ?? ""
                let isTransition =
                    type.hasPrefix("AnyTransition") || type == "some Transition"
                    || ["AnyTransition", "Transition"].contains(variable.enclosingTypeName)
                guard isTransition, let name = binding.name else { return nil }
                return (binding.accessorBlock.map(Syntax.init) ?? value.map(Syntax.init)).map { (name, $0) }
            }
        }
        return made + kept
    }
}
