import SwiftSyntax

/// Text on the rows of a form or a list, which the system paints.
extension LowContrast {
    /// Nothing of the project's own lies behind the text, and its color would not do for large text either.
    static func checkOnRow(_ chain: ViewChain, _ ink: Call, in file: SourceFile, _ report: inout Report) {
        guard file.settings.platform == .ios, !chain.hasAny(["opacity", "labelStyle", "buttonStyle"]),
            !painting.contains(where: file.mentions),
            file.around(chain.node).isRow
        else { return }
        let given = ink.node.arguments.count == 1 ? ink.firstUnlabelled : nil
        let ratios = Choice.choices(given).compactMap { choice in
            file.paint(choice.color).map {
                $0.colors.composited(over: row, opacity: $0.opacity).contrast(on: row)
            }
        }
        // White on white is not meant for white: something else lies behind it.
        guard let worst = ratios.min(), worst > 1.3, worst < 3 else { return }
        report.finding(
            at: ink.nameToken,
            """
            Many people find this text hard to read on the row, with a contrast ratio of \(shown(worst)) : 1 in one of the appearances: \
            choose a color with 4.5 : 1 or more
            """
        )
    }

    /// White, and the elevated or plain background of dark appearance.
    private static let row = Colors(light: [0xFFFFFF], dark: [0x1C1C1E, 0x000000])

    /// Somewhere in the file rows, or the appearance, are changed.
    private static let painting = [
        "listRowBackground", "scrollContentBackground", "preferredColorScheme(.dark", "colorScheme, .dark",
        "listStyle(.sidebar",
    ]
}

extension Around {
    /// It stands on a row of a form or a list, with nothing but layout between them.
    fileprivate var isRow: Bool {
        guard let index = receivers.firstIndex(where: { ["Form", "List"].contains($0.name) }) else { return false }
        return !hasAny(["background", "buttonStyle"])
            && receivers[..<index].allSatisfy { Self.layout.contains($0.name) && $0.label != "action" }
    }

    private static let layout: Set<String> = [
        "HStack", "VStack", "Group", "Section", "ForEach", "Button", "NavigationLink", "LabeledContent",
        "DisclosureGroup", "Toggle", "Picker",
    ]
}
