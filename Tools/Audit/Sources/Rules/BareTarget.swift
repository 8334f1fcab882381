import SwiftSyntax

enum BareTarget: Rule {
    static let about = RuleDescription(
        id: "bare-target",
        title: "Control only as large as its symbol or word",
        level: .question,
        weight: 4,
        whom: "people with large or unsteady fingers",
        rationale: """
            A button is as large as its label. A symbol or a short word in body text is some 20 points high, less than half of what a finger \
            hits for sure. Lists, bars and bordered styles give it room; plain stacks do not.
            """,
        source: "Human Interface Guidelines, Buttons; WCAG 2.5.5, 2.5.8",
        blindSpots: "Room that a style or container of the project's own gives; fonts set further out.",
        harm: "The target is only as large as its symbol or word, some 20 points high",
        change:
            "give the label .frame(minWidth: 44, minHeight: 44) and a .contentShape, or use .buttonStyle(.bordered)",
        platforms: [.ios]
    )

    static let names: Set<String> = ["Button", "Menu", "NavigationLink", "Link"]
    /// Modifiers that don't enlarge a target.
    private static let plain: Set<String> = [
        "font", "foregroundColor", "foregroundStyle", "imageScale", "fontWeight", "bold", "tint", "symbolRenderingMode",
    ]
    /// These don't enlarge a control either: padding around a button can't be pressed.
    private static let outside: Set<String> = ["disabled", "buttonStyle", "opacity", "padding"]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in file.viewsInBars { report.fact(.placedInBar, name) }
        for control in file.controls where names.contains(control.name) {
            let around = file.around(control.chain.node)
            guard !control.doesNothing, isBare(control, in: file), !hasRoom(around),
                control.style(around).map(Control.plainStyles.contains) ?? true
            else { continue }
            report.finding(
                at: control.call.nameToken,
                unless: [Fact(.placedInBar, control.chain.node.enclosingTypeName)]
            )
        }
    }

    static func isBare(_ control: Control, in file: SourceFile) -> Bool {
        var views = control.title.map { [$0] } ?? control.label
        if views.count == 1, control.title == nil, views[0].isOwnMember, let name = views[0].path {
            views = file.views(ofMember: name) ?? views
        }
        guard views.count == 1 else { return false }
        let label = ViewChain(of: views[0])
        let word = (control.title ?? label.rootCall?.firstUnlabelled)?.as(StringLiteralExprSyntax.self)
        let isSymbol = label.name == "Image" && label.rootCall?.hasArgument("systemName") == true
        let isWord = (label.name == "Text" || control.title != nil) && (word?.trimmedDescription.count ?? .max) <= 24
        return (isSymbol || isWord) && label.modifiers.allSatisfy { $0.isSmall(plain) }
            && control.chain.modifiers.allSatisfy { $0.isSmall(plain.union(outside)) }
    }

    private static func hasRoom(_ around: Around) -> Bool {
        around.isSizedBySystem || around.isInControl || around.isInvisible
            || around.isGiven(to: ["List", "Form", "Section", "Alert"])
            // A project's modifier may put it into a bar or an alert.
            || !around.receivers.allSatisfy {
                $0.call.base == nil || ["sheet", "popover", "safeAreaInset", "overlay"].contains($0.name)
            }
    }
}

extension Modifier {
    fileprivate func isSmall(_ names: Set<String>) -> Bool {
        let isLarge = name == "font" && call.node.arguments.contains(token: ["title", "largeTitle"])
        // A wider word isn't higher.
        let heights = ["height", "minHeight", "maxHeight"]
        let isWide = name == "frame" && call.hasArgument("maxWidth") && !heights.contains(where: call.hasArgument)
        return !isLarge && (names.contains(name) || name.hasPrefix("accessibility") || isWide)
    }
}
