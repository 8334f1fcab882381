import SwiftSyntax

enum IconWithoutLabel: Rule {
    static let about = RuleDescription(
        id: "icon-without-label",
        title: "Icon-only control without a label",
        level: .error,
        weight: 7,
        whom: "people who use VoiceOver or Voice Control",
        rationale: """
            VoiceOver and Voice Control use the label of a control. Without one, VoiceOver reads the file name of a \
            picture, or the system's name for an SF Symbol (“Chevron Left”), which describes the drawing and not the \
            action.
            """,
        source: "WCAG 1.1.1, 4.1.2",
        blindSpots: """
            Labels added by a modifier of another module; pictures behind names of another file that are not view \
            types. Whether the system's name for a symbol is enough is a question.
            """,
        harm: "VoiceOver does not say what this control does",
        doubt: "VoiceOver reads the symbol's name. Does that say what the control does?",
        change: """
            write a Label or an .accessibilityLabel that names the action, like “Open profile”, in a text that the \
            app's string catalog has
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for control in file.controls where !["Picker", "DisclosureGroup"].contains(control.name) {
            askWordless(control, in: file, &report)
            guard control.title == nil, !control.label.isEmpty, !control.doesNothing,
                !HandMadeCheck.isCheck(control.label.map { Syntax($0) })
            else { continue }
            let look = LabelLook(of: control.label, in: file)
            let around = file.around(control.chain.node)
            guard !look.isNamed, !control.chain.isNamed(around) else { continue }
            let unless = control.chain.labelVouchers(around)
            let place = control.call.nameToken
            if control.chain.has("help") || around.has("help")
                || control.labelClosure?.contains(token: ["help"]) == true
            {
                report.ask(
                    at: place,
                    "Only .help says what it does. Is a hint enough?",
                    unless: unless
                )
            } else if control.mayBeTitledByStyle {
                report.ask(at: place, "Does its style add a text that says what it does?", unless: unless)
            } else if look.pictures.isEmpty, look.ownViews.isEmpty, !look.symbols.isEmpty {
                if !look.symbols.allSatisfy({ Call($0)?.symbol.map(saysAction) == true }) {
                    report.ask(at: place, unless: unless)
                }
            } else if control.call.node.ancestor(FunctionDeclSyntax.self)?.name.text == "makeBody" {
                report.ask(at: place, "The style leaves out configuration.label. Does VoiceOver still read it?")
            } else if look.ownViews.isEmpty, !look.pictures.isEmpty, look.pictures.allSatisfy({ $0.assetWord != nil }) {
                let doubt = "VoiceOver reads “\(look.pictures[0].assetWord!)”. Does that say what the control does?"
                report.ask(at: place, doubt, unless: unless + [Fact(.drawsSymbols, "Image")])
            } else if !look.pictures.isEmpty || !look.ownViews.isEmpty || !look.shapes.isEmpty {
                let own = look.ownViews.sorted().map { Fact(.iconView, $0) }
                let symbols = own.isEmpty ? look.pictures.compactMap(\.perhapsSymbol) : []
                let all = unless + (symbols.count == look.pictures.count ? symbols : [])
                report.finding(at: place, unless: all, when: own + around.knownContainers)
                if !symbols.isEmpty { report.ask(at: place, unless: unless, when: symbols) }
                if look.pictures.isEmpty, look.ownViews.count == 1 {
                    let view = look.ownViews.map { Fact(.symbolView, $0) }
                    report.ask(at: place, unless: unless, when: view + around.knownContainers)
                }
            }
        }
    }
}

extension ExprSyntax {
    /// `Image(.close)` and `Images.close` are pictures, or symbols by an initializer or a constant of the project.
    fileprivate var perhapsSymbol: Fact? {
        guard let call = Call(self) else { return calleeName(of: self).map { Fact(.drawsSymbols, $0) } }
        let isMember = call.firstUnlabelled?.as(MemberAccessExprSyntax.self)?.base == nil
        return isMember ? Fact(.drawsSymbols, "Image") : nil
    }

    /// `close` of `Image("close")` and `Image(.close)`, a name that VoiceOver reads as a word.
    fileprivate var assetWord: String? {
        guard let call = Call(self), call.name == "Image", let name = call.firstUnlabelled else { return nil }
        let member = name.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? $0.declName.baseName.text : nil }
        return (name.text ?? member).flatMap { $0.allSatisfy(\.isLowercase) && !$0.isEmpty ? $0 : nil }
    }
}

extension IconWithoutLabel {
    /// Symbols whose VoiceOver names describe their usual action, like “Close” or “Add”.
    private static func saysAction(_ symbol: String) -> Bool {
        let parts = symbol.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }
        let actions: Set<String> = [
            "xmark", "plus", "minus", "trash", "gear", "gearshape", "magnifyingglass", "and.arrow.up", "pencil",
            "and.pencil", "ellipsis", "chevron.left", "chevron.backward", "play", "pause", "stop",
        ]
        return actions.contains(parts.joined(separator: "."))
    }

    /// Asks about titles without letters: VoiceOver reads `Button("×")` as “times”.
    private static func askWordless(_ control: Control, in file: SourceFile, _ report: inout Report) {
        let views = control.label.map { ViewChain(of: $0) }
        let text =
            control.title ?? (views.count == 1 && views[0].name == "Text" ? views[0].rootCall?.firstUnlabelled : nil)
        let around = file.around(control.chain.node)
        guard let words = text?.text, !words.isEmpty,
            !words.contains(where: { $0.isLetter || $0.isNumber }), !words.allSatisfy(\.isWhitespace),
            !control.chain.isNamed(around)
        else { return }
        let doubt = "VoiceOver reads the name of “\(words)”. Does that say what the control does?"
        report.ask(at: control.call.nameToken, doubt, unless: control.chain.labelVouchers(around))
    }
}

extension Around {
    /// Containers of another module may label their content: the project must declare them.
    var knownContainers: [Fact] { ownContainers.map { Fact(.declaresView, $0) } }
}
