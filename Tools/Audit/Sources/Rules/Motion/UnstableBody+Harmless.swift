import SwiftSyntax

/// Random values and new ids that change nothing people look at, or that are meant to.
extension UnstableBody {
    /// Tells which views of the project a `TimelineView` or a `Canvas` of this file draws.
    static func noteDrawing(in file: SourceFile, _ report: inout Report) {
        for outer in file.calls("TimelineView") + file.calls("Canvas") {
            for (_, closure) in outer.closures {
                for inner in Search.all(FunctionCallExprSyntax.self, in: closure).compactMap(Call.init)
                where isOwnView(inner) {
                    report.fact(.drawnOverTime, inner.name)
                }
            }
        }
    }

    /// Nothing that stays on the screen changes with it: the time an animation takes, a placeholder, a preview, the first value of a
    /// screen that opens.
    static func isHarmless(_ call: Call) -> Bool {
        let names = [call.node.enclosingTypeName, call.node.enclosingMember?.declaredName ?? ""]
        if names.contains(where: {
            $0.speaks(of: ["placeholder", "skeleton", "redacted", "shimmer", "preview", "mock"])
        }) {
            return true
        }
        var isGivenToView = false
        for current in call.node.ancestorsInType {
            guard let outer = Call(current), !call.node.isInside(outer.base) else { continue }
            if outer.name.speaks(of: ["animation", "delay", "speed", "preview", "accessibility"]) { return true }
            if outer.wholeChain.hasAny(["redacted"]) { return true }
            if call.name != "UUID", isGivenToView, openings.contains(outer.name) { return true }
            isGivenToView =
                isGivenToView || isOwnView(outer) && outer.node.arguments.contains { call.node.isInside($0) }
        }
        return false
    }

    private static func isOwnView(_ call: Call) -> Bool {
        call.base == nil && call.name.first?.isUppercase == true && !SwiftUIViews.isBuiltIn(call.name)
    }

    /// Screens that keep what they are first given.
    private static let openings: Set<String> = [
        "sheet", "fullScreenCover", "navigationDestination", "NavigationLink", "popover", "WindowGroup",
    ]

    /// A comment at `.id(UUID())` says that the view is meant to be made again.
    static func isIntended(_ call: Call) -> Bool {
        guard let modifier = call.node.ancestor(LabeledExprSyntax.self)?.call, modifier.name == "id" else {
            return false
        }
        let before = modifier.member?.period.leadingTrivia.description ?? ""
        return before.speaks(of: [
            "force", "refresh", "restart", "re-render", "rerender", "redraw", "hack", "workaround",
        ])
    }

    /// `.id(UUID())` on a `ProgressView` makes it turn again in a list that reuses rows.
    static func restartsSpinner(_ call: Call) -> Bool {
        guard let argument = call.node.parent?.as(LabeledExprSyntax.self),
            let modifier = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            modifier.calleeName == "id"
        else { return false }
        let calls = Search.all(FunctionCallExprSyntax.self, in: ViewChain(of: ExprSyntax(modifier)).root)
        let views = Set(calls.compactMap(\.calleeName).filter { $0.first?.isUppercase == true })
        return views.contains("ProgressView")
            && views.isSubset(of: ["ProgressView", "Spacer", "HStack", "VStack", "ZStack"])
    }
}
