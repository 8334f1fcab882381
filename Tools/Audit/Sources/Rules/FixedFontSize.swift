import SwiftSyntax

enum FixedFontSize: Rule {
    static let about = RuleDescription(
        id: "fixed-font-size",
        title: "Fixed font size",
        level: .question,
        weight: 5,
        whom: "people who set a larger text size",
        rationale: """
            People set a larger text size to be able to read. A font of a fixed size ignores it; text styles, \
            .custom(_:size:relativeTo:) and scaled metrics follow it.
            """,
        source: "Human Interface Guidelines, Typography; WCAG 1.4.4",
        blindSpots: """
            Sizes from variables or other files; text in custom views. Text of more than 20 points counts as large \
            enough. A font of the project is reported once, where it is made.
            """,
        harm: "This text keeps its size if a larger text size is set",
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
            report.ask(at: use.node, "Does the widget have room for larger text?")
        case .text: report.finding(at: font.nameToken)
        case .unknown: report.ask(at: use.node, "Is this font used for text?")
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
