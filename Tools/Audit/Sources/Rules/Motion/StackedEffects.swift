import SwiftSyntax

/// One change of state scales, turns, shifts and blurs a view all at once.
enum StackedEffects: Rule {
    static let about = RuleDescription(
        id: "stacked-effects",
        title: "Three or more effects for one change",
        standing: .optIn,
        rationale:
            "A view that grows, turns and blurs at once is noise: people look at the effect and miss what changed. One or two effects say it.",
        source: "seed 001: avoid stacking multiple effects (scale + rotate + blur)",
        blindSpots: "Effects spread over nested views; effects driven by different values that change together.",
        doubt: "whether a finger moves all of this is not to be seen",
        triggering: """
            struct A: View {
                @State private var isOpen = false
                var body: some View {
                    Text("a").scaleEffect(isOpen ? 1.2 : 1).rotationEffect(.degrees(isOpen ? 5 : 0)).↓blur(radius: isOpen ? 0 : 3)
                }
            }

            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .scaleEffect(configuration.isPressed ? 0.9 : 1)
                        .brightness(configuration.isPressed ? 0.1 : 0)
                        .↓rotationEffect(.degrees(configuration.isPressed ? 2 : 0))
                }
            }

            struct A: View {
                @State private var isOpen = false
                private var size: CGFloat { isOpen ? 1.2 : 1 }
                var body: some View {
                    Text("a").scaleEffect(size).padding().offset(y: isOpen ? 0 : 9).↓rotation3DEffect(.degrees(isOpen ? 9 : 0), axis: (0, 1, 0))
                }
            }

            struct A: View {
                @Binding var phase: Int
                var body: some View { Text("a").offset(x: phase == 1 ? 9 : 0).blur(radius: phase == 1 ? 2 : 0).↓scaleEffect(phase == 1 ? 2 : 1).hueRotation(.degrees(phase == 1 ? 9 : 0)) }
            }

            struct A: View {
                @StateObject private var model = Model()
                var body: some View {
                    Text("a").saturation(model.isOff ? 0 : 1).scaleEffect(model.isOff ? 0.9 : 1).↓blur(radius: model.isOff ? 2 : 0)
                }
            }
            """,
        nonTriggering: [
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").scaleEffect(isOpen ? 1 : 2).offset(x: isOpen ? 1 : 2) } }"#,
            #"Text("a").scaleEffect(2).rotationEffect(.degrees(9)).blur(radius: 2)"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").scaleEffect(isOpen ? 1 : 2).rotationEffect(.degrees(9)).blur(radius: 2) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").opacity(isOpen ? 1 : 2).foregroundStyle(isOpen ? .red : .blue).scaleEffect(isOpen ? 1 : 2) } }"#,
            #"struct A: View { @State var isOpen = false; var body: some View { Text("a").offset(x: isOpen ? 1 : 2).offset(y: isOpen ? 1 : 2).offset(y: isOpen ? 1 : 2) } }"#,
            #"struct A: View { @State var a = false; @State var b = false; @State var c = false; var body: some View { Text("a").scaleEffect(a ? 1 : 2).offset(x: b ? 1 : 2).blur(radius: c ? 1 : 2) } }"#,
            #"struct A: View { let size: CGFloat; var body: some View { Text("a").scaleEffect(size).offset(x: size).blur(radius: size) } }"#,
            #"struct ConfettiPiece: View { @State var isUp = false; var body: some View { Text("a").scaleEffect(isUp ? 1 : 2).offset(x: isUp ? 1 : 2).rotationEffect(.degrees(isUp ? 1 : 2)) } }"#,
            #"struct A: View { @GestureState var drag = CGSize.zero; var body: some View { Text("a").scaleEffect(drag.width).offset(x: drag.width).↯rotationEffect(.degrees(drag.width)) } }"#,
        ]
    )

    private static let effects: [String] = [
        "scaleEffect", "rotationEffect", "rotation3DEffect", "offset", "position", "blur", "brightness", "saturation",
        "hueRotation", "contrast",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard effects.filter({ !file.calls($0).isEmpty }).count > 2 else { return }
        for chain in file.allChains {
            let used = chain.modifiers.filter { effects.contains($0.name) }
            guard Set(used.map(\.name)).count > 2 else { continue }
            check(used, in: file, &report)
        }
    }

    private static func check(_ used: [Modifier], in file: SourceFile, _ report: inout Report) {
        let node = used[0].call.node
        let members = file.members(around: node)
        let state = members.state.union(["configuration.isPressed"])
        let reads = used.map {
            file.reads($0.call.node.arguments).filter { path in state.contains { path.isPath(within: $0) } }
        }
        for key in reads.reduce(into: Set<String>(), { $0.formUnion($1) }).sorted() {
            let driven = zip(used, reads).filter { $1.contains(key) }.map(\.0)
            var names: [String] = []
            for modifier in driven where !names.contains(modifier.name) {
                names.append(modifier.name)
                guard names.count == 3, RoutineMotion.isRoutine(node, in: file) else { continue }
                if key.speaks(of: ["drag", "gesture", "translation", "scroll", "pan", "zoom", "magnif"]) {
                    return report.cannotTell(at: modifier.call.nameToken)
                }
                return report.finding(
                    at: modifier.call.nameToken,
                    "people see the effects and miss what changed: keep one or two of \(list(driven))"
                )
            }
        }
    }

    private static func list(_ modifiers: [Modifier]) -> String {
        Set(modifiers.map(\.name)).sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
}
