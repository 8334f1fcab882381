import SwiftSyntax

/// A tap gesture does what a button is for, without what a button brings.
enum TapGesture: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Tap gesture where a button belongs",
        standing: .optIn,
        rationale: """
            VoiceOver reads a view with a tap gesture as plain text, Full Keyboard Access cannot reach it, and it shows no press. A Button \
            has the trait, the focus and the press. The fix writes a Button where that is certainly the same view.
            """,
        source: "WCAG 2.1.1, 4.1.2",
        blindSpots:
            "A gesture in a view modifier of the project's own, and whether people can do the same in another way.",
        message: """
            People who use VoiceOver do not hear that this is a button, and Full Keyboard Access does not reach it: write a Button with a \
            button style; .accessibilityAddTraits(.isButton) alone tells VoiceOver, but leaves the keyboard out
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for tap in file.taps where !tap.isNoControl(in: file) && !tap.isOnControlOrScrim && !tap.handsOn {
            let around = file.around(tap.chain.node)
            let modifiers = tap.chain.modifiers.map(\.call) + around.modifiers
            let isOneElement = around.modifiers.contains { $0.name == "accessibilityElement" && !$0.keepsChildren }
            guard !modifiers.contains(where: \.answersTaps), !isOneElement, !around.isInControl,
                !around.isGiven(to: ["background"]), !tap.isInsideAnswered
            else { continue }
            if let doubt = tap.doubt(in: file) {
                report.cannotTell(at: tap.chain.node, doubt)
            } else {
                let vouchers = (modifiers.map(\.name) + [tap.chain.name]).map { Fact(.labelsControl, $0) }
                let inUse = Fact(.labelledInUse, tap.chain.node.enclosingTypeName)
                report.finding(at: tap.call.nameToken, unless: vouchers + [inUse], fix: tap.asButton)
            }
        }
    }
}

extension Tap {
    /// In a modifier of the project's own, with the action that it was given.
    fileprivate var handsOn: Bool {
        guard let function = call.node.ancestor(FunctionDeclSyntax.self), let code = actionCode,
            function.enclosingType?.is(ExtensionDeclSyntax.self) == true, function.enclosingTypeName == "View"
        else { return false }
        return function.signature.parameterClause.parameters.contains {
            code.hasPrefix(($0.secondName ?? $0.firstName).text + " (")
        }
    }

    fileprivate func doubt(in file: SourceFile) -> String? {
        if count != 1 { return "Whether what several taps do can be done in another way, too" }
        if ["ScrollView", "List", "Form", "NavigationStack", "NavigationView", "GeometryReader", "TabView"].contains(
            chain.name
        ) {
            return "Whether a tap anywhere on the screen is the only way to do this"
        }
        let inside = file.controls.filter { $0.call.node.isInside(chain.root) }
        if let actionCode, inside.contains(where: { $0.call.actionCode == actionCode }) {
            return "Whether the control in it does the same"
        }
        return nil
    }

    /// In `.if(x) { $0.onTapGesture { … } }` and the like: what was applied to the view before.
    fileprivate var isInsideAnswered: Bool {
        guard chain.root.is(DeclReferenceExprSyntax.self),
            let outer = chain.node.ancestor(ClosureExprSyntax.self)?.receiver
        else { return false }
        return ViewChain(of: ExprSyntax(outer.node)).modifiers.contains(where: \.call.answersTaps)
    }
}

/// The fix of a tap: a plain button, if that is certainly the same view.
extension Tap {
    /// Empty if a button might look or act otherwise.
    fileprivate var asButton: [Edit] {
        guard call.name == "onTapGesture", position == chain.modifiers.count - 1,
            chain.node.endPosition == call.node.endPosition, let action, action.signature == nil,
            !action.statements.contains(token: ["$0"]), call.node.arguments.allSatisfy({ $0.label?.text == "perform" }),
            let member = call.member, let base = member.base, ViewChain(of: base).isSameInButton,
            member.period.leadingTrivia.pieces.allSatisfy(\.isWhitespace), let code = code(action, label: base)
        else { return [] }
        let start = chain.node.positionAfterSkippingLeadingTrivia.utf8Offset
        return [Edit(start: start, end: chain.node.endPositionBeforeTrailingTrivia.utf8Offset, text: code)]
    }

    /// On one line if both parts are; nil if the lines could not be indented without changing a text.
    private func code(_ action: ClosureExprSyntax, label: ExprSyntax) -> String? {
        let (action, label) = (action.trimmedDescription.withPlainNewlines, label.trimmedDescription.withPlainNewlines)
        guard (action + label).contains("\n") else {
            return "Button \(action) label: { \(label) }.buttonStyle(.plain)"
        }
        guard let indent = chain.node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.lineBreak,
            !(action + label).contains("\"\"\"")
        else { return nil }
        let moved = call.lineBreak.count > indent.count ? action.replacing(call.lineBreak, with: indent) : action
        return
            "Button \(moved) label: {\(indent)    \(label.replacing("\n", with: "\n    "))\(indent)}\(indent).buttonStyle(.plain)"
    }
}

extension Call {
    /// The line break and the blanks before this modifier's dot, so that a further one is laid out like it; empty on one line.
    var lineBreak: String { member?.period.leadingTrivia.lineBreak ?? "" }
}

extension Trivia {
    /// The last line break in it and the blanks after that, if there is one.
    fileprivate var lineBreak: String? {
        let text = description.withPlainNewlines
        return text.lastIndex(of: "\n").map { String(text[$0...]) }
    }
}

extension String {
    /// With LF at the ends of lines: Swift takes CR LF for one character, which is no `\n`. Fixes get the file's own again.
    fileprivate var withPlainNewlines: String { replacing("\r\n", with: "\n") }
}

extension ViewChain {
    /// SwiftUI's own and drawn the same in a plain button: no control inside, and no text of several lines, which a button centres.
    fileprivate var isSameInButton: Bool {
        let ofWhole: Set<String> = [
            "gesture", "simultaneousGesture", "highPriorityGesture", "popover", "sheet", "alert", "confirmationDialog",
            "fullScreenCover", "task", "focusable", "focused", "textSelection", "id", "tag", "allowsHitTesting",
            "hidden",
            "position", "buttonStyle", "menuStyle", "keyboardShortcut",
        ]
        let isKnown = modifiers.allSatisfy {
            Extent.knows($0.name) && !$0.isConditional && !ofWhole.contains($0.name) && !$0.name.hasPrefix("on")
                && !$0.name.hasPrefix("accessibility")
        }
        guard isKnown else { return false }
        if ["Image", "Spacer", "Divider"].contains(name) || SwiftUIViews.shapes.contains(name) || isColor {
            return true
        }
        if name == "Text" {
            let literal = rootCall?.firstUnlabelled?.as(StringLiteralExprSyntax.self)
            return has("multilineTextAlignment")
                || calls("lineLimit").contains { $0.firstUnlabelled?.trimmedDescription == "1" }
                || literal.map { $0.segments.count == 1 && $0.trimmedDescription.count <= 24 } == true
        }
        guard ["HStack", "VStack", "ZStack"].contains(name), let content = rootCall?.closure(nil) else { return false }
        return content.statements.allSatisfy {
            $0.item.as(ExprSyntax.self).map { ViewChain(of: $0).isSameInButton } == true
        }
    }
}
