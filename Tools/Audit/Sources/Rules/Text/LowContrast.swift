import SwiftSyntax

/// Text that melts into its ground.
enum LowContrast: Rule {
    static let about = RuleDescription(
        id: "low-contrast",
        title: "Text with too little contrast",
        rationale: """
            In sunlight, with tired or ageing eyes, text below 4.5 : 1 (large text: 3 : 1) against its ground is guessed, not read. The system's \
            own orange, green or yellow under white text are between 1.5 and 2.3. Only text below 3 : 1 is reported, which not even large text \
            may have.
            """,
        source: "seed 003; WCAG 1.4.3",
        blindSpots: """
            Colours of an asset catalogue, of other files, of materials and pictures; grounds that do not stand in the same chain; what a \
            person's Increase Contrast changes.
            """,
        triggering: """
            Text(title).↓foregroundColor(.white).padding().background(Color.green)

            Button("Save") { save() }
                .↓foregroundColor(.white)
                .padding()
                .background(RoundedRectangle(cornerRadius: 8).fill(Color.orange))

            private let hint = Color(red: 0.6, green: 0.6, blue: 0.6)
            struct A: View {
                var body: some View { Text(title).font(.caption).↓foregroundColor(hint).background(Color.white) }
            }

            Text(title).↓foregroundStyle(Color(hex: 0xAAAAAA)).padding().background { Color(hex: "#FFFFFF") }

            Text(title).↓foregroundColor(.black.opacity(0.4)).background(.white, in: Capsule())

            Text(title)
                .↓foregroundColor(isOn ? .white : .black)
                .background(isOn ? Color.yellow : Color.white)

            Text(title).font(.body).↓foregroundColor(.white).background(Color.orange)
            Text(title).font(.body).↓foregroundColor(Color(UIColor(hex: 0xAAAAAA))).background(Color(.white))
            Text(title).font(.body).↓foregroundColor(.white).background(Color(uiColor: .systemGreen))

            VStack { Image("go"); Text(command) }.padding().background(Color.mint).↓foregroundColor(.white)

            Form { Section { VStack { Text("The key is too short.").font(.caption).↓foregroundColor(.orange) } } }

            List { Text(status).↓foregroundStyle(isOn ? .green : .secondary) }
            """,
        nonTriggering: [
            "Text(title).foregroundColor(.black).background(Color.white)",
            "Text(title).foregroundColor(.white).background(Color.blue); Text(title).foregroundColor(.white).background(.red)",
            "Text(title).foregroundColor(.gray).background(.white)",
            "Label(title, systemImage: name).labelStyle(.iconOnly).foregroundColor(.white).background(Color.green)",
            "HStack { Label(title, systemImage: name).foregroundColor(.white).background(Color.green) }.labelStyle(.iconOnly)",
            #"Text("\(unread.count)").foregroundColor(.white).background(Color.orange)"#,
            "Text(title).foregroundColor(.primary).background(Color.white)",
            "↯Text(title).foregroundColor(.brand).background(Color.white)",
            "Text(title).foregroundColor(.gray)",
            "Circle().foregroundColor(.gray).background(Color.white)",
            "↯Text(title).foregroundColor(.white).background(Color.black.opacity(0.3))",
            "↯Text(title).foregroundColor(.white).background(.ultraThinMaterial)",
            """
            Text(title)
                .foregroundColor(isOn ? .white : .black)
                .background(isOn ? Color.black : Color.white)

            Text("★").foregroundColor(.yellow).background(Color.white).accessibilityHidden(true)
            Text(title).foregroundColor(.white).background(Color.green).hidden()
            """,
            "↯Text(title).foregroundColor(isOn ? .gray : .black).background(isNew ? Color.white : Color.yellow)",
            "Text(title).foregroundColor(.black).foregroundColor(.gray).background(Color.white)",
            "↯Text(title).foregroundStyle(.red).background { Capsule().fill(.red).opacity(0.15) }",
            """
            Form { Text("Remove").foregroundColor(.red); Link("More", destination: url).foregroundColor(.blue) }
            Form { Text("✓").foregroundColor(.green); Image("a").foregroundColor(.orange) }
            Form { ZStack { Color.black; Text(title).foregroundColor(.yellow) } }
            Form { Text(title) }.toolbar { Text("New").foregroundColor(.orange) }
            ScrollView { Text(title).foregroundColor(.orange) }

            List { Text(title).foregroundColor(.orange) }.listRowBackground(Color.black)

            Form { Button(action: set) { Text("Set").foregroundColor(.white) } }
            Form { Button(action: set) { Text("Set").foregroundColor(.orange) }.buttonStyle(.bordered) }

            HStack { Text(title).font(.headline) }.background(Color.blue).foregroundColor(.white)
            HStack { Text(title).bold() }.font(.title3).background(Color.blue).foregroundColor(.white)

            Text(step).fontSize(40, .bold).foregroundColor(.white).background(.blue, in: Circle())
            Text(step).themeFont(.big).foregroundColor(.white).background(.blue, in: Circle())

            // [macos]
            Form { Text(title).foregroundColor(.orange) }
            """,
        ]
    )

    fileprivate static let inks = ["foregroundColor", "foregroundStyle"]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for use in inks.flatMap(file.modifiers) where use.chain.firstInk == use.position {
            check(use.chain, use.position, in: file, &report)
        }
    }

    private static func check(_ chain: ViewChain, _ position: Int, in file: SourceFile, _ report: inout Report) {
        guard chain.showsText, !chain.hasAny(["accessibilityHidden", "hidden", "labelStyle"]),
            !chain.modifiers[position].isConditional,
            chain.name == "Text" || !file.around(chain.node).has("labelStyle")
        else { return }
        let ink = chain.modifiers[position].call
        guard let ground = chain.ground else { return checkOnRow(chain, ink, in: file, &report) }
        let inks = Choice.choices(ink.node.arguments.count == 1 ? ink.firstUnlabelled : nil)
        let grounds = Choice.choices(ground)
        if let one = inks.first?.condition, let other = grounds.first?.condition, one != other {
            return report.cannotTell(at: chain.node, "Which of its colours meet is not said here")
        }
        for ink in inks {
            for ground in grounds where ground.condition == nil || ink.condition == nil || ground.branch == ink.branch {
                if check(ink.color, on: ground.color, chain, position, in: file, &report) { return }
            }
        }
    }

    /// - Returns: whether something was said.
    private static func check(
        _ ink: ExprSyntax?,
        on ground: ExprSyntax?,
        _ chain: ViewChain,
        _ position: Int,
        in file: SourceFile,
        _ report: inout Report
    ) -> Bool {
        let below = file.paint(ground).flatMap { $0.opacity == 1 ? $0 : nil }
        let above = file.paint(ink)
        guard let above, let below else {
            guard (above == nil) != (below == nil), ink?.isSemantic != true else { return false }
            report.cannotTell(at: chain.node, "One of its two colours is not known here")
            return true
        }
        let ratio = above.colors.composited(over: below.colors, opacity: above.opacity).contrast(on: below.colors)
        guard ratio < 3 else { return false }
        report.finding(
            at: chain.modifiers[position].call.nameToken,
            """
            Many people find this text hard to read, with a contrast ratio of \(shown(ratio)) : 1: choose colors with 4.5 : 1 or more, \
            large text with 3 : 1 or more
            """
        )
        return true
    }

    static func shown(_ ratio: Double) -> Double { (ratio * 10).rounded(.down) / 10 }

    /// A colour, or one side of `condition ? a : b`.
    struct Choice {
        var condition: String?
        var branch = true
        var color: ExprSyntax?

        static func choices(_ expression: ExprSyntax?) -> [Choice] {
            guard let ternary = expression.flatMap(Ternary.init) else { return [Choice(color: expression)] }
            return [
                Choice(condition: ternary.condition, branch: true, color: ternary.yes),
                Choice(condition: ternary.condition, branch: false, color: ternary.no),
            ]
        }
    }
}

/// `condition ? yes : no`, before operators are folded.
struct Ternary {
    let condition: String
    let yes: ExprSyntax
    let no: ExprSyntax

    init?(_ expression: ExprSyntax) {
        guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), let no = parts.last,
            let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index == parts.count - 2,
            index > 0,
            let choice = parts[index].as(UnresolvedTernaryExprSyntax.self)
        else { return nil }
        condition = parts[..<index].map(\.normalisedCode).joined(separator: " ")
        yes = choice.thenExpression
        self.no = no
    }
}

extension ExprSyntax {
    /// `.primary`, `.secondary`: made for what is below them.
    fileprivate var isSemantic: Bool {
        ["primary", "secondary", "tertiary", "quaternary", "tint", "accentColor"].contains(calleeName(of: self) ?? "")
    }
}

extension ViewChain {
    /// The innermost colour wins.
    fileprivate var firstInk: Int? {
        modifiers.firstIndex { LowContrast.inks.contains($0.name) }
    }

    fileprivate var showsText: Bool {
        if name == "Text" { return rootCall?.showsLetters == true }
        if name == "Label" { return true }
        if let control = Control(self), control.name != "Picker" {
            if control.title?.isEmptyText == false { return !has("buttonStyle") }
            return control.label.count == 1 && ViewChain(of: control.label[0]).isPlainText && !has("buttonStyle")
        }
        guard ["HStack", "VStack"].contains(name), let views = rootCall?.closure(nil)?.views else { return false }
        return views.contains { ViewChain(of: $0).isPlainText }
    }

    /// A text without a colour or font of its own.
    private var isPlainText: Bool {
        (name == "Text" || name == "Label") && firstInk == nil && !modifiers.contains(where: \.setsFont)
    }

    /// The fill of the innermost background. The colour of text may be set inside or outside of it.
    fileprivate var ground: ExprSyntax? {
        guard let background = modifiers.first(where: { $0.name == "background" }),
            !background.isConditional, !modifiers.contains(where: { $0.name == "opacity" })
        else { return nil }
        let call = background.call
        guard let given = call.firstUnlabelled ?? call.closure(nil)?.views.only else { return nil }
        let chain = ViewChain(of: given)
        guard SwiftUIViews.shapes.contains(chain.name), !chain.has("opacity") else { return given }
        return chain.modifiers.first { ["fill", "foregroundColor", "foregroundStyle"].contains($0.name) }?.call
            .firstUnlabelled
    }
}

extension Call {
    /// `.font(…)`, or a modifier of the project's own like `.fontSize(13)`.
    fileprivate var setsFont: Bool {
        name == "font" || name.speaks(of: ["font"]) && !["fontWeight", "fontDesign", "fontWidth"].contains(name)
    }
}

extension Modifier {
    fileprivate var setsFont: Bool { call.setsFont }
}

extension Array {
    fileprivate var only: Element? { count == 1 ? first : nil }
}
