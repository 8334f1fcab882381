import SwiftSyntax

extension Call {
    /// The chain that gets this font, through further links: `.font(.system(size: 12).bold())`.
    var fontUse: ViewChain? {
        let around = node.ancestors.prefix { !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockSyntax.self) }
        guard let argument = around.lazy.compactMap({ $0.as(LabeledExprSyntax.self) }).first, let call = argument.call,
            call.name == "font", call.base != nil
        else { return nil }
        return call.wholeChain
    }

    /// The function or constant that makes this font for many places: `static let caption = Font.system(size: 11)`.
    var maker: Syntax? {
        let member = node.ancestorsInType.first {
            $0.isMember || $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        }
        guard let member,
            fontUse == nil || member.as(FunctionDeclSyntax.self)?.enclosingTypeName == "View" || member.isModifierBody
        else { return nil }
        return member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self) ? member : nil
    }
}

extension Syntax {
    func takes(_ size: ExprSyntax) -> Bool {
        self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
            ($0.secondName ?? $0.firstName).text == size.trimmedDescription
        } == true
    }

    /// The body of a `ViewModifier`.
    var isModifierBody: Bool {
        self.as(FunctionDeclSyntax.self)?.name.text == "body"
            && enclosingType?.inherited.contains("ViewModifier") == true
    }

    /// Scales its font, or makes several, some of which scale.
    var scales: Bool {
        contains(token: ["UIFontMetrics", "scaledFont", "scaledValue", "relativeTo", "ScaledMetric"])
            || Search.calls(in: self).contains { $0.name == "custom" && !$0.hasArgument("fixedSize") }
    }
}

extension SourceFile {
    /// The names under which other files use the font that `maker` makes: `AppFont.caption`, `View.captionFont`.
    func fontNames(_ maker: Syntax) -> [String] {
        let owner = maker.enclosingTypeName.split(separator: ".").last.map(String.init) ?? ""
        guard maker.isModifierBody else { return [owner + "." + (maker.declaredName ?? "")] }
        let users = index.functions.filter { $0.enclosingTypeName == "View" && $0.contains(token: [owner]) }
        return users.map { "View." + $0.name.text }
    }
}

extension ExprSyntax {
    /// A size below the accessibility sizes, or a range up to one.
    var isTextLimit: Bool {
        let usual = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
        return lastToken(viewMode: .sourceAccurate).map { usual.contains($0.text) } ?? false
    }
}

extension VariableDeclSyntax {
    var isTextLimit: Bool { bindings.first?.initializer?.value.isTextLimit ?? false }
}

extension Modifier {
    /// `AppFont.caption` of `.font(AppFont.caption)`, `View.captionFont` of `.captionFont()`; nil for large sizes.
    var ownFont: String? {
        guard name == "font" else { return isConditional ? nil : "View." + name }
        guard let font = call.firstUnlabelled else { return nil }
        let made = Call(font)
        let sizes = made?.node.arguments.compactMap { Constants.literal($0.expression) } ?? []
        let member = made?.member ?? font.as(MemberAccessExprSyntax.self)
        guard let member, sizes.allSatisfy({ $0 <= 20 }) else { return nil }
        return (member.base?.lastName ?? "Font") + "." + member.declName.baseName.text
    }
}
