import SwiftSyntax

/// A list that shows only what is not done yet.
extension RemovedWhileCelebrating {
    /// Setting `isDone` in a file whose list shows only what is not done.
    static func hidingCompletions(in file: SourceFile) -> [(place: Syntax, node: Syntax)] {
        file.assignments.filter { isDone($0.name) && startsSomething($0) && isHidden($0.name, in: file) }.map {
            assignment in
            let place = Call(assignment.node).map { Syntax($0.nameToken) }
            return (place ?? Syntax(assignment.node), Syntax(assignment.node))
        }
    }

    private static func isHidden(_ name: String, in file: SourceFile) -> Bool {
        let conditions = ["!$0.\(name)", "$0.\(name) == false", "$0.\(name) == nil"]
        let isFiltered = file.calls("filter").contains { call in
            let counted = call.node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            guard !["count", "isEmpty", "first"].contains(counted), let closure = call.closures.first?.closure else {
                return false
            }
            let text = closure.written
            return conditions.contains(where: text.contains)
        }
        if isFiltered { return true }
        return file.variables.contains { variable in
            let text = variable.attributes.written
            return text.hasPrefix("@Query") && conditions.contains(where: text.contains)
        }
    }
}
