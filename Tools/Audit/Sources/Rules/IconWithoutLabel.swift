import SwiftSyntax

/// A control that shows only a picture and has no label.
enum IconWithoutLabel: Rule {
    static let about = RuleDescription(
        id: "icon-without-label",
        title: "Icon-only control without a label",
        severity: .error,
        rationale: """
            VoiceOver and Voice Control know a control by its label. A picture from the assets has its file's name or nothing, an SF \
            Symbol the system's word for the drawing (“Chevron Left”), in the system's choice and not in the app's words.
            """,
        source: "WCAG 1.1.1, 4.1.2",
        blindSpots: """
            Labels given by a modifier of another module; pictures behind names of another file that are no view types. Whether the \
            system's word for a symbol is enough counts as “cannot tell”.
            """,
        message:
            "People who use VoiceOver do not hear what this control does: write its label as a Label, or add .accessibilityLabel",
        doubt: "People who use VoiceOver hear the symbol's name: whether that says what the control does"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for control in file.controls where !["Picker", "DisclosureGroup"].contains(control.name) {
            guard control.title == nil, !control.label.isEmpty, !control.doesNothing else { continue }
            let look = LabelLook(of: control.label, in: file)
            let around = file.around(control.chain.node)
            guard !look.isNamed, !control.chain.isNamed(around) else { continue }
            let unless = control.chain.labelVouchers(around)
            let place = control.call.nameToken
            if control.chain.has("help") || around.has("help")
                || control.labelClosure?.contains(token: ["help"]) == true
            {
                report.cannotTell(
                    at: place,
                    "Only its help says what it does, and not every system reads that",
                    unless: unless
                )
            } else if control.mayBeTitledByStyle {
                report.cannotTell(at: place, "Whether what its style draws says what it does", unless: unless)
            } else if look.pictures.isEmpty, look.ownViews.isEmpty, !look.symbols.isEmpty {
                report.cannotTell(at: place, unless: unless)
            } else if !look.pictures.isEmpty || !look.ownViews.isEmpty || !look.shapes.isEmpty {
                let own = look.ownViews.sorted().map { Fact(.iconView, $0) }
                report.finding(at: place, unless: unless, when: own + around.knownContainers)
            }
        }
    }
}

extension Around {
    /// What is known of the project's own containers: a view of another module may label what it is given.
    var knownContainers: [Fact] { ownContainers.map { Fact(.declaresView, $0) } }
}
