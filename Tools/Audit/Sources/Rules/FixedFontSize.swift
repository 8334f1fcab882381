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
            Sizes from variables; text in custom views. Text of more than 20 points counts as large enough.
            """,
        harm: "This text keeps its size if a larger text size is set",
        change: "use a text style, or a custom font relative to one",
        platforms: [.ios, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        // Command-line tools and Mac code: text has one size there.
        guard file.index.imports.isDisjoint(with: ["AppKit", "Cocoa", "ArgumentParser"]) else { return }
        checkUses(file, &report)
        checkLimits(file, &report)
        for (name, label) in [("system", "size"), ("custom", "fixedSize")] {
            for call in file.calls(name) {
                guard let size = call.argument(label),
                    ["Font", "SwiftUI.Font", nil].contains(call.base?.trimmedDescription)
                else { continue }
                if let maker = call.maker {
                    // A modifier looks its size up: `sizes[style]`, `config.size`.
                    let isGiven =
                        maker.takes(size)
                        || maker.isModifierBody && !size.isOwnMember && !file.tree.contains(token: scaling)
                    if (isGiven || isFixed(size, in: file)) && !maker.scales {
                        report.finding(at: call.nameToken)
                        for font in file.fontNames(maker) { report.fact(.fixesFont, font) }
                    }
                } else if isFixed(size, in: file), let use = call.fontUse {
                    check(call, on: use, in: file, &report)
                }
            }
        }
    }

    private static let scaling: Set<String> = [
        "UIFontMetrics", "ScaledMetric", "dynamicTypeSize", "sizeCategory", "scaledFont", "preferredFont",
    ]

    /// Texts in a fixed font that another file makes; the first of each.
    private static func checkUses(_ file: SourceFile, _ report: inout Report) {
        var known: Set<String> = []
        for chain in file.index.chains where chain.name == "Text" && !chain.has("accessibilityHidden") {
            guard chain.rootCall?.showsLetters == true, !file.around(chain.node).isSizedBySystem else { continue }
            for modifier in chain.modifiers {
                guard let font = modifier.ownFont, let name = font.split(separator: ".").last.map(String.init),
                    file.functions(named: name).isEmpty, file.variables(named: name).isEmpty,
                    known.insert(font).inserted
                else { continue }
                report.finding(
                    at: modifier.call.nameToken,
                    "The font of this text is made in another file and keeps its size if a larger text size is set",
                    when: [Fact(.fixesFont, font)]
                )
            }
        }
    }

    /// `.dynamicTypeSize(.large)`, `.dynamicTypeSize(...DynamicTypeSize.xLarge)`, and limits of the environment.
    private static func checkLimits(_ file: SourceFile, _ report: inout Report) {
        for variable in file.index.variables where variable.isTextLimit {
            for value in file.index.variables where value.contains(token: [variable.enclosingTypeName]) {
                report.fact(.capsTextSize, value.name ?? "")
            }
        }
        for use in file.modifiers("dynamicTypeSize") where !file.around(use.chain.node).isSizedBySystem {
            guard let size = use.call.firstUnlabelled, use.chain.name != "Image" else { continue }
            let variable = file.variables(named: size.lastName ?? "").first
            let isKnown = size.isTextLimit || variable?.isTextLimit == true
            let key = variable.flatMap { Search.all(KeyPathExprSyntax.self, in: $0).first?.components.last }
            if !isKnown, key == nil { continue }
            report.finding(
                at: use.call.nameToken,
                "The text here stops growing before the accessibility sizes",
                change: "allow at least .accessibility3, and lay out large sizes differently",
                when: isKnown ? [] : [Fact(.capsTextSize, key?.component.trimmedDescription ?? "")]
            )
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
