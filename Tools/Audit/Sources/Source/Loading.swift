import SwiftSyntax

extension SourceFile {
    /// Whether the values come from a load that takes time.
    func loads(_ path: String, in type: any DeclGroupSyntax) -> Bool {
        // If a filter hides everything, “No matches” is true.
        guard variables(named: path).allSatisfy({ !$0.contains(token: ["filter"]) }) else { return false }
        let root = String(path.split(separator: ".").first ?? "")
        let own = variables(named: root).first { $0.enclosingTypeName == type.typeName }?.attributes.names ?? []
        guard !own.contains(where: ["Query", "FetchRequest", "SectionedFetchRequest", "AppStorage"].contains) else {
            return false
        }
        let isSet = index.assignments.contains { $0.path == path && $0.node.enclosingTypeName == type.typeName }
        let waits = ["task", "refreshable", "Task"].flatMap(calls).contains { call in
            call.node.enclosingTypeName == type.typeName && (isSet || call.node.contains(token: [root]))
                && !Search.all(AwaitExprSyntax.self, in: call.node).isEmpty
        }
        let adds = calls("append").contains {
            $0.base?.path == path
                && $0.node.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }
                    .first { !["async", "asyncAfter", "run"].contains($0.receiver?.name) }?.signature != nil
        }
        return waits || adds
    }

    /// A text that people type: `$model.query`.
    func isTyped(_ path: String) -> Bool {
        text.contains("$" + path) || variables(named: path).contains { $0.typeAnnotation == "String" }
    }

    /// The properties that a model sets after waiting: `Model.items`.
    var loadedProperties: Set<String> {
        let views = Set(self.views.map(\.typeName))
        let found = index.assignments.filter { set in
            guard set.value?.normalisedCode != "[ ]", !views.contains(set.node.enclosingTypeName),
                variables(named: set.path).contains(where: { $0.contains(token: ["["]) })
            else { return false }
            let function = set.node.ancestor(FunctionDeclSyntax.self)
            return function.map { !Search.all(AwaitExprSyntax.self, in: $0).isEmpty } == true
                || set.node.ancestor(ClosureExprSyntax.self)?.signature != nil
        }
        return Set(found.map { $0.node.enclosingTypeName + "." + $0.path })
    }

    /// What views are given from a model: `Rows.items=Model.items`, unless a condition checks how it loads.
    var givenProperties: [String] {
        modelUses.compactMap { use in
            guard let argument = use.node.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
                let call = argument.call, call.isInitializer
            else { return nil }
            let codes = call.node.ancestorsInType.compactMap { $0.as(IfExprSyntax.self)?.conditions.normalisedCode }
            let isChecked = codes.contains {
                $0.namesFailure || $0.lowercased().contains("load") || $0.contains("Empty")
            }
            return isChecked ? nil : "\(call.name).\(label)=\(use.type).\(use.name)"
        }
    }

    /// A stored property that callers set.
    func isGiven(_ path: String, to type: any DeclGroupSyntax) -> Bool {
        let binding = type.member(path).flatMap { $0.attributes.isEmpty ? $0.bindings.first : nil }
        return type.inherited.contains("View") && binding?.typeAnnotation != nil && binding?.initializer == nil
            && binding?.accessorBlock == nil
    }
}
