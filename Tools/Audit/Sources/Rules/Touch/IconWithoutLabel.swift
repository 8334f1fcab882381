import SwiftSyntax

/// A control that shows only a picture and says nothing of what it does.
enum IconWithoutLabel: Rule {
    static let about = RuleDescription(
        id: "icon-without-label",
        title: "Icon-only control without a label",
        standing: .optIn,
        rationale: """
            VoiceOver and Voice Control know a control by its label. A picture from the assets has its file's name or nothing, an SF \
            Symbol the system's word for the drawing (“Chevron Left”), in the system's choice and not in the app's words.
            """,
        source: "seed 003; WCAG 1.1.1, 4.1.2",
        blindSpots: """
            Labels given by a modifier of another module; pictures behind names of another file that are no view types; a label that is \
            there but empty or wrong. A symbol counts where its name only says what is drawn (“Arrow Up, Arrow Down”), or something else \
            than what is done.
            """,
        message:
            "People who use VoiceOver do not hear what this control does: write its label as a Label, or add .accessibilityLabel",
        doubt: "whether the system's word for its symbol is all there is to say",
        platforms: [.ios, .macos, .watchos, .tvos, .visionos],
        triggering: triggering,
        nonTriggering: nonTriggering
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for control in file.controls where control.name != "Picker" && control.name != "DisclosureGroup" {
            check(control, in: file, &report)
        }
        for chain in file.allChains {
            if let call = chain.ownView {
                checkOwn(call, chain, in: file, &report)
                checkTold(call, chain, in: file, &report)
            }
            for modifier in chain.modifiers { checkPressed(by: modifier.call, chain, in: file, &report) }
        }
    }

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard control.title == nil, !control.label.isEmpty, !control.chain.isNamed else { return }
        guard !control.doesNothing, !control.isTitledByStyle else { return }
        let look = LabelLook(of: control.label, in: file)
        guard !look.isNamed, !look.isNamedIfTold, !look.isEmpty || look.isBareShape else { return }
        let around = file.around(control.chain.node)
        guard !around.isNamed,
            !around.isGiven(to: ["accessibilityRepresentation", "accessibilityActions"])
        else { return }
        var unless = control.chain.labelVouchers(around)
        // A link in a link: the outer one has the words, and goes there, too.
        if ["NavigationLink", "Link"].contains(control.name) {
            unless.append(Fact(.answeredInUse, control.chain.node.enclosingTypeName))
        }
        let node = control.call.nameToken
        if control.chain.mayGetLabel || around.has("help") || control.labelClosure?.mentions(["help"]) == true {
            let doubt = "Only its help says what it does, and not every system reads that as its label"
            report.cannotTell(at: node, doubt, unless: unless)
        } else if control.call.node.isShownOnHover {
            report.cannotTell(at: node, "Whether people who do not hover meet it", unless: unless)
        } else if !look.loaded.isEmpty {
            report.cannotTell(at: node, "Whether the loaded picture describes itself is not said here", unless: unless)
        } else if look.isBareShape {
            report.finding(
                at: node,
                "People who use VoiceOver hear no name for this control at all: add .accessibilityLabel",
                severity: .error,
                unless: unless
            )
        } else if look.isSpoken(as: control.call, in: file) {
            report.cannotTell(at: node, unless: unless)
        } else if look.isWordedPicture(of: control.call) {
            report.cannotTell(at: node, "Whether its picture's name is word enough", unless: unless)
        } else if look.ownViews.isEmpty, look.pictures.isEmpty, look.ownImages.isEmpty {
            report.finding(
                at: node,
                "People who use VoiceOver hear the symbol's name, not what this control does: write its label as a Label with "
                    + ".labelStyle(.iconOnly), or add .accessibilityLabel",
                unless: unless
            )
        } else {
            report.finding(
                at: node,
                severity: look.pictures.isEmpty ? nil : .error,
                unless: unless,
                when: look.ownViews.sorted().map { Fact(.iconView, $0) }
            )
        }
    }
}

extension ViewChain {
    /// `.help(…)`, or a modifier of the project's own whose name speaks of words: `.shortcutHelp("Copy")`.
    var mayGetLabel: Bool {
        modifiers.contains { modifier in
            modifier.name == "help"
                || !SwiftUIViews.modifiers.contains(modifier.name)
                    && modifier.name.speaks(of: ["help", "label", "tooltip", "hint", "accessib", "voiceover"])
        }
    }
}

extension SyntaxProtocol {
    /// Only a pointer over it brings it up: `if isHovered { … }`.
    fileprivate var isShownOnHover: Bool {
        guard let condition = ancestor(IfExprSyntax.self) else { return false }
        return condition.conditions.written.lowercased().contains("hover") || condition.isShownOnHover
    }
}
