import SwiftSyntax

enum PlainHeading: Rule {
    static let about = RuleDescription(
        id: "plain-heading",
        title: "Section titles that are no headings",
        level: .question,
        weight: 2,
        whom: "people who use VoiceOver",
        rationale: """
            VoiceOver's rotor jumps from heading to heading. If titles only look like ones, people must hear a long \
            page from its beginning. Titles of sections and navigation bars are headings already.
            """,
        source: "WCAG 1.3.1, 2.4.6; Apple: AccessibilityTraits.isHeader",
        blindSpots: "Traits that a text style of another file adds; each file is asked about once.",
        harm: "VoiceOver reads section titles here as plain text, so that nobody can jump to them",
        change: "add .accessibilityAddTraits(.isHeader) to each title"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let titles = file.chains(rootedIn: "Text").filter { isTitle($0, in: file) }
        guard titles.count > 1, !file.tree.contains(token: ["isHeader", "accessibilityHeading"]) else { return }
        report.finding(at: titles[0].node, unless: titles[0].modifiers.map { Fact(.labelsControl, $0.name) })
    }

    /// A fixed text that looks like a title and is the first in a stack, or alone in the first row of one.
    private static func isTitle(_ text: ViewChain, in file: SourceFile) -> Bool {
        let words = text.rootCall?.firstUnlabelled
        guard text.modifiers.contains(where: looksLikeTitle), var stack = text.node.stack,
            words?.text != nil || words?.path?.first?.isUppercase == true
        else { return false }
        var first = text.node
        if stack.name == "HStack", let outer = stack.wholeChain.node.stack {
            guard stack.views.filter({ $0.name == "Text" }).count == 1 else { return false }
            (first, stack) = (stack.wholeChain.node, outer)
        }
        let rest = stack.views.dropFirst().map(\.name).filter { !["Spacer", "Divider"].contains($0) }
        let around = file.around(text.node)
        return ["VStack", "LazyVStack"].contains(stack.name) && stack.views.first?.node.id == first.id
            && rest.first.map(fields.contains) == false && !around.isInControl && !around.isSizedBySystem
            && (rest.contains { $0 != "Text" } || !around.isGiven(to: ["HStack"]))
            && !around.isGiven(to: ["List", "Form", "Section", "ForEach", "overlay", "background"])
            && !around.hasAny(["accessibilityElement", "accessibilityHidden", "onTapGesture"])
    }

    /// Above one of these, a text is its label.
    private static let fields: Set<String> = [
        "TextField", "SecureField", "TextEditor", "Slider", "Picker", "DatePicker", "Stepper", "Toggle", "Menu",
    ]

    private static func looksLikeTitle(_ modifier: Modifier) -> Bool {
        let style = modifier.call.node.arguments.trimmedDescription.lowercased().replacing("subhead", with: "")
        return modifier.name == "bold"
            || ["font", "style"].contains { modifier.name.lowercased().contains($0) }
                && ["title", "head", "bold", "heavy"].contains(where: style.contains)
    }
}

extension ExprSyntax {
    /// The call whose closure shows it, through branches.
    fileprivate var stack: Call? { ancestor(ClosureExprSyntax.self).flatMap(\.receiver) }
}

extension Call {
    fileprivate var views: [ViewChain] { closures.last?.closure.views.map { ViewChain(of: $0) } ?? [] }
}
