import SwiftSyntax

extension Tap {
    /// Turns the tap into a plain button; empty if that might look or act differently.
    var asButton: [Edit] {
        guard call.name == "onTapGesture", position == chain.modifiers.count - 1,
            chain.node.endPosition == call.node.endPosition, let action, action.signature == nil,
            !action.statements.contains(token: ["$0"]), call.node.arguments.allSatisfy({ $0.label?.text == "perform" }),
            let member = call.member, let base = member.base, ViewChain(of: base).isSameInButton,
            member.period.leadingTrivia.pieces.allSatisfy(\.isWhitespace), let code = code(action, label: base)
        else { return [] }
        let start = chain.node.positionAfterSkippingLeadingTrivia.utf8Offset
        return [Edit(start: start, end: chain.node.endPositionBeforeTrailingTrivia.utf8Offset, text: code)]
    }

    /// On one line if both parts are; nil if indenting could change a multi-line string.
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
    /// The line break and indentation before the modifier's dot; empty if it is on the same line.
    var lineBreak: String { member?.period.leadingTrivia.lineBreak ?? "" }
}

extension Trivia {
    fileprivate var lineBreak: String? {
        let text = description.withPlainNewlines
        return text.lastIndex(of: "\n").map { String(text[$0...]) }
    }
}

extension String {
    /// LF line ends: Swift counts CR LF as one character, which isn't `\n`. Fixer restores the file's.
    fileprivate var withPlainNewlines: String { replacing("\r\n", with: "\n") }
}

extension ViewChain {
    /// Whether it looks the same in a plain button: SwiftUI's views, no control, and no multi-line text, which a button
    /// centres.
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
