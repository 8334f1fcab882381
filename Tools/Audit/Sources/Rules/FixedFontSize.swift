import SwiftSyntax

enum FixedFontSize: Rule {
    static let about = RuleDescription(
        id: "fixed-font-size",
        title: "Text of a fixed size",
        level: .question,
        weight: 5,
        whom: "people who set a larger text size",
        rationale: """
            People who set a larger text size have chosen it to be able to read. A font with a fixed number of points ignores them; text \
            styles, .custom(_:size:relativeTo:) and scaled metrics follow.
            """,
        source: "Human Interface Guidelines, Typography; WCAG 1.4.4",
        blindSpots: """
            Sizes that come from variables or other files; text drawn by views of the project's own. More than 20 points count as large \
            enough. A font that the project makes is reported once, where it is made.
            """,
        harm: "People who set a larger text size cannot enlarge this text",
        change: "use a text style, or a custom font relative to one",
        platforms: [.ios, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        // Command-line tools and Mac code: text has one size there.
        guard file.index.imports.isDisjoint(with: ["AppKit", "Cocoa", "ArgumentParser"]) else { return }
        for (name, label) in [("system", "size"), ("custom", "fixedSize")] {
            for call in file.calls(name) {
                guard let size = call.argument(label),
                    ["Font", "SwiftUI.Font", nil].contains(call.base?.trimmedDescription)
                else { continue }
                if let maker = call.maker {
                    let isParameter = maker.takes(size)
                    if (isParameter || isFixed(size, in: file)) && !maker.scales { report.finding(at: call.nameToken) }
                } else if isFixed(size, in: file), let use = call.fontUse {
                    check(call, on: use, in: file, &report)
                }
            }
        }
    }

    /// A literal or a constant (what scales is a variable) up to the size of a small title.
    private static func isFixed(_ size: ExprSyntax, in file: SourceFile) -> Bool {
        let sizes = Ternary(size).map { [$0.yes, $0.no] } ?? [size]
        let numbers = sizes.compactMap { file.number($0) }
        return numbers.count == sizes.count && numbers.contains { $0 <= 20 }
    }

    private static func check(_ font: Call, on use: ViewChain, in file: SourceFile, _ report: inout Report) {
        let around = file.around(use.node)
        guard !use.hasAny(["accessibilityHidden", "dynamicTypeSize"]), !around.has("accessibilityHidden"),
            !use.isInvisible,
            // Bars enlarge their text, and charts give their labels room.
            !around.isSizedBySystem, !around.isGiven(to: ["Chart", "AxisMarks", "AxisValueLabel", "annotation"])
        else { return }
        switch ShownContent(use, in: file) {
        case .text where !file.index.imports.isDisjoint(with: ["WidgetKit", "ActivityKit", "ClockKit"]):
            report.ask(at: use.node, "Has the widget room for larger text?")
        case .text: report.finding(at: font.nameToken)
        case .unknown: report.ask(at: use.node, "Does what it sets the font of show text?")
        case .pictures: break
        }
    }
}

extension Call {
    /// The chain that gets this font, through further links: `.font(.system(size: 12).bold())`.
    fileprivate var fontUse: ViewChain? {
        let around = node.ancestors.prefix { !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockSyntax.self) }
        guard let argument = around.lazy.compactMap({ $0.as(LabeledExprSyntax.self) }).first, let call = argument.call,
            call.name == "font", call.base != nil
        else { return nil }
        return call.wholeChain
    }

    /// The function or constant that makes this font for many places: `static let caption = Font.system(size: 11)`.
    fileprivate var maker: Syntax? {
        let member = node.ancestorsInType.first {
            $0.isMember || $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        }
        guard let member, fontUse == nil || member.as(FunctionDeclSyntax.self)?.enclosingTypeName == "View" else {
            return nil
        }
        return member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self) ? member : nil
    }
}

extension Syntax {
    fileprivate func takes(_ size: ExprSyntax) -> Bool {
        self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
            ($0.secondName ?? $0.firstName).text == size.trimmedDescription
        } == true
    }

    /// Scales its font, or makes several, some of which scale.
    fileprivate var scales: Bool {
        contains(token: ["UIFontMetrics", "scaledFont", "scaledValue", "relativeTo", "ScaledMetric"])
            || Search.calls(in: self).contains { $0.name == "custom" && !$0.hasArgument("fixedSize") }
    }
}
