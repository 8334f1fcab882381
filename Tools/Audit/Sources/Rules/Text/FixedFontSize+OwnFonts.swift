import SwiftSyntax

/// Fixed sizes that a helper of the project makes into a font: `.fontSize(15)`, `.font(.brand(15))`, `Tile(textSize: 15)`.
extension FixedFontSize {
    static func checkOwnFonts(_ file: SourceFile, _ report: inout Report) {
        report.add(helpers(in: file))
        for name in file.linksByName.keys where name != "font" && name.speaks(of: ["font", "textsize"]) {
            for use in file.modifiers(name) { check(use.modifier.call, on: use.chain, as: name, in: file, &report) }
        }
        for use in file.modifiers("font") {
            guard let font = use.modifier.call.firstUnlabelled.flatMap({ Call($0) }), font.isFont,
                font.base != nil || font.isImplicitMember, !["system", "custom"].contains(font.name)
            else { continue }
            check(font, on: use.chain, as: "Font." + font.name, in: file, &report)
        }
        checkParameters(in: file, &report)
    }

    private static func check(
        _ call: Call,
        on use: ViewChain,
        as helper: String,
        in file: SourceFile,
        _ report: inout Report
    ) {
        guard let size = call.argument("size") ?? call.firstUnlabelled, isFixed(size, in: file) else { return }
        let font = SetFont(
            token: call.nameToken,
            size: size,
            message: message(call.name),
            when: [Fact(.fixesTextSize, helper)]
        )
        check(font, on: use, in: file, &report)
    }

    /// `Tile("Open", textSize: 15)`, whose text has no size of its own.
    private static func checkParameters(in file: SourceFile, _ report: inout Report) {
        guard sizes.contains(where: file.mentions) else { return }
        for call in file.callsByName.keys.sorted().filter({ $0.first?.isUppercase == true }).flatMap(file.calls) {
            guard let argument = call.node.arguments.first(where: { sizes.contains($0.label?.text ?? "") }),
                let label = argument.label, isFixed(argument.expression, in: file), !file.isOfWidget,
                call.node.arguments.contains(where: { ["label", "title", "text"].contains($0.label?.text) })
            else { continue }
            let fact = Fact(.fixesTextSize, call.name + "." + label.text)
            report.finding(at: label, message(call.name), when: [fact])
        }
    }

    private static let sizes = ["textSize", "fontSize", "titleSize"]

    private static func message(_ helper: String) -> String {
        """
        People who set a larger text size cannot enlarge this text, because ‘\(helper)’ gives it a fixed number of points: use a text \
        style here, or scale the size where ‘\(helper)’ is declared
        """
    }

    /// The functions and parameters of this file that make a number of points a font that does not scale.
    private static func helpers(in file: SourceFile) -> Set<Fact> {
        var facts: Set<Fact> = []
        let fonts =
            file.calls("system").filter(\.isFont).compactMap { $0.argument("size") }
            + file.calls("custom").filter(\.isFont).compactMap { $0.argument("fixedSize") }
        for size in fonts {
            guard let name = size.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let function = size.ancestor(FunctionDeclSyntax.self), function.takes(name),
                size.enclosingMember?.isScaling != true
            else { continue }
            let type = size.enclosingTypeName
            if type == "View" { facts.insert(Fact(.fixesTextSize, function.name.text)) }
            if type == "Font", function.returnsFont { facts.insert(Fact(.fixesTextSize, "Font." + function.name.text)) }
        }
        let passed = sizes.filter(file.mentions).flatMap { file.uses(of: $0) }.filter { $0.isSizeOfFont }
        for size in passed where file.isPlainParameter(size) {
            facts.insert(Fact(.fixesTextSize, size.enclosingTypeName + "." + (size.lastName ?? "")))
        }
        return facts
    }
}

extension FunctionDeclSyntax {
    /// It makes fonts: `static func note() -> Font`.
    var returnsFont: Bool {
        ["Font", "UIFont"].contains(signature.returnClause?.type.written ?? "")
    }

    fileprivate func takes(_ name: String) -> Bool {
        signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }
}

extension ExprSyntax {
    /// `.system(size: textSize)`, `.fontSize(textSize)`.
    fileprivate var isSizeOfFont: Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self), let call = argument.call else { return false }
        if call.name == "system" { return argument.label?.text == "size" }
        return argument.label == nil && call.base != nil && call.name.speaks(of: ["fontsize", "textsize"])
    }
}

extension SourceFile {
    /// A stored property that scales by nothing.
    fileprivate func isPlainParameter(_ use: ExprSyntax) -> Bool {
        guard let name = use.lastName else { return false }
        return variables.contains { variable in
            variable.enclosingTypeName == use.enclosingTypeName && variable.name == name && variable.attributes.isEmpty
                && variable.bindings.first?.accessorBlock == nil
                && variable.parent?.is(MemberBlockItemSyntax.self) == true
        }
    }
}

extension SyntaxProtocol {
    /// The constant whose value this is: `caption` in `static let caption = Font.system(size: 11)`.
    var constantName: String? {
        for current in ancestors {
            if let variable = current.as(VariableDeclSyntax.self) { return variable.name }
            if let function = current.as(FunctionDeclSyntax.self), function.returnsFont { return function.name.text }
            if current.is(FunctionDeclSyntax.self) || current.isType { return nil }
            if current.is(FunctionCallExprSyntax.self), !isLinkOf(current) { return nil }
        }
        return nil
    }

    /// `.bold()` after it: still the same font.
    private func isLinkOf(_ outer: Syntax) -> Bool {
        guard let call = outer.as(FunctionCallExprSyntax.self) else { return false }
        return Syntax(call.calledExpression).position <= position && position < call.calledExpression.endPosition
    }

    /// `titleLabel.font` in `titleLabel.font = .systemFont(ofSize: 14)`.
    var assignmentTarget: String? {
        guard let elements = parent?.as(ExprListSyntax.self), let first = elements.first, elements.count == 3,
            elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
        else { return nil }
        return first.written
    }
}
