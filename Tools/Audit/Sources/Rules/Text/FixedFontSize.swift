import SwiftSyntax

/// Text that stays small when people ask for larger text.
enum FixedFontSize: Rule {
    static let about = RuleDescription(
        id: "fixed-font-size",
        title: "Text of a fixed size",
        standing: .optIn,
        rationale: """
            People who set a larger text size have chosen it to be able to read. A font with a fixed number of points ignores them; text \
            styles, .custom(_:size:relativeTo:) and scaled metrics follow.
            """,
        source: "seed 003, Dynamic Type; WCAG 1.4.4",
        blindSpots: """
            Sizes that come from variables or other files, but for helpers named after fonts; text drawn by views of the project's own. More \
            than 20 points count as large enough, and what lies over a video as too brief to matter.
            """,
        message:
            "People who set a larger text size cannot enlarge this text: use a text style, or a custom font relative to one",
        platforms: [.ios, .visionos, .watchos],
        triggering: triggering,
        nonTriggering: nonTriggering
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        // A tool or a Mac's part of the project: there text has one size.
        if !file.imports.isDisjoint(with: ["AppKit", "Cocoa", "ArgumentParser"]) { return }
        if file.isOfGrid { return }
        for call in file.calls("system") where isFixed(call.argument("size"), in: file) {
            check(call, in: file, &report)
        }
        for call in file.calls("custom") where isFixed(call.argument("fixedSize"), in: file) {
            check(call, in: file, &report)
        }
        for name in Self.kitFonts {
            for call in file.calls(name) where isFixed(call.argument("ofSize"), in: file) {
                checkUIFont(call, in: file, &report)
            }
        }
        checkOwnFonts(file, &report)
        noteTexts(in: file, &report)
    }

    /// A literal or a constant, for what scales is a variable; no larger than a small title, for the others are large as they are.
    static func isFixed(_ size: ExprSyntax?, in file: SourceFile) -> Bool {
        let sizes = size.flatMap(Ternary.init).map { [$0.yes, $0.no] } ?? [size].compactMap { $0 }
        let numbers = sizes.compactMap { file.number($0) }
        return numbers.count == sizes.count && numbers.contains { $0 <= 20 }
    }

    private static let kitFonts = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
    ]

    private static func check(_ call: Call, in file: SourceFile, _ report: inout Report) {
        guard call.isFont, !call.node.isOfPicture(in: file) else { return }
        guard let use = call.fontUse else {
            // A constant for many places: said once, here.
            let name = call.node.constantName ?? ""
            if !name.isEmpty, !name.isOfIcon { report.finding(at: call.nameToken) }
            return
        }
        let font = SetFont(
            token: call.nameToken,
            size: call.argument("size") ?? call.argument("fixedSize"),
            isOfCode: call.argument("design")?.lastName == "monospaced"
        )
        check(font, on: use, in: file, &report)
    }

    /// A font of a fixed size where it is set.
    struct SetFont {
        let token: TokenSyntax
        let size: ExprSyntax?
        /// When it differs from the rule's.
        var message: String?
        /// The facts without which it is not fixed.
        var when: [Fact] = []
        var isOfCode = false
    }

    static func check(_ font: SetFont, on use: ViewChain, in file: SourceFile, _ report: inout Report) {
        let around = file.around(font.token)
        let leaves: Set<String> = ["accessibilityHidden", "dynamicTypeSize"]
        guard !isWidgetArt(around, in: file), !use.hasAny(leaves), !around.has("accessibilityHidden"),
            !around.isGiven(to: chartParts.union(bars)), !fillsRoom(font.size, use, around, in: file),
            !isInvisible(font.size, use, around, in: file)
        else { return }
        let when = font.when + use.givenText
        switch Shown(use, in: file) {
        case .text where font.isOfCode: report.cannotTell(at: use.node, "Whether it is code or a log, which few read")
        case .text where file.isOfWidget: report.cannotTell(at: use.node, "Whether the widget has room for larger text")
        case .text where isBadge(use, around, font.size, in: file) || hasFixedRoom(use, around, in: file):
            report.cannotTell(at: use.node, "Whether its frame would hold larger text")
        case .text: report.finding(at: font.token, font.message, when: when)
        case .pictures: return
        case .unknown where font.when.isEmpty:
            report.cannotTell(at: use.node, "Whether what it sets the font of shows text")
        case .unknown: return
        }
    }

    private static func checkUIFont(_ call: Call, in file: SourceFile, _ report: inout Report) {
        let around = file.around(call.node)
        let scaling: Set<String> = [
            "scaledFont", "SymbolConfiguration", "scaledValue", "Font", "sizeThatFits", "boundingRect", "size",
        ]
        guard !around.isGiven(to: scaling), call.node.enclosingMember?.isScaling != true,
            !call.node.isOfPicture(in: file)
        else { return }
        guard let target = call.node.assignmentTarget ?? call.node.constantName else {
            report.cannotTell(at: call.node, "Whether the font is used for text that people read")
            return
        }
        if target.isOfIcon || target.isTrivial || call.node.isReplaced(as: target) || call.node.isMark(target, in: file)
        {
            return
        }
        report.finding(at: call.nameToken)
    }
}

extension Call {
    /// `.system(size:)`, `Font.system(size:)`, not `Something.system(size:)`.
    var isFont: Bool {
        base == nil || base?.written == "Font" || base?.written == "SwiftUI.Font"
    }

    /// The chain this font is given to, through further links: `.font(.system(size: 12).bold())`.
    var fontUse: ViewChain? {
        var current = Syntax(node)
        while let parent = current.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != current.id {
                guard let value = Call(call), value.name == "font", value.base != nil else { return nil }
                return value.wholeChain
            }
            if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockSyntax.self)
                || parent.is(VariableDeclSyntax.self)
            {
                return nil
            }
            current = parent
        }
        return nil
    }
}
