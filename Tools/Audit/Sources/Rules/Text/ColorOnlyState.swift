import SwiftSyntax

/// A state that is shown by nothing but a colour.
enum ColorOnlyState: Rule {
    static let about = RuleDescription(
        id: "color-only-state",
        title: "State shown by colour alone",
        standing: .optIn,
        rationale: """
            One man in twelve does not tell red from green, and VoiceOver reads no colour at all. A symbol, a word, a weight or a trait that \
            changes with it says the same to everybody.
            """,
        source: "seed 003; WCAG 1.4.1",
        blindSpots:
            "States that another type of the same screen shows, too; differences in brightness that everybody sees; states that only decorate.",
        message:
            "Who does not see this colour does not know the state: change a symbol, a word or the weight with it, and give VoiceOver the value",
        triggering: """
            struct Lamp: View {
                let isOnline: Bool
                var body: some View { Circle().fill(↓isOnline ? Color.green : Color.red).frame(width: 8, height: 8) }
            }

            struct Field: View {
                @State private var hasError = false
                var body: some View { TextField("Name", text: $name).foregroundColor(↓hasError ? .red : .primary) }
            }

            struct Tab: View {
                let tab: Page
                var body: some View { Text(tab.title).foregroundStyle(↓tab == selection ? .blue : .gray) }
            }

            Button(title) { isSelected.toggle() }.background(↓isSelected ? Color.blue : Color.white)

            Text(day).foregroundColor(↓task.isOverdue ? .red : .secondary).background(task.isOverdue ? Color.yellow : .clear)
            """,
        nonTriggering: [
            """
            struct Lamp: View {
                let isOnline: Bool
                var body: some View {
                    Image(systemName: isOnline ? "checkmark" : "xmark").foregroundColor(isOnline ? .green : .red)
                }
            }
            """,
            #"Circle().fill(isOnline ? Color.green : Color.red).accessibilityValue(isOnline ? "Online" : "Offline")"#,
            "Text(title).fontWeight(isSelected ? .bold : .regular).foregroundColor(isSelected ? .blue : .gray)",
            """
            HStack {
                Text(title).foregroundColor(isSelected ? .blue : .gray)
                if isSelected { Image(systemName: "checkmark") }
            }
            """,
            "Text(title).foregroundColor(isEnabled ? .blue : .gray)",
            "Text(title).foregroundColor(colorScheme == .dark ? .white : .black)",
            "struct A: View { var body: some View { label.background(configuration.isPressed ? Color.gray : Color.white) } }",
            "struct A: View { var body: some View { row.background(index % 2 == 0 ? Color.white : Color.gray) } }",
            "Text(title).opacity(isOld ? 0.5 : 1).foregroundColor(.red)",
            "struct A: View { var body: some View { row.background(isHovered ? Color.gray : Color.clear) } }",
        ]
    )

    private static let painting = [
        "foregroundColor", "foregroundStyle", "background", "fill", "tint", "stroke", "listRowBackground",
    ]

    /// States of a control that the system says itself, and conditions that are no states.
    private static let noStates = [
        "isenabled", "disabled", "ispressed", "colorscheme", "hover", "focus", "contrast", "%", "#available", "reduce",
        "isempty", "istargeted", "dragging", "theme", "style", "isactive ?", "islast", "isfirst",
        "differentiatewithoutcolor", "pressing", "controlactive", "destructive", "outgoing", "prominent", "solid",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        var uses: [(ternary: Ternary, node: ExprSyntax, type: String)] = []
        for use in painting.flatMap(file.modifiers) {
            guard let argument = use.modifier.call.firstUnlabelled, let ternary = Ternary(argument),
                ternary.isOfColors
            else { continue }
            uses.append((ternary, argument, argument.enclosingTypeName))
        }
        uses.sort { $0.node.position < $1.node.position }
        var said: Set<String> = []
        for use in uses where !said.contains(use.type + use.ternary.condition) {
            said.insert(use.type + use.ternary.condition)
            if use.ternary.condition.speaks(of: noStates) { continue }
            let same = uses.filter { $0.type == use.type && $0.ternary.condition == use.ternary.condition }.count
            guard let type = use.node.enclosingType, type.count(of: use.ternary.subject) <= same else { continue }
            report.finding(at: use.node)
        }
    }
}

extension Ternary {
    /// Both sides are colours by the look of them.
    fileprivate var isOfColors: Bool {
        [yes, no].allSatisfy { $0.isMember || $0.trimmedDescription.hasPrefix("Color") }
    }

    /// The condition without its negation: `isSelected` in `!isSelected`.
    fileprivate var subject: String { condition.hasPrefix("! ") ? String(condition.dropFirst(2)) : condition }
}

extension ExprSyntax {
    /// `.red`, `Color.red`, `.red.opacity(0.5)`.
    fileprivate var isMember: Bool {
        let root = ViewChain(of: self).root
        return root.is(MemberAccessExprSyntax.self)
            || root.as(FunctionCallExprSyntax.self)?.calledExpression.is(MemberAccessExprSyntax.self) == true
    }
}

extension DeclGroupSyntax {
    /// How often a piece of code stands in the bodies of the type; its declaration is none.
    fileprivate func count(of code: String) -> Int {
        let wanted = code.split(separator: " ")
        let tokens = memberBlock.tokens(viewMode: .sourceAccurate).map(\.text)
        guard !wanted.isEmpty, tokens.count >= wanted.count else { return 0 }
        var found = 0
        for start in 0...(tokens.count - wanted.count) where tokens[start] == wanted[0] {
            if start > 0, ["let", "var", "$", "_"].contains(tokens[start - 1]) { continue }
            // A toggle or an assignment sets the state and shows nothing.
            let next = start + wanted.count < tokens.count ? tokens[start + wanted.count] : ""
            let afterNext = start + wanted.count + 1 < tokens.count ? tokens[start + wanted.count + 1] : ""
            if next == "=" || next == ":" && start > 0 && ["(", ","].contains(tokens[start - 1])
                || next == "." && afterNext == "toggle"
            {
                continue
            }
            if wanted.indices.allSatisfy({ tokens[start + $0] == wanted[$0] }) { found += 1 }
        }
        return found
    }
}
