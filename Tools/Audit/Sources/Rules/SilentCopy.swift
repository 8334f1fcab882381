import SwiftSyntax

enum SilentCopy: Rule {
    static let about = RuleDescription(
        id: "silent-copy",
        title: "Copied without a word",
        level: .question,
        weight: 3,
        whom: "everyone, especially people who use VoiceOver",
        rationale: """
            Nobody sees a clipboard. Without a sign, people tap again, or switch to the other app to look.
            """,
        source: "Human Interface Guidelines, Feedback; WCAG 4.1.3",
        blindSpots: "Signs that another file shows.",
        harm: "Nothing says that this was copied",
        change: "say “Copied” in a toast or on the button for a while, and announce it"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let views = Set(file.views.map(\.typeName))
        let copies = file.index.assignments.filter { $0.target.trimmedDescription.hasPrefix("UIPasteboard.general.") }
        for copy in copies where views.contains(copy.node.enclosingTypeName) {
            var lists = [copy.node.ancestor(CodeBlockItemListSyntax.self)]
            if let function = copy.node.ancestor(FunctionDeclSyntax.self),
                copy.node.ancestor(ClosureExprSyntax.self) == nil
            {
                lists += file.calls(function.name.text).map { $0.node.ancestor(CodeBlockItemListSyntax.self) }
            }
            let answers = lists.compactMap(\.self).joined().contains { item in
                guard !item.item.is(DeclSyntax.self), item.item.id != Syntax(copy.node).id else { return false }
                let isSame = Search.all(SequenceExprSyntax.self, in: item).contains { $0.id == copy.node.id }
                let call = Call(item.item)
                return !isSame && call?.playsGenerator != true
                    && call.map { file.ownBodies(of: $0.name, around: copy.node).contains { copy.node.isInside($0) } }
                        != true
            }
            guard !answers, !file.around(copy.node).isSizedBySystem else { continue }
            report.finding(at: copy.node)
        }
    }
}
