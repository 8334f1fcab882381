import SwiftSyntax

enum UnnamedPicture: Rule {
    static let about = RuleDescription(
        id: "unnamed-picture",
        title: "Picture without a description",
        level: .question,
        weight: 2,
        whom: "people who use VoiceOver",
        rationale: """
            VoiceOver stops at every picture and reads its file name, like “img onboarding 2”, or “image” if it was \
            loaded. Describe a picture that means something, and hide decoration.
            """,
        source: "WCAG 1.1.1; Apple: Image.init(decorative:bundle:)",
        blindSpots: "Pictures in views of other files that are one element; descriptions of a container.",
        harm: "VoiceOver reads the picture's file name, or “image”",
        change: "add .accessibilityLabel if it means something, otherwise use Image(decorative:)"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for chain in file.chains(rootedIn: "Image") {
            guard let call = chain.rootCall, call.base == nil, !call.hasArgument("label"),
                call.firstUnlabelled != nil || call.hasArgument("uiImage") || call.hasArgument("nsImage")
            else { continue }
            let kept = chain.node.parent
            if kept?.is(InitializerClauseSyntax.self) == true || kept?.is(ReturnStmtSyntax.self) == true
                || kept?.parent?.is(SequenceExprSyntax.self) == true
            {
                continue
            }
            let around = file.around(chain.node)
            let isPart = around.isGiven(to: [
                "background", "overlay", "mask", "Label", "ToolbarItem", "tabItem", "label", "icon", "AsyncImage",
                "Map",
            ])
            guard !chain.isNamed(around), !around.isInControl, !isPart, !around.isSizedBySystem,
                !(chain.modifiers.map(\.call) + around.modifiers).contains(where: \.isPressable)
            else { continue }
            report.finding(at: call.nameToken, unless: chain.labelVouchers(around))
        }
    }
}

extension Call {
    fileprivate var isPressable: Bool { answersTaps || ["onTapGesture", "tag"].contains(name) }
}
