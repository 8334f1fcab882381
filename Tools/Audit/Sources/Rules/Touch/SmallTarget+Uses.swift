import SwiftSyntax

/// Where a small control stands: in a row that does or offers the same, as a mere picture of a state, or bare in its button.
extension SmallTarget {
    /// Points: a symbol in the text size that people usually have.
    static let bareSide = 20.0

    /// A symbol alone in a button that adds nothing, in the size of the text around.
    static func isBareSymbol(_ control: Control, _ style: String?, _ around: Around, in file: SourceFile) -> Bool {
        guard file.settings.platform == .ios, control.name == "Button", control.label.count == 1,
            let style, ["plain", "PlainButtonStyle", "borderless", "BorderlessButtonStyle"].contains(style)
        else { return false }
        let label = ViewChain(of: control.label[0])
        let outer = control.chain.modifiers + around.modifiers.map { Modifier(call: $0, isConditional: false) }
        return label.name == "Image" && label.rootCall?.hasArgument("systemName") == true
            && label.modifiers.allSatisfy { !$0.isConditional && ($0.isSmallFont || keepsSymbol.contains($0.name)) }
            && control.chain.modifiers.allSatisfy {
                !$0.isConditional && Extent.knows($0.name) && $0.name != "contentShape"
            }
            && outer.allSatisfy { $0.isSmallFont || !$0.name.speaks(of: ["font", "scale", "icon", "typesize"]) }
    }

    private static let keepsSymbol: Set<String> = [
        "foregroundStyle", "foregroundColor", "symbolRenderingMode", "accessibilityLabel", "accessibilityHidden",
        "opacity", "fontWeight", "bold", "symbolVariant", "tint", "help", "renderingMode",
    ]

    /// The row around it does the same: the whole row is the target.
    static func repeats(_ control: Control, _ around: Around) -> Bool {
        guard let code = control.call.actionCode else { return false }
        return around.modifiers.contains { $0.name.isTapName && $0.actions.contains { $0.contains(code) } }
    }

    /// A swipe or the menu of the row around it does the same, or a button with words does: who misses it has a larger way.
    static func isOffered(_ control: Control, in file: SourceFile) -> Bool {
        guard let code = control.call.actionCode else { return false }
        let offers = ["swipeActions", "contextMenu"].flatMap { file.modifiers($0) }
            .filter { control.chain.node.isInside($0.chain.root) }
            .flatMap { $0.modifier.call.closures }
        return file.controls.contains { other in
            other.call.actionCode == code && offers.contains { other.call.node.isInside($0.closure) }
                || other.hasWords && other.does(code) && other.call.node.isShown(with: control.call.node)
        }
    }

    /// Notes the project's own views that a row repeats, and those whose binding is a constant.
    static func noteUses(in file: SourceFile, _ report: inout Report) {
        for name in file.linksByName.keys where name.isTapName || name == "onTouchGesture" {
            for use in file.modifiers(name) { noteRow(use.chain, tap: use.modifier.call, &report) }
        }
        for constant in file.calls("constant") where constant.isImplicitMember {
            guard let given = constant.node.parent?.as(LabeledExprSyntax.self), let use = given.call,
                let label = given.label?.text
            else { continue }
            report.fact(.shownConstant, use.name + "." + label)
        }
    }

    private static func noteRow(_ row: ViewChain, tap: Call, _ report: inout Report) {
        let given = tap.actions + [tap.firstUnlabelled].compactMap { $0.map { $0.normalisedCode + " ( )" } }
        let inside = row.rootCall?.closures.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0.closure) } ?? []
        for part in inside.compactMap(Call.init) where part.base == nil && part.name.first?.isUppercase == true {
            if part.actions.contains(where: { action in given.contains { $0.contains(action) } }) {
                report.fact(.repeatedByRow, part.name)
            }
        }
    }

    /// The control only changes a binding: it does nothing where that is a constant.
    static func shownOnly(_ action: CodeBlockItemListSyntax?, in file: SourceFile, _ type: String) -> [Fact] {
        guard let action, action.count == 1, let only = action.first,
            let change = file.assignments.first(where: { Syntax($0.node).isInside(only) })
        else { return [] }
        return [Fact(.shownConstant, type + "." + change.name)]
    }
}

extension Control {
    fileprivate var hasWords: Bool {
        title != nil || label.contains { ["Text", "Label"].contains(ViewChain(of: $0).name) }
    }

    /// It does that and perhaps more: “Cancel” also empties the search.
    fileprivate func does(_ code: String) -> Bool {
        call.buttonAction?.statements.contains { $0.item.normalisedCode == code } == true
    }
}

extension FunctionCallExprSyntax {
    /// Another one in the same member, not in another branch, and nothing but stacks between: no menu, sheet or list.
    fileprivate func isShown(with other: FunctionCallExprSyntax) -> Bool {
        id != other.id && enclosingMember?.id == other.enclosingMember?.id && !isInOtherBranch(than: other)
            && receivers.allSatisfy { around in
                Self.stacks.contains(around.name) || around.closures.contains { other.isInside($0.closure) }
            }
    }

    private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]
}

extension Modifier {
    /// A font of the text's size or less.
    fileprivate var isSmallFont: Bool {
        guard name == "font" || name == "imageScale" else { return false }
        let value = call.firstUnlabelled?.written ?? ""
        return [".body", ".callout", ".subheadline", ".footnote", ".caption", ".caption2", ".small", ".medium"]
            .contains { value == $0 || value.hasPrefix($0 + ".") }
    }
}

extension SourceFile {
    /// Its path names another platform and not this one: `App tvOS/Menu.swift`.
    var isOfOtherPlatform: Bool {
        let path = path.lowercased()
        let held = Platform.allCases.filter { path.holds($0.rawValue) }
        guard !held.isEmpty else { return false }
        let words = path.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) && $0 < 0x80 }
        let named = held.filter { platform in words.contains { $0.elementsEqual(platform.rawValue.utf8) } }
        return !named.isEmpty && !named.contains(settings.platform)
    }
}
