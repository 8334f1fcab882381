import SwiftSyntax

enum ClippedText: Rule {
    static let about = RuleDescription(
        id: "clipped-text",
        title: "Text in a fixed height",
        level: .question,
        weight: 4,
        whom: "people who set a larger text size",
        rationale: """
            At the largest text sizes, a line of body text is 60 points high and a sentence takes three times as many \
            lines. A fixed height cuts off what does not fit, or lets it overlap what is below.
            """,
        source: "Human Interface Guidelines, Typography; WCAG 1.4.4, 1.4.12",
        blindSpots: "Heights from other files or from the offered space; content that people can scroll.",
        harm: "A larger text size cuts this text off, as its height is fixed",
        change: "use .frame(minHeight:) or a @ScaledMetric",
        platforms: [.ios, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for use in file.modifiers("lineLimit") where ["Text", "HStack", "VStack"].contains(use.chain.name) {
            let around = file.around(use.chain.node)
            let words = use.chain.rootCall?.firstUnlabelled?.text
            guard let lines = Constants.literal(use.call.firstUnlabelled), !isFixed(use.chain),
                words.map({ Double($0.count) > lines * 12 }) ?? (lines == 1),
                !use.chain.hasAny(["minimumScaleFactor", "accessibilityHidden"]), !around.isSizedBySystem,
                // Rows are short on purpose.
                !around.isInControl, !around.isGiven(to: ["ForEach", "List"])
            else { continue }
            report.finding(
                at: use.call.nameToken,
                "At a larger text size, only the beginning of this text is visible",
                change: "allow more lines, at least if dynamicTypeSize.isAccessibilitySize"
            )
        }
        checkColumns(file, &report)
        for use in file.modifiers("frame") {
            let chain = use.chain
            guard let height = Constants.literal(use.call.argument("height") ?? use.call.argument("maxHeight")),
                height > 8, height <= limit(chain, in: file),
                !chain.hasAny(["minimumScaleFactor", "accessibilityHidden"])
            else { continue }
            let around = file.around(chain.node)
            if around.isSizedBySystem || around.isGiven(to: ["ScrollView"]) && chain.name == "ScrollView" { continue }
            report.finding(at: use.call.nameToken)
        }
    }

    /// Columns of equal width, which can't grow with their texts.
    private static func checkColumns(_ file: SourceFile, _ report: inout Report) {
        for row in file.chains(rootedIn: "HStack") {
            let views = row.rootCall?.closure(nil)?.views.map { ViewChain(of: $0) } ?? []
            let loops = views.filter { $0.name == "ForEach" }.compactMap { $0.rootCall?.closure(nil) }
            let around = file.around(row.node)
            guard let loop = loops.first, !around.isSideways,
                Search.calls(in: loop).contains(where: {
                    $0.name == "frame" && $0.argument("maxWidth")?.lastName == "infinity"
                }),
                Search.calls(in: loop).contains(where: { $0.name == "Text" && !$0.wholeChain.has("minimumScaleFactor") }
                ),
                !row.node.contains(token: ["ViewThatFits", "dynamicTypeSize", "isAccessibilitySize"])
            else { continue }
            report.ask(
                at: row.rootCall?.nameToken ?? row.node.firstToken(viewMode: .sourceAccurate)!,
                "At a larger text size, do these texts still fit side by side?",
                change: "put them below each other if dynamicTypeSize.isAccessibilitySize, or use ViewThatFits"
            )
        }
    }

    /// Minimum height for the largest text: one line for one text, two for several; 0 without text.
    private static func limit(_ chain: ViewChain, in file: SourceFile) -> Double {
        if chain.name == "Text" {
            let words = chain.rootCall?.firstUnlabelled?.text
            return words.map { $0.count < 3 } == true || chain.has("font") && isFixed(chain) ? 0 : 40
        }
        if ["TextField", "SecureField"].contains(chain.name), !isFixed(chain) { return 48 }
        if chain.name == "label", chain.root.path == "configuration.label" { return 56 }
        guard ["VStack", "HStack", "Button", "NavigationLink"].contains(chain.name),
            let content = chain.rootCall?.closures.last?.closure
        else { return 0 }
        let texts = Search.calls(in: content).filter { $0.name == "Text" && !isFixed($0.wholeChain) }
        return texts.count > 1 && chain.name == "VStack" ? 120 : texts.isEmpty ? 0 : chain.name == "Button" ? 56 : 40
    }

    private static func isFixed(_ chain: ViewChain) -> Bool {
        chain.calls("font").contains { Call($0.firstUnlabelled)?.hasArgument("size") == true }
    }
}

extension Around {
    fileprivate var isSideways: Bool {
        receivers.contains { $0.name == "ScrollView" && $0.call.node.arguments.contains(token: ["horizontal"]) }
    }
}
