import SwiftSyntax

enum BareTarget: Rule {
    static let about = RuleDescription(
        id: "bare-target",
        title: "Control only as high as a line of text",
        level: .question,
        weight: 4,
        whom: "people with large or unsteady fingers",
        rationale: """
            A button is as large as its label. A symbol or a word in body text is some 20 points high, less than half of what a finger surely \
            hits, and a little padding does not change that. Lists, bars and bordered styles add room; plain stacks do not.
            """,
        source: "Human Interface Guidelines, Buttons; WCAG 2.5.5, 2.5.8",
        blindSpots: "Texts of several lines; room that custom styles or containers add; fonts set further out.",
        change:
            "give the label .frame(minWidth: 44, minHeight: 44) and a .contentShape, or use .buttonStyle(.bordered)",
        platforms: [.ios]
    )

    /// Below this, people miss targets; up to 44 points, they are only less comfortable.
    private static let least = 40.0
    private static let names: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "ShareLink", "PhotosPicker"]
    /// Modifiers of a control that give it room; padding around a button can't be pressed.
    private static let room: Set<String> = ["contentShape", "touchTarget", "forgivingTouchArea", "controlSize"]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in file.viewsInBars { report.fact(.placedInBar, name) }
        for name in file.looks { report.fact(.changesLook, name) }
        for control in file.controls where names.contains(control.name) && !control.doesNothing {
            let around = file.around(control.chain.node)
            let modifiers = control.chain.modifiers
            let style = control.style(around)
            let type = control.chain.node.enclosingTypeName
            let unless =
                [Fact(.placedInBar, type)] + (control.name == "NavigationLink" ? [Fact(.placedInList, type)] : [])
            guard !isSized(Extent(of: control.label, in: file)), !around.isInControl, !hasRoom(around),
                !modifiers.contains(where: { room.contains($0.name) || $0.isFrameWithHeight }),
                !around.isGiven(to: ["List", "Form", "Section"]), !around.answers(control.call)
            else { continue }
            var looks = Set(
                modifiers.filter { !Extent.knows($0.name) && !$0.call.hasArgument("isPresented") }.map(\.name)
            )
            let height = LineHeight(of: control.label, title: control.title, modifiers.map(\.call), in: file)
            looks.formUnion(height.looks)
            // A style in a variable may be any.
            if let style, !Control.plainStyles.contains(style) {
                looks.insert(style.first?.isUppercase == true ? style : "." + style)
            }
            judge(height.points, looks, at: control.call.nameToken, unless, &report)
            if control.label.count == 1, ViewChain(of: control.label[0]).isBarePicture, looks.isEmpty {
                report.ask(
                    at: control.call.nameToken,
                    "The target is only as large as its picture. Is that 44 points?",
                    unless: unless
                )
            }
        }
        for tap in file.taps where tap.count == 1 && !tap.isNoControl(in: file) && !tap.isOnControlOrScrim {
            let around = file.around(tap.chain.node)
            let height = LineHeight(of: tap.chain, upTo: tap.position, in: file)
            guard !isSized(Extent(of: tap.chain, upTo: tap.position, in: file)), !around.isInControl, !hasRoom(around),
                !around.hasAny(["onTapGesture", "contentShape"]), !tap.chain.isInvisible
            else { continue }
            let unless = [Fact(.placedInBar, tap.chain.node.enclosingTypeName)]
            judge(height.points, height.looks, at: tap.call.nameToken, unless, &report)
        }
    }

    /// Whether the size is written down, which SmallTarget judges.
    private static func isSized(_ extent: Extent) -> Bool {
        extent.height.map { $0 < 34.6 || (extent.width ?? 63) < 62.8 } ?? false
    }

    private static func judge(
        _ height: Double?,
        _ looks: Set<String>,
        at place: TokenSyntax,
        _ unless: [Fact],
        _ report: inout Report
    ) {
        guard let height, height > 2, height < least else { return }
        report.finding(
            at: place,
            "The target is a line of text or a symbol, some \(Int(height.rounded())) points high",
            unless: unless,
            when: looks.map { Fact(.changesLook, $0) }
        )
    }

    private static func hasRoom(_ around: Around) -> Bool {
        around.isSizedBySystem || around.isInvisible || around.isGiven(to: ["Alert", "ContentUnavailableView"])
            // A project's modifier may put it into a bar or an alert.
            || !around.receivers.allSatisfy {
                $0.call.base == nil
                    || ["sheet", "popover", "safeAreaInset", "overlay", "fullScreenCover", "background"].contains(
                        $0.name
                    )
            }
    }
}

extension ViewChain {
    /// A picture of the app in its own size.
    fileprivate var isBarePicture: Bool {
        name == "Image" && rootCall?.hasArgument("systemName") == false
            && modifiers.allSatisfy { Extent.keepsSize($0.name) && $0.name != "resizable" }
    }
}

extension Modifier {
    fileprivate var isFrameWithHeight: Bool {
        name == "frame" && ["height", "minHeight", "maxHeight"].contains(where: call.hasArgument)
    }
}
