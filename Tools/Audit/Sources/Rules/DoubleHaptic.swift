import SwiftSyntax

enum DoubleHaptic: Rule {
    static let about = RuleDescription(
        id: "double-haptic",
        title: "Two haptics for one tap",
        whom: "everyone who feels haptics",
        rationale: """
            Two haptics at the same moment feel like one long buzz that means neither. Play only the one that says \
            what happened.
            """,
        source: "Human Interface Guidelines, Playing haptics",
        blindSpots: "Haptics played by functions of other modules, by a style, or by a change that the tap causes.",
        harm: "Two haptics at once feel like one blurred buzz",
        change: "play the one that says what happened; NodUI's HapticFeedback merges the haptics of one tap",
        platforms: [.ios, .macos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for function in file.index.functions {
            let plays = function.body?.statements.contains { Call($0.item)?.playsGenerator == true } == true
            if plays { report.fact(.playsHaptic, function.enclosingTypeName + "." + function.name.text) }
        }
        for (_, list) in lists(in: file) {
            for (first, second) in zip(list, list.dropFirst()) where !isApart(first, second) {
                let own = [first, second].filter { !$0.playsGenerator }.map { Fact(.playsHaptic, $0.ownName) }
                report.finding(at: second.nameToken, when: own)
            }
        }
        checkFeedback(file, &report)
    }

    /// Calls that play a haptic, or may, by their list of statements.
    private static func lists(in file: SourceFile) -> [SyntaxIdentifier: [Call]] {
        let played = file.index.callsByName.values.joined().filter { $0.playsGenerator || $0.mayBeHelper }
        let statements = played.filter { $0.node.parent?.is(CodeBlockItemSyntax.self) == true }
        let lists = Dictionary(grouping: statements) { $0.node.parent!.parent!.id }
        return lists.compactMapValues { $0.count > 1 ? $0.sorted { $0.node.position < $1.node.position } : nil }
    }

    /// Whether time passes between the two, or the first returns.
    private static func isApart(_ first: Call, _ second: Call) -> Bool {
        let items = first.node.parent?.parent?.as(CodeBlockItemListSyntax.self) ?? []
        return items.contains { item in
            guard item.position > first.node.position, item.position < second.node.position else { return false }
            let calls = Search.calls(in: item).map(\.name)
            return !Search.all(AwaitExprSyntax.self, in: item).isEmpty || item.item.is(ReturnStmtSyntax.self)
                || calls.contains { ["sleep", "usleep"].contains($0) }
        }
    }

    /// `.sensoryFeedback` twice on one view for one trigger.
    private static func checkFeedback(_ file: SourceFile, _ report: inout Report) {
        for chain in file.index.chains {
            let played = chain.calls("sensoryFeedback").filter { $0.closures.isEmpty && $0.firstUnlabelled != nil }
            let byTrigger = Dictionary(grouping: played) { $0.argument("trigger")?.normalisedCode ?? "" }
            for calls in byTrigger.values where calls.count > 1 { report.finding(at: calls[1].nameToken) }
        }
    }
}

extension Call {
    var playsGenerator: Bool {
        ["impactOccurred", "notificationOccurred"].contains(name)
            || name == "selectionChanged" && node.arguments.isEmpty && base != nil
            || name == "play" && base?.trimmedDescription.hasPrefix("WKInterfaceDevice") == true
    }

    /// `Haptics.light()`, `Haptics.shared.light()`: another file may declare that they play one.
    fileprivate var mayBeHelper: Bool { ownName.contains(".") && ownName.first?.isUppercase == true }

    /// `Haptics.light` of both.
    fileprivate var ownName: String {
        var owner = base?.path ?? Call(base)?.name ?? ""
        for shared in [".shared", ".default", ".main"] where owner.hasSuffix(shared) { owner.removeLast(shared.count) }
        return owner + "." + name
    }
}
