import SwiftSyntax

enum RowButtons: Rule {
    static let about = RuleDescription(
        id: "row-buttons",
        title: "Several buttons in one row",
        level: .question,
        weight: 8,
        whom: "everyone",
        rationale: """
            In a List or Form, a button without a style makes its whole row tappable. With two of them in a row, one tap \
            runs both actions, wherever the finger is.
            """,
        source: "Apple: PrimitiveButtonStyle.borderless",
        blindSpots: "Styles set outside of the list in another file; rows whose list is another app's.",
        harm: "A tap anywhere in this row of a list runs the actions of all its buttons",
        change: "give each button .buttonStyle(.borderless), or another style",
        platforms: [.ios]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        addFacts(file, &report)
        var rows: [SyntaxIdentifier: [(button: Call, type: String?)]] = [:]
        for button in file.calls("Button") where button.base == nil {
            let around = file.around(button.node)
            guard !button.wholeChain.has("buttonStyle"), !around.has("buttonStyle"), let place = RowPlace(around) else {
                continue
            }
            rows[place.row.id, default: []].append((button, place.isInList ? nil : button.node.enclosingTypeName))
        }
        for row in rows.values where row.count > 1 {
            let buttons = row.sorted { $0.button.node.position < $1.button.node.position }
            guard buttons.dropFirst().contains(where: { !$0.button.isAlternative(to: buttons[0].button) }) else {
                continue
            }
            report.finding(
                at: buttons[0].button.nameToken,
                when: buttons[0].type.map { [Fact(.placedInList, $0)] } ?? []
            )
        }
    }

    private static func addFacts(_ file: SourceFile, _ report: inout Report) {
        for row in ["swipeActions", "listRowInsets", "listRowBackground", "listRowSeparator"].flatMap(file.modifiers) {
            report.fact(.placedInList, row.chain.name)
        }
        guard !file.calls("List").isEmpty || !file.calls("Form").isEmpty else { return }
        for chain in file.index.chains {
            guard let call = chain.rootCall, call.isInitializer, !SwiftUIViews.text.contains(call.name),
                !SwiftUIViews.places.contains(call.name), RowPlace.isRow(file.around(chain.node))
            else { continue }
            report.fact(.placedInList, call.name)
        }
    }
}

/// The outermost stack of a row.
private struct RowPlace {
    let row: FunctionCallExprSyntax
    /// False if only the use of its type can show that it is in a list.
    let isInList: Bool

    init?(_ around: Around) {
        let inner = around.receivers.prefix { !Self.bounds.contains($0.name) }
        guard let stack = inner.last(where: { ["HStack", "VStack", "ZStack"].contains($0.name) }),
            inner.allSatisfy({ SwiftUIViews.containers.contains($0.name) })
        else { return nil }
        row = stack.call.node
        isInList = inner.count < around.receivers.count
        if isInList, !Self.isRow(around) { return nil }
    }

    private static let bounds: Set<String> = ["List", "Form", "Section", "ForEach"]

    /// Directly in a list: not in a sheet, a control or a lazy stack of it.
    static func isRow(_ around: Around) -> Bool {
        let list = around.receivers.firstIndex { ["List", "Form"].contains($0.name) }
        guard let list, around.receivers[list].label != "header" else { return false }
        return around.receivers[..<list].allSatisfy {
            SwiftUIViews.containers.subtracting(["LazyHStack", "LazyVStack"]).contains($0.name)
                || $0.name == "Section" && !["header", "footer"].contains($0.label)
        }
    }
}

extension Call {
    /// In another branch of the same condition.
    fileprivate func isAlternative(to other: Call) -> Bool {
        let shared = node.ancestors.first { other.node.isInside($0) }
        return shared.map { [.ifExpr, .switchExpr, .switchCaseList, .ifConfigDecl].contains($0.kind) } ?? false
    }
}
