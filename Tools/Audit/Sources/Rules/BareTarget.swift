import SwiftSyntax

enum BareTarget: Rule {
    static let about = RuleDescription(
        id: "bare-target",
        title: "Control only as high as a line of text",
        level: .question,
        weight: 4,
        whom: "people with large or unsteady fingers",
        rationale: """
            A button is as large as its label. A symbol or a word in body text is some 20 points high, less than half of what a finger surely \
            hits, and a little padding does not change that. Lists, bars and bordered styles add room; plain stacks do not.
            """,
        source: "Human Interface Guidelines, Buttons; WCAG 2.5.5, 2.5.8",
        blindSpots: "Room that custom styles or containers add; fonts set further out.",
        change:
            "give the label .frame(minWidth: 44, minHeight: 44) and a .contentShape, or use .buttonStyle(.bordered)",
        platforms: [.ios]
    )

    /// Below this, people miss targets; up to 44 points, they are only less comfortable.
    private static let least = 36.0
    private static let names: Set<String> = ["Button", "Menu", "NavigationLink", "Link"]
    /// Modifiers of the control that enlarge nothing: padding around a button can't be pressed.
    private static let plain: Set<String> = [
        "font", "foregroundColor", "foregroundStyle", "imageScale", "fontWeight", "bold", "tint", "symbolRenderingMode",
        "disabled", "buttonStyle", "opacity", "padding",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in file.viewsInBars { report.fact(.placedInBar, name) }
        for control in file.controls where names.contains(control.name) {
            let around = file.around(control.chain.node)
            guard !control.doesNothing, control.chain.modifiers.allSatisfy(enlargesNothing),
                let height = height(of: control, in: file), height < least, !hasRoom(around),
                control.style(around).map(Control.plainStyles.contains) ?? true
            else { continue }
            report.finding(
                at: control.call.nameToken,
                "The label is a line of text or a symbol, which makes a target of some \(Int(height.rounded())) points",
                unless: [Fact(.placedInBar, control.chain.node.enclosingTypeName)]
            )
        }
    }

    /// The height in points of a label of one line; nil if it has more or is unknown.
    private static func height(of control: Control, in file: SourceFile) -> Double? {
        let fonts = control.chain.calls("font")
        if let title = control.title { return isWord(title) ? lineHeight(fonts, in: file) : nil }
        var views = control.label
        if views.count == 1, views[0].isOwnMember, let name = views[0].path {
            views = file.views(ofMember: name) ?? views
        }
        guard views.count == 1 else { return nil }
        let label = ViewChain(of: views[0])
        guard label.name == "HStack" else { return height(of: label, fonts, in: file) }
        let parts = (label.rootCall?.closure(nil)?.views ?? []).map {
            height(of: ViewChain(of: $0), label.calls("font") + fonts, in: file)
        }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        return applied(label.modifiers, to: parts.compactMap(\.self).max()!, in: file)
    }

    private static func height(of part: ViewChain, _ fonts: [Call], in file: SourceFile) -> Double? {
        let isSymbol =
            part.name == "Image" && part.rootCall?.hasArgument("systemName") == true && !part.has("resizable")
        let words = ["Text", "Label"].contains(part.name) ? part.rootCall?.firstUnlabelled : nil
        guard let line = lineHeight(part.calls("font") + fonts, in: file),
            isSymbol || words.map({ line <= 18 || isWord($0) }) == true
        else { return nil }
        return applied(part.modifiers, to: line, in: file)
    }

    private static func applied(_ modifiers: [Modifier], to height: Double, in file: SourceFile) -> Double? {
        var extent = Extent(width: 0, height: height, isUncertain: false)
        for modifier in modifiers { extent.apply(modifier, in: file) }
        return extent.isUncertain ? nil : extent.height
    }

    /// Line heights of the text styles at the standard size. Source: Human Interface Guidelines, Typography.
    private static let styles = [
        "largeTitle": 41.0, "title": 34, "title2": 28, "title3": 25, "headline": 22, "body": 22, "callout": 21,
        "subheadline": 20, "footnote": 18, "caption": 16, "caption2": 13,
    ]

    private static func lineHeight(_ fonts: [Call], in file: SourceFile) -> Double? {
        guard let font = fonts.first?.firstUnlabelled else { return styles["body"] }
        if let size = ViewChain(of: font).rootCall?.argument("size") { return file.number(size).map { $0 * 1.2 } }
        return styles.first { font.contains(token: [$0.key]) }?.value ?? styles["body"]
    }

    /// A short literal, which has one line.
    private static func isWord(_ text: ExprSyntax) -> Bool {
        let texts = Ternary(text).map { [$0.yes, $0.no] } ?? [text]
        return texts.allSatisfy { text in
            // `String(localized: "Save")`, and `L10n.save`.
            let literal = Call(text).flatMap { $0.isInitializer ? $0.node.arguments.first?.expression : nil } ?? text
            return literal.is(StringLiteralExprSyntax.self) && literal.trimmedDescription.count <= 24
                || literal.path?.contains(".") == true && literal.path?.first?.isUppercase == true
        }
    }

    private static func hasRoom(_ around: Around) -> Bool {
        around.isSizedBySystem || around.isInControl || around.isInvisible
            || around.isGiven(to: ["List", "Form", "Section", "Alert"])
            // A project's modifier may put it into a bar or an alert.
            || !around.receivers.allSatisfy {
                $0.call.base == nil || ["sheet", "popover", "safeAreaInset", "overlay"].contains($0.name)
            }
    }

    private static func enlargesNothing(_ modifier: Modifier) -> Bool {
        // A wider word is as low.
        let heights = ["height", "minHeight", "maxHeight"]
        let isWide = modifier.name == "frame" && !heights.contains(where: modifier.call.hasArgument)
        return plain.contains(modifier.name) || Extent.keepsSize(modifier.name)
            || modifier.call.hasArgument("isPresented") || modifier.name == "menuOrder"
            || isWide && modifier.call.hasArgument("maxWidth")
    }
}
